import { type FormEvent, Suspense, useRef, useState } from 'react';
import { supportsPasskeys } from '@/shared/passkeys/passkeys';
import { useTexts } from '@/shared/texts/use-texts';
import { Field } from '@/shared/ui/plain/field';
import { PlainButton } from '@/shared/ui/plain/plain-button';
import { TextInput } from '@/shared/ui/plain/text-input';
import { safeTextError } from '@/shared/ui/safe-text/safe-text';
import { LoginLimits } from '../../../../contract/limits.ts';
import { completeLogin } from '../complete-login.ts';
import styles from '../login.module.css';
import type { SignInAnswer, TokenAnswer } from '../login-state.ts';
import { Refusal } from '../refusal.tsx';
import { TermsLink } from '../terms-link.tsx';
import { Enrolment } from './login-part.tsx';
import { useSecondFactor } from './use-second-factor.ts';

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
  const { busy, refusal, enterCode, enterByPasskey } = useSecondFactor({
    answer,
    agreed,
    onEntered(session, { code }) {
      if (session.Data.passkeyDue) return onPasskeyDue(session);
      return recovering && code !== '' ? onRecovered(session) : completeLogin(session, answer.login_type);
    },
  });
  const triedByItself = useRef('');
  const valid = code.trim() !== '' && !safeTextError(code) && agreed;

  const type = (text: string) => {
    setCode(text);
    const token = withoutSpaces(text);
    if (recovering || !agreed || !SIX_DIGITS.test(token) || triedByItself.current === token) return;
    triedByItself.current = token;
    enterCode(token);
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
    if (valid) enterCode(withoutSpaces(code));
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
        <PlainButton onClick={enterByPasskey} disabled={!agreed} busy={busy}>
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
