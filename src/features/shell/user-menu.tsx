import { Button, Popover, Segmented } from 'antd';
import { useState } from 'react';
import { initialsOf, toWords } from '@/shared/format';
import { deployment } from '@/shared/http';
import { loginType, signOut, useSession } from '@/shared/session';
import { useTexts } from '@/shared/texts/use-texts';
import { changeAppearance, type Density, type Preference, useAppearance } from '@/shared/ui';
import { ChangePasswordModal } from './change-password-modal.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { MySessions } from './my-sessions.tsx';
import styles from './shell.module.css';
import { Shortcuts } from './shortcuts.tsx';

/** The avatar and its panel: who one is, how it should look, the way out. */
export function UserMenu() {
  const t = useTexts();
  const user = useSession();
  const [open, setOpen] = useState(false);
  const [changing, setChanging] = useState(false);
  const changesPassword = deployment().deployment === 'saas' && loginType() === 'sso';
  const panel = (
    <div className={styles.userPanel}>
      <div className={styles.who}>
        <span className={styles.avatar} aria-hidden="true">
          {initialsOf(user.Name)}
        </span>
        <div>
          <strong>{user.Name}</strong>
          <span>{user.emailid}</span>
          <span>{toWords(user.role)}</span>
        </div>
      </div>
      <AppearanceChoice />
      <LanguageChoice />
      <Shortcuts />
      <MySessions />
      {changesPassword && (
        <Button block onClick={() => setChanging(true)}>
          Change Password
        </Button>
      )}
      <Button block onClick={() => signOut()}>
        {t('shell.logout')}
      </Button>
    </div>
  );
  return (
    <>
      <Popover open={open} onOpenChange={setOpen} trigger="click" placement="bottomRight" content={panel}>
        <button
          type="button"
          className={styles.avatarButton}
          aria-label={t('shell.account', { name: user.Name })}
          aria-expanded={open}
        >
          <span className={styles.avatar} data-initials={initialsOf(user.Name)} />
        </button>
      </Popover>
      {changing && <ChangePasswordModal username={user.username} onClose={() => setChanging(false)} />}
    </>
  );
}

function AppearanceChoice() {
  const t = useTexts();
  const { preference, density } = useAppearance();
  return (
    <div className={styles.choices}>
      <Segmented<Preference>
        block
        aria-label={t('shell.theme')}
        value={preference}
        onChange={(next) => changeAppearance({ preference: next })}
        options={[
          { value: 'light', label: t('shell.light') },
          { value: 'dark', label: t('shell.dark') },
          { value: 'system', label: t('shell.system') },
        ]}
      />
      <Segmented<Density>
        block
        aria-label={t('shell.density')}
        value={density}
        onChange={(next) => changeAppearance({ density: next })}
        options={[
          { value: 'comfortable', label: t('shell.comfortable') },
          { value: 'compact', label: t('shell.compact') },
        ]}
      />
    </div>
  );
}
