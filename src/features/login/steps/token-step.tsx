import { type FormEvent, Suspense, useRef, useState } from 'react';
import { ApiProblem, call } from '@/shared/http';
import { signWithPasskey, supportsPasskeys } from '@/shared/passkeys/passkeys';
import { useTexts } from '@/shared/texts/use-texts';
import { Field } from '@/shared/ui/plain/field';
import { PlainButton } from '@/shared/ui/plain/plain-button';
import { TextInput } from '@/shared/ui/plain/text-input';
import { safeTextError } from '@/shared/ui/safe-text/safe-text';
import { toast } from '@/shared/ui/toasts/toast-store';
import { LoginLimits } from '../../../../contract/limits.ts';
import { completeLogin } from '../complete-login.ts';
import { encryptPayload } from '../encrypt-payload.ts';
import { holdSession } from '../held-session.ts';
import styles from '../login.module.css';
import type { SignInAnswer, TokenAnswer } from '../login-state.ts';
import { Refusal } from '../refusal.tsx';
import { TermsLink } from '../terms-link.tsx';
import { useRefusal } from '../use-refusal.ts';
import { Enrolment } from './login-part.tsx';

const SIX_DIGITS = /^\d{6}$/;

type TokenStepProps = {
  answer: SignInAnswer;
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
  /** The policy asks for a passkey that this person does not have yet. */
  onPasskeyDue: (session: TokenAnswer) => void;
  /** Came in with a recovery code. */
  onRecovered: (session: TokenAnswer) => void;
  onStartOver: () => void;
};

/** Step 2: the authenticator's token, with its QR code and the terms where they are still due. */
export function TokenStep({
  answer,
  agreed,
  onAgree,
  onPasskeyDue,
  onRecovered,
  onStartOver,
}: TokenStepProps) {
  const t = useTexts();
  const [code, setCode] = useState('');
  const [recovering, setRecovering] = useState(false);
  const [busy, setBusy] = useState(false);
  const refusal = useRefusal();
  const triedByItself = useRef('');
  const valid = code.trim() !== '' && !safeTextError(code) && agreed;

  const login = (text: string) => enter(async () => ({ code: withoutSpaces(text) }));
  const loginByPasskey = () =>
    enter(async () => {
      const { Data } = await call('POST /security/v1.0/passkeychallenge', {});
      const passkey = await signWithPasskey(Data);
      if (!passkey) refusal.refuse(t('login.passkeyNotUsed'));
      return passkey && { code: '', passkey };
    });

  /** `prove` answers the second factor, or null when the person gave none. */
  const enter = async (prove: () => Promise<{ code: string } | null>) => {
    if (busy) return;
    setBusy(true);
    refusal.clear();
    try {
      const factor = await prove();
      if (!factor) return;
      const { username, secret } = answer;
      const payload = encryptPayload({ ...factor, username, secret, tncAccepted: agreed }, secret);
      const session = await call('POST /security/v1.0/twofactor', { payload });
      holdSession(session.refresh);
      if (session.Data.passkeyDue) onPasskeyDue(session);
      else if (recovering && factor.code !== '') onRecovered(session);
      else await completeLogin(session, answer.login_type);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      toast.error('Login Failed', error.message);
      refusal.refuse(error.message);
    } finally {
      setBusy(false);
    }
  };

  const type = (text: string) => {
    setCode(text);
    const token = withoutSpaces(text);
    if (recovering || !agreed || !SIX_DIGITS.test(token) || triedByItself.current === token) return;
    triedByItself.current = token;
    login(text);
  };

  const changeWay = () => {
    setRecovering(!recovering);
    setCode('');
    refusal.clear();
  };
  const tokenHint = answer.otpauth_url ? undefined : t('login.tokenHint');
  const hint = recovering ? t('login.recoveryHint') : tokenHint;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (valid) login(code);
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {answer.otpauth_url && (
        <Suspense fallback={<div className={styles.qrSpace} />}>
          <Enrolment otpauthUrl={answer.otpauth_url} />
        </Suspense>
      )}
      <Field
        key={recovering ? 'recovery code' : 'token'}
        label={recovering ? t('login.recoveryCode') : t('login.token')}
        message={safeTextError(code) && t('safeText.invalid')}
        hint={hint}
        blamedBy={refusal.blamedBy}
      >
        {(ids) => (
          <TextInput
            {...ids}
            ref={refusal.field}
            value={code}
            onText={type}
            max={LoginLimits.token}
            name="code"
            inputMode={recovering ? 'text' : 'numeric'}
            autoComplete={recovering ? 'off' : 'one-time-code'}
            autoFocus
            required
          />
        )}
      </Field>
      {!answer.tnc_accepted && <TermsLink agreed={agreed} onAgree={onAgree} />}
      <Refusal refusal={refusal} />
      <PlainButton look="primary" type="submit" disabled={!valid} busy={busy}>
        {t('login.login')}
      </PlainButton>
      {answer.passkey && supportsPasskeys() && (
        <PlainButton onClick={loginByPasskey} disabled={!agreed} busy={busy}>
          {t('login.usePasskey')}
        </PlainButton>
      )}
      {!answer.otpauth_url && (
        <PlainButton look="link" onClick={changeWay}>
          {recovering ? t('login.useToken') : t('login.useRecoveryCode')}
        </PlainButton>
      )}
      <PlainButton look="link" onClick={onStartOver}>
        {t('login.startOver')}
      </PlainButton>
    </form>
  );
}

/** Authenticators show their six digits in two groups. */
const withoutSpaces = (text: string) => text.replace(/\s/g, '');
