import { type FormEvent, Suspense, useState } from 'react';
import { ApiProblem, call } from '@/shared/http';
import type { LoginType } from '@/shared/session';
import { useTexts } from '@/shared/texts/use-texts';
import { Field } from '@/shared/ui/plain/field';
import { PlainButton } from '@/shared/ui/plain/plain-button';
import { TextInput } from '@/shared/ui/plain/text-input';
import { toast } from '@/shared/ui/toasts/toast-store';
import { LoginLimits } from '../../../../contract/limits.ts';
import { completeLogin } from '../complete-login.ts';
import styles from '../login.module.css';
import type { TokenAnswer } from '../login-state.ts';
import { Refusal } from '../refusal.tsx';
import { useRefusal } from '../use-refusal.ts';
import { Enrolment } from './login-part.tsx';

type RecoveredStepProps = { session: TokenAnswer; type: LoginType };

/** After a recovery code: a new authenticator in place of the lost one, or straight on with the one there is. */
export function RecoveredStep({ session, type }: RecoveredStepProps) {
  const t = useTexts();
  const [otpauthUrl, setOtpauthUrl] = useState('');
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const refusal = useRefusal();

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    refusal.clear();
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      refusal.refuse(error.message);
    } finally {
      setBusy(false);
    }
  };
  const begin = () =>
    attempt(async () => {
      const { otpauth_url = '' } = await call('POST /security/v1.0/authenticator', {
        act: { action: 'begin' },
      });
      setOtpauthUrl(otpauth_url);
    });
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    return attempt(async () => {
      await call('POST /security/v1.0/authenticator', {
        act: { action: 'confirm', code: code.replace(/\s/g, '') },
      });
      toast.success(t('login.authenticatorReplaced'));
      await completeLogin(session, type);
    });
  };
  const goOn = (
    <PlainButton look="link" onClick={() => completeLogin(session, type)}>
      {t('login.keepAuthenticator')}
    </PlainButton>
  );
  if (!otpauthUrl)
    return (
      <div className={styles.form}>
        <p className={styles.note}>{t('login.recovered')}</p>
        <Refusal refusal={refusal} />
        <PlainButton look="primary" onClick={begin} busy={busy} autoFocus>
          {t('login.newAuthenticator')}
        </PlainButton>
        {goOn}
      </div>
    );
  return (
    <form className={styles.form} onSubmit={confirm} noValidate>
      <Suspense fallback={<div className={styles.qrSpace} />}>
        <Enrolment otpauthUrl={otpauthUrl} />
      </Suspense>
      <Field label={t('login.token')} blamedBy={refusal.blamedBy}>
        {(ids) => (
          <TextInput
            {...ids}
            ref={refusal.field}
            value={code}
            onText={setCode}
            max={LoginLimits.token}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            required
          />
        )}
      </Field>
      <Refusal refusal={refusal} />
      <PlainButton look="primary" type="submit" disabled={code.trim() === ''} busy={busy}>
        {t('login.replaceAuthenticator')}
      </PlainButton>
      {goOn}
    </form>
  );
}
