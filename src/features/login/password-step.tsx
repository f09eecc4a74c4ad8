import { history } from '@umijs/max';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { ApiProblem, call } from '@/shared/http';
import { useTexts } from '@/shared/texts/use-texts';
import { PasswordInput } from '@/shared/ui/password/password-input';
import { fieldMessage, isStrong, PASSWORD_TEXTS } from '@/shared/ui/password/password-rules';
import { RuleList } from '@/shared/ui/password/rule-list';
import { Field } from '@/shared/ui/plain/field';
import { PlainButton } from '@/shared/ui/plain/plain-button';
import { toast } from '@/shared/ui/toasts/toast-store';
import { LoginLimits } from '../../../contract/limits.ts';
import { TEXTS } from '../../../contract/words.ts';
import styles from './login.module.css';
import { ReloadCountdown } from './reload-countdown.tsx';

type PasswordStepProps = { username: string; reason: 'MaxAgeLimit' | 'FirstTimeLogin' };

const NEW_PASSWORD_MIN = 1;

/** Step 3: a new password, because the old one is too old or the first one was somebody else's. */
export function PasswordStep({ username, reason }: PasswordStepProps) {
  const t = useTexts();
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const [touched, setTouched] = useState({ password: false, confirm: false });
  const [refusal, setRefusal] = useState('');
  const [phase, setPhase] = useState<'typing' | 'working' | 'done'>('typing');
  const matches = password === confirm;
  const filled = fieldMessage(password, NEW_PASSWORD_MIN) === '' && fieldMessage(confirm) === '';
  const mismatched = filled && !matches;

  const warnMismatch = () => toast.error('Password Mismatch', 'Password and Confirm Password does not match');

  const change = async () => {
    if (!filled || phase !== 'typing') return;
    if (!matches) return void warnMismatch();
    if (!isStrong(password)) return void toast.error('Enter Strong Password', PASSWORD_TEXTS.strongRule);
    setPhase('working');
    setRefusal('');
    try {
      const answer = await call('POST /security/v1.0/updatepassword', {
        NewPassword: password,
        ConfirmPassword: confirm,
        username,
        maxagelimit: reason === 'MaxAgeLimit',
        onfirstlogin: reason === 'FirstTimeLogin',
      });
      if (answer.Result === 'Success') {
        toast.success('Password Updated', 'Password Changed Successfully');
        history.replace(location.pathname);
        return setPhase('done');
      }
      toast.error('Password Not updated', 'Error updating password!');
      setRefusal(answer.Data);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setRefusal(error.message);
    }
    setPhase('typing');
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    change();
  };
  /** A disabled button also stops Enter, which should say what is wrong. */
  const onEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && mismatched && event.target instanceof HTMLInputElement) warnMismatch();
  };

  if (phase === 'done') return <ReloadCountdown />;
  return (
    <form className={styles.form} onSubmit={submit} onKeyDown={onEnter} noValidate>
      <p className={styles.note}>{reason === 'MaxAgeLimit' ? TEXTS.passwordExpired : TEXTS.firstLogin}</p>
      <input type="hidden" name="username" autoComplete="username" value={username} />
      <Field
        label={t('login.newPassword')}
        message={touched.password ? fieldMessage(password, NEW_PASSWORD_MIN) : ''}
      >
        {(ids) => (
          <PasswordInput
            {...ids}
            value={password}
            onText={setPassword}
            onBlur={() => setTouched((before) => ({ ...before, password: true }))}
            maxLength={LoginLimits.passwordMax}
            name="new-password"
            autoComplete="new-password"
            autoFocus
            required
          />
        )}
      </Field>
      <Field label={t('login.confirmPassword')} message={touched.confirm ? fieldMessage(confirm) : ''}>
        {(ids) => (
          <PasswordInput
            {...ids}
            value={confirm}
            onText={setConfirm}
            onBlur={() => {
              setTouched((before) => ({ ...before, confirm: true }));
              if (mismatched) warnMismatch();
            }}
            maxLength={LoginLimits.passwordMax}
            name="confirm-password"
            autoComplete="new-password"
            required
          />
        )}
      </Field>
      <RuleList password={password} confirm={confirm} />
      <p className={styles.refusal} role="alert">
        {mismatched ? PASSWORD_TEXTS.mismatch : refusal}
      </p>
      <PlainButton look="primary" type="submit" disabled={!filled || !matches} busy={phase === 'working'}>
        {t('login.changePassword')}
      </PlainButton>
    </form>
  );
}
