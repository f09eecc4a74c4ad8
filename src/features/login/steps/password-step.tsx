import { history } from '@umijs/max';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { ApiProblem, call } from '@/shared/http';
import { Literal } from '@/shared/texts/literal';
import { useTexts } from '@/shared/texts/use-texts';
import { fieldMessage, isStrong, PASSWORD_TEXTS, ruleText } from '@/shared/ui/password/password-rules';
import { ReloadCountdown } from '@/shared/ui/password/reload-countdown';
import { RuleList } from '@/shared/ui/password/rule-list';
import { PlainButton } from '@/shared/ui/plain/plain-button';
import { toast } from '@/shared/ui/toasts/toast-store';
import type { PasswordRuleName } from '../../../../contract/password-rules.ts';
import { TEXTS } from '../../../../contract/words.ts';
import styles from '../login.module.css';
import { Refusal } from '../refusal.tsx';
import { useRefusal } from '../use-refusal.ts';
import { NewPasswordField } from './new-password-field.tsx';

type PasswordStepProps = {
  username: string;
  reason: 'MaxAgeLimit' | 'FirstTimeLogin';
  rule: PasswordRuleName;
};

const NEW_PASSWORD_MIN = 1;

/** Step 3: a new password, because the old one is too old or the first one was somebody else's. */
export function PasswordStep({ username, reason, rule }: PasswordStepProps) {
  const t = useTexts();
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const [left, setLeft] = useState({ password: false, confirm: false });
  const [phase, setPhase] = useState<'typing' | 'working' | 'done'>('typing');
  const refusal = useRefusal();
  const matches = password === confirm;
  const filled = fieldMessage(password, NEW_PASSWORD_MIN) === '' && fieldMessage(confirm) === '';
  const mismatched = filled && !matches;
  const isTypingOn = !left.confirm && confirm.length < password.length;

  const warnMismatch = () => toast.error('Password Mismatch', 'Password and Confirm Password does not match');

  const change = async () => {
    if (!filled || phase !== 'typing') return;
    if (!matches) return void warnMismatch();
    if (!isStrong(password, rule)) return void toast.error('Enter Strong Password', ruleText(rule));
    setPhase('working');
    refusal.clear();
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
      refusal.refuse(answer.Data);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      refusal.refuse(error.message);
    }
    setPhase('typing');
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    change();
  };
  /** A disabled button also stops Enter, which should say what is wrong. */
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    setLeft({ password: true, confirm: true });
    if (mismatched) warnMismatch();
  };
  const confirmMessage = () => {
    if (mismatched && !isTypingOn) return PASSWORD_TEXTS.mismatchLong;
    return left.confirm ? fieldMessage(confirm) : '';
  };

  if (phase === 'done') return <ReloadCountdown textId="login.reloading" />;
  return (
    <form className={styles.form} onSubmit={submit} onKeyDown={onEnter} noValidate>
      <p className={styles.note}>
        <Literal>{reason === 'MaxAgeLimit' ? TEXTS.passwordExpired : TEXTS.firstLogin}</Literal>
      </p>
      {/* For password managers, which keep the new password under this name. */}
      <input name="username" autoComplete="username" value={username} readOnly hidden />
      <NewPasswordField
        label={t('login.newPassword')}
        name="new-password"
        message={left.password ? fieldMessage(password, NEW_PASSWORD_MIN) : ''}
        blamedBy={refusal.blamedBy}
        ref={refusal.field}
        value={password}
        onText={setPassword}
        onLeave={() => setLeft((before) => ({ ...before, password: true }))}
        autoFocus
      />
      <NewPasswordField
        label={t('login.confirmPassword')}
        name="confirm-password"
        message={confirmMessage()}
        value={confirm}
        onText={setConfirm}
        onLeave={() => {
          setLeft((before) => ({ ...before, confirm: true }));
          if (mismatched) warnMismatch();
        }}
      />
      <RuleList password={password} confirm={confirm} rule={rule} />
      {mismatched && !isTypingOn && (
        <p className={styles.mismatch} role="alert">
          <Literal>{PASSWORD_TEXTS.mismatch}</Literal>
        </p>
      )}
      <Refusal refusal={refusal} />
      <PlainButton look="primary" type="submit" disabled={!filled || !matches} busy={phase === 'working'}>
        {t('login.changePassword')}
      </PlainButton>
    </form>
  );
}
