import { type FormEvent, useState } from 'react';
import { ApiProblem, call } from '@/shared/http';
import { useTexts } from '@/shared/texts/use-texts';
import { PasswordInput } from '@/shared/ui/password/password-input';
import { Field } from '@/shared/ui/plain/field';
import { PlainButton } from '@/shared/ui/plain/plain-button';
import { TextInput } from '@/shared/ui/plain/text-input';
import { isSafeText } from '@/shared/ui/safe-text/safe-text';
import { LoginLimits } from '../../../contract/limits.ts';
import styles from './login.module.css';
import type { SignInAnswer } from './login-state.ts';

/** Step 1: user name and password. */
export function CredentialsStep({ onAnswer }: { onAnswer: (answer: SignInAnswer) => void }) {
  const t = useTexts();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  const valid =
    username.trim() !== '' &&
    isSafeText(username) &&
    password.length >= LoginLimits.passwordMin &&
    password.length <= LoginLimits.passwordMax;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!valid || busy) return;
    setBusy(true);
    setRefusal('');
    try {
      onAnswer(await call('POST /security/v1.0/getuserdetails', { username: username.trim(), password }));
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setRefusal(error.message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field label={t('login.username')}>
        {(ids) => (
          <TextInput
            {...ids}
            value={username}
            onText={setUsername}
            max={LoginLimits.username}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            autoFocus
            required
          />
        )}
      </Field>
      <Field label={t('login.password')}>
        {(ids) => (
          <PasswordInput
            {...ids}
            value={password}
            onText={setPassword}
            minLength={LoginLimits.passwordMin}
            maxLength={LoginLimits.passwordMax}
            name="password"
            autoComplete="current-password"
            required
          />
        )}
      </Field>
      <p className={styles.refusal} role="alert">
        {refusal}
      </p>
      <PlainButton look="primary" type="submit" disabled={!valid} busy={busy}>
        {t('login.submit')}
      </PlainButton>
    </form>
  );
}
