import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { deployment } from '@/shared/http';
import { loginType, signOut, useAccess, useSession } from '@/shared/session';
import { useTexts } from '@/shared/texts/use-texts';
import { Avatar } from '@/shared/ui/avatar/avatar';
import { lazyDialog } from '@/shared/ui/loading/lazy-dialog';
import { Popup } from '@/shared/ui/popup/popup';
import styles from '../shell.module.css';
import { ShortcutSwitch } from '../shortcuts/shortcut-switch.tsx';
import { AppearanceChoice } from './appearance-choice.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { useRoleName } from './use-role-name.ts';

const ChangePasswordModal = lazyDialog(
  async () => (await import('./change-password-modal.tsx')).ChangePasswordModal,
);
const MyLeave = lazyDialog(async () => (await import('./my-leave.tsx')).MyLeave);
const MyConflicts = lazyDialog(async () => (await import('./my-conflicts.tsx')).MyConflicts);
const MySessions = lazyDialog(async () => (await import('./my-sessions.tsx')).MySessions);
const SignInMethods = lazyDialog(
  async () => (await import('../sign-in-methods/sign-in-methods.tsx')).SignInMethods,
);

type UserMenuProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  preferences: Preferences;
};

/** The avatar and its panel: who one is, how it should look, the way out. */
export function UserMenu({ open, onOpenChange, preferences }: UserMenuProps) {
  const t = useTexts();
  const user = useSession();
  const role = useRoleName(user.role);
  const [dialog, setDialog] = useState<
    'password' | 'sessions' | 'methods' | 'leave' | 'conflicts' | 'preferences' | null
  >(null);
  const changesPassword = deployment().deployment === 'saas' && loginType() === 'sso';
  const signsInHere = loginType() !== 'sso';
  const { worksOnRequests, drafts } = useAccess();
  const show = (name: typeof dialog) => {
    onOpenChange(false);
    setDialog(name);
  };
  const name = t('shell.account', { name: user.Name });
  return (
    <>
      <Popup
        open={open}
        onOpenChange={onOpenChange}
        name={name}
        title={name}
        buttonClass={styles.avatarButton}
        panelClass={styles.account}
        face={<Avatar name={user.Name} />}
      >
        <div className={styles.who}>
          <Avatar name={user.Name} written />
          <div>
            <strong>
              <bdi>{user.Name}</bdi>
            </strong>
            <span>
              <bdi>{user.emailid}</bdi>
            </span>
            <span>{role}</span>
            <span>
              <bdi>{user.clientname}</bdi>
            </span>
          </div>
        </div>
        <AppearanceChoice />
        <LanguageChoice />
        <ShortcutSwitch />
        {worksOnRequests && (
          <Button block onClick={() => show('leave')}>
            {t('shell.leave')}
          </Button>
        )}
        {worksOnRequests && drafts && (
          <Button block onClick={() => show('conflicts')}>
            {t('conflicts.title')}
          </Button>
        )}
        <Button block onClick={() => show('preferences')}>
          {t('notices.title')}
        </Button>
        <Button block onClick={() => show('sessions')}>
          {t('shell.sessions')}
        </Button>
        {signsInHere && (
          <Button block onClick={() => show('methods')}>
            {t('shell.signInMethods')}
          </Button>
        )}
        {changesPassword && (
          <Button block onClick={() => show('password')}>
            {t('login.changePassword')}
          </Button>
        )}
        <Button block onClick={() => signOut()}>
          {t('shell.logout')}
        </Button>
      </Popup>
      {dialog === 'leave' && <MyLeave onClose={() => setDialog(null)} />}
      {dialog === 'conflicts' && <MyConflicts onClose={() => setDialog(null)} />}
      {dialog === 'preferences' && preferences(() => setDialog(null))}
      {dialog === 'sessions' && <MySessions onClose={() => setDialog(null)} />}
      {dialog === 'methods' && <SignInMethods onClose={() => setDialog(null)} />}
      {dialog === 'password' && (
        <ChangePasswordModal username={user.username} onClose={() => setDialog(null)} />
      )}
    </>
  );
}

/** The dialog in which somebody chooses what reaches them by mail. */
export type Preferences = (onClose: () => void) => ReactNode;
