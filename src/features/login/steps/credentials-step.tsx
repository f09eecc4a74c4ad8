import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { ApiProblem, call } from '@/shared/http';
import { useTexts } from '@/shared/texts/use-texts';
import { PasswordInput } from '@/shared/ui/password/password-input';
import { Field } from '@/shared/ui/plain/field';
import { PlainButton } from '@/shared/ui/plain/plain-button';
import { TextInput } from '@/shared/ui/plain/text-input';
import { safeTextError } from '@/shared/ui/safe-text/safe-text';
import { LoginLimits } from '../../../../contract/limits.ts';
import { passwordLength } from '../../../../contract/password-rules.ts';
import styles from '../login.module.css';
import type { SignInAnswer } from '../login-state.ts';
import { Refusal } from '../refusal.tsx';
import { useRefusal } from '../use-refusal.ts';

const LENGTHS = { min: LoginLimits.passwordMin, max: LoginLimits.passwordMax };

/** Step 1: user name and password. */
export function CredentialsStep({ onAnswer }: { onAnswer: (answer: SignInAnswer) => void }) {
  const t = useTexts();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [left, setLeft] = useState({ username: false, password: false });
  const [busy, setBusy] = useState(false);
  const refusal = useRefusal();
  const length = passwordLength(password);
  const fits = length >= LENGTHS.min && length <= LENGTHS.max;
  const valid = username.trim() !== '' && !safeTextError(username) && fits;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!valid || busy) return;
    setBusy(true);
    refusal.clear();
    try {
      onAnswer(await call('POST /security/v1.0/getuserdetails', { username: username.trim(), password }));
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      refusal.refuse(error.message);
    } finally {
      setBusy(false);
    }
  };

  const usernameMessage = () => {
    if (safeTextError(username)) return t('safeText.invalid');
    return left.username && username.trim() === '' ? t('login.usernameRequired') : '';
  };
  const passwordMessage = () => {
    if (!left.password || fits) return '';
    return password === '' ? t('login.passwordRequired') : t('login.passwordLength', LENGTHS);
  };
  /** A disabled button also stops Enter, which should say what is wrong. */
  const onEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !valid && event.target instanceof HTMLInputElement)
      setLeft({ username: true, password: true });
  };

  return (
    <form className={styles.form} onSubmit={submit} onKeyDown={onEnter} noValidate>
      <Field label={t('login.username')} message={usernameMessage()}>
        {(ids) => (
          <TextInput
            {...ids}
            value={username}
            onText={setUsername}
            onBlur={() => setLeft((before) => ({ ...before, username: username !== '' }))}
            max={LoginLimits.username}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            autoFocus
            required
          />
        )}
      </Field>
      <Field label={t('login.password')} message={passwordMessage()} blamedBy={refusal.blamedBy}>
        {(ids) => (
          <PasswordInput
            {...ids}
            ref={refusal.field}
            value={password}
            onText={setPassword}
            onBlur={() => setLeft((before) => ({ ...before, password: password !== '' }))}
            name="password"
            autoComplete="current-password"
            required
          />
        )}
      </Field>
      <Refusal refusal={refusal} />
      <PlainButton look="primary" type="submit" disabled={!valid} busy={busy}>
        {t('login.submit')}
      </PlainButton>
    </form>
  );
}
