import { App, Button, Typography } from 'antd';
import { useState } from 'react';
import { tellFailure } from '@/shared/http';
import { createPasskey, supportsPasskeys } from '@/shared/passkeys/passkeys';
import { useTexts } from '@/shared/texts/use-texts';
import { TimeText, toast, useAct } from '@/shared/ui';
import { deviceOf } from '@/shared/ui/sessions/device-of';
import type { factors, passkeys } from '../../../../contract/index.ts';
import { LoginLimits } from '../../../../contract/limits.ts';
import styles from './sign-in-methods.module.css';

/** The passkeys one has, and another one. */
export function Passkeys({ methods }: { methods: factors.SignInMethods }) {
  const t = useTexts();
  const [creating, setCreating] = useState(false);
  const { act, busy, dialog } = useAct('POST /security/v1.0/passkeys');
  const change = (wanted: Parameters<typeof act>[0]['act']) => act({ act: wanted });
  const add = async () => {
    const asked = await act({ act: { action: 'options' } });
    if (!asked?.options) return;
    const { options } = asked;
    setCreating(true);
    const credential = await tellFailure(() => createPasskey(options), t('passkeys.notCreated'));
    setCreating(false);
    if (credential === null) toast.warning(t('passkeys.notCreated'));
    if (!credential) return;
    const name = deviceOf(navigator.userAgent) || t('passkeys.unnamed');
    if (await change({ action: 'add', name, credential })) toast.success(t('passkeys.added'));
  };
  return (
    <section className={styles.method}>
      <h3>{t('passkeys.title')}</h3>
      <p>{t('passkeys.what')}</p>
      {methods.passkeys.length > 0 && (
        <ul className={styles.passkeys}>
          {methods.passkeys.map((passkey) => (
            <PasskeyEntry key={passkey.id} passkey={passkey} busy={busy} onChange={change} />
          ))}
        </ul>
      )}
      {!supportsPasskeys() && <p>{t('passkeys.unsupported')}</p>}
      {methods.authenticator && supportsPasskeys() && (
        <Button loading={busy || creating} onClick={add}>
          {t('passkeys.add')}
        </Button>
      )}
      {dialog}
    </section>
  );
}

type PasskeyEntryProps = {
  passkey: passkeys.PasskeyRow;
  busy: boolean;
  onChange: (act: { action: 'rename'; id: string; name: string } | { action: 'remove'; id: string }) => void;
};

function PasskeyEntry({ passkey, busy, onChange }: PasskeyEntryProps) {
  const t = useTexts();
  const { modal } = App.useApp();
  const { id, name, createdAt, lastUsedAt } = passkey;
  const rename = (wanted: string) => {
    if (wanted.trim() !== '' && wanted !== name) onChange({ action: 'rename', id, name: wanted.trim() });
  };
  const remove = () =>
    modal.confirm({
      title: t('passkeys.askRemove', { name }),
      content: t('passkeys.removed'),
      okText: t('passkeys.remove'),
      cancelText: t('factor.cancel'),
      onOk: () => onChange({ action: 'remove', id }),
    });
  return (
    <li>
      <div>
        <Typography.Text
          strong
          editable={{ onChange: rename, maxLength: LoginLimits.passkeyName, tooltip: t('passkeys.rename') }}
        >
          {name}
        </Typography.Text>
        <p className={styles.facts}>
          <span>
            {t('codes.madeAt')} <TimeText at={createdAt} />
          </span>
          {lastUsedAt && (
            <span>
              {t('passkeys.used')} <TimeText at={lastUsedAt} />
            </span>
          )}
        </p>
      </div>
      <Button size="small" disabled={busy} aria-label={t('passkeys.removeNamed', { name })} onClick={remove}>
        {t('passkeys.remove')}
      </Button>
    </li>
  );
}
