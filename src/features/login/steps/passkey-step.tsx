import { useState } from 'react';
import { ApiProblem, call } from '@/shared/http';
import { createPasskey, supportsPasskeys } from '@/shared/passkeys/passkeys';
import type { LoginType } from '@/shared/session';
import { useTexts } from '@/shared/texts/use-texts';
import { PlainButton } from '@/shared/ui/plain/plain-button';
import { deviceOf } from '@/shared/ui/sessions/device-of';
import { completeLogin } from '../complete-login.ts';
import styles from '../login.module.css';
import type { TokenAnswer } from '../login-state.ts';
import { Refusal } from '../refusal.tsx';
import { useRefusal } from '../use-refusal.ts';

type PasskeyStepProps = { session: TokenAnswer; type: LoginType; onStartOver: () => void };

/** The passkey that the security policy asks people of the firm for, before anything else. */
export function PasskeyStep({ session, type, onStartOver }: PasskeyStepProps) {
  const t = useTexts();
  const [busy, setBusy] = useState(false);
  const refusal = useRefusal();

  const add = async () => {
    setBusy(true);
    refusal.clear();
    try {
      const { options } = await call('POST /security/v1.0/passkeys', { act: { action: 'options' } });
      const credential = options && (await createPasskey(options));
      if (!credential) return refusal.refuse(t('passkeys.notCreated'));
      const name = deviceOf(navigator.userAgent) || t('passkeys.unnamed');
      await call('POST /security/v1.0/passkeys', { act: { action: 'add', name, credential } });
      await completeLogin({ ...session, Data: { ...session.Data, passkeyDue: false } }, type);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      refusal.refuse(error.message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className={styles.form}>
      <p className={styles.note}>{t('login.passkeyDue')}</p>
      {!supportsPasskeys() && <p role="alert">{t('passkeys.unsupported')}</p>}
      <Refusal refusal={refusal} />
      <PlainButton look="primary" onClick={add} disabled={!supportsPasskeys()} busy={busy} autoFocus>
        {t('passkeys.add')}
      </PlainButton>
      <PlainButton look="link" onClick={onStartOver}>
        {t('login.startOver')}
      </PlainButton>
    </div>
  );
}
