import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { ApiProblem, call } from '@/shared/http';
import { useTexts } from '@/shared/texts/use-texts';
import { Field } from '@/shared/ui/plain/field';
import { PlainButton } from '@/shared/ui/plain/plain-button';
import { TextInput } from '@/shared/ui/plain/text-input';
import { isSafeText } from '@/shared/ui/safe-text/safe-text';
import { LoginLimits } from '../../../contract/limits.ts';
import { completeLogin } from './complete-login.ts';
import { encryptPayload } from './encrypt-payload.ts';
import styles from './login.module.css';
import type { SignInAnswer } from './login-state.ts';
import { TermsDialog } from './terms-dialog.tsx';

const Enrolment = lazy(() => import('./enrolment.tsx'));
const SIX_DIGITS = /^\d{6}$/;

/** Step 2: the authenticator's token, with its QR code and the terms where they are still due. */
export function TokenStep({ answer, onStartOver }: { answer: SignInAnswer; onStartOver: () => void }) {
  const t = useTexts();
  const [code, setCode] = useState('');
  const [agreed, setAgreed] = useState(answer.tnc_accepted);
  const [reading, setReading] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  const triedByItself = useRef('');
  const valid = code.trim() !== '' && isSafeText(code) && agreed;

  const login = async (token: string) => {
    if (busy) return;
    setBusy(true);
    setRefusal('');
    try {
      const { username, secret } = answer;
      const payload = await encryptPayload({ code: token, username, secret, tncAccepted: agreed }, secret);
      completeLogin(await call('POST /security/v1.0/twofactor', { payload }), answer.login_type);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setRefusal(error.message);
    } finally {
      setBusy(false);
    }
  };

  const type = (text: string) => {
    setCode(text);
    if (!agreed || !SIX_DIGITS.test(text) || triedByItself.current === text) return;
    triedByItself.current = text;
    login(text);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (valid) login(code.trim());
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {answer.otpauth_url && (
        <Suspense fallback={<div className={styles.qrSpace} />}>
          <Enrolment otpauthUrl={answer.otpauth_url} />
        </Suspense>
      )}
      <Field label={t('login.token')} hint={answer.otpauth_url ? undefined : t('login.tokenHint')}>
        {(ids) => (
          <TextInput
            {...ids}
            value={code}
            onText={type}
            max={LoginLimits.token}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            required
          />
        )}
      </Field>
      {!answer.tnc_accepted && (
        <p className={styles.terms}>
          <PlainButton look="link" onClick={() => setReading(true)}>
            {t('login.terms')}
          </PlainButton>
          <span>{agreed ? t('login.termsAgreed') : t('login.termsDue')}</span>
        </p>
      )}
      <p className={styles.refusal} role="alert">
        {refusal}
      </p>
      <PlainButton look="primary" type="submit" disabled={!valid} busy={busy}>
        {t('login.login')}
      </PlainButton>
      <PlainButton look="link" onClick={onStartOver}>
        {t('login.startOver')}
      </PlainButton>
      {reading && <TermsDialog agreed={agreed} onAgree={setAgreed} onClose={() => setReading(false)} />}
    </form>
  );
}
