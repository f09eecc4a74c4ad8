import { Button, Modal } from 'antd';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { call } from '@/shared/http';
import { useSession } from '@/shared/session';
import { useTexts } from '@/shared/texts/use-texts';
import { toast } from '@/shared/ui';
import { PasswordInput } from '@/shared/ui/password/password-input';
import { fieldMessage, isStrong, PASSWORD_TEXTS, ruleText } from '@/shared/ui/password/password-rules';
import { ReloadCountdown } from '@/shared/ui/password/reload-countdown';
import { RuleList } from '@/shared/ui/password/rule-list';
import styles from '../shell.module.css';

/** Changes the local password of somebody who signed in through the provider. */
export function ChangePasswordModal({ username, onClose }: { username: string; onClose: () => void }) {
  const { passwordRule: rule } = useSession();
  const t = useTexts();
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const [touched, setTouched] = useState(false);
  const [message, setMessage] = useState('');
  const [phase, setPhase] = useState<'typing' | 'working' | 'done'>('typing');
  const matches = password === confirm;
  const filled = fieldMessage(password) === '' && fieldMessage(confirm) === '';
  const valid = filled && matches;

  const warnMismatch = () => {
    if (filled && !matches) toast.error('Password Mismatch', 'Password and Confirm Password does not match');
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!valid || phase !== 'typing') return;
    if (!isStrong(password, rule)) return setMessage(`Enter strong password. ${ruleText(rule)}`);
    setPhase('working');
    setMessage('');
    try {
      const answer = await call('POST /security/v1.0/updatepassword', {
        NewPassword: password,
        ConfirmPassword: confirm,
        username,
        maxagelimit: false,
        onfirstlogin: false,
      });
      if (answer.Result === 'Success') {
        toast.success('Password Updated', 'Password Changed Successfully');
        return setPhase('done');
      }
      toast.error('Password Not updated', 'Error updating password!');
      setMessage(answer.Data);
    } catch (error) {
      setMessage(error instanceof Error ? error.message : '');
    }
    setPhase('typing');
  };
  /** A disabled button also stops Enter, which should say what is wrong. */
  const onEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) warnMismatch();
  };

  if (phase === 'done')
    return (
      <Modal open title={t('login.changePassword')} closable={false} keyboard={false} footer={null}>
        <ReloadCountdown textId="shell.reloading" />
      </Modal>
    );
  return (
    <Modal
      open
      title={t('login.changePassword')}
      onCancel={onClose}
      closable={{ 'aria-label': t('terms.close') }}
      footer={null}
    >
      <form
        className={styles.passwordForm}
        onSubmit={save}
        onKeyDown={onEnter}
        onBlur={() => setTouched(true)}
      >
        <label htmlFor="new-password">{t('login.newPassword')}</label>
        <PasswordInput
          id="new-password"
          value={password}
          onText={setPassword}
          autoComplete="new-password"
          autoFocus
        />
        {touched && <p className={styles.error}>{fieldMessage(password)}</p>}
        <label htmlFor="confirm-password">{t('login.confirmPassword')}</label>
        <PasswordInput
          id="confirm-password"
          value={confirm}
          onText={setConfirm}
          onBlur={warnMismatch}
          autoComplete="new-password"
        />
        {touched && <p className={styles.error}>{fieldMessage(confirm)}</p>}
        {confirm !== '' && !matches && (
          <p className={styles.error} role="alert">
            {PASSWORD_TEXTS.mismatch}
            <br />
            {PASSWORD_TEXTS.mismatchLong}
          </p>
        )}
        <RuleList password={password} confirm={confirm} rule={rule} />
        {message && (
          <p className={styles.error} role="alert">
            {message}
          </p>
        )}
        <div className={styles.buttons}>
          <Button onClick={onClose}>{t('terms.close')}</Button>
          <Button type="primary" htmlType="submit" disabled={!valid} loading={phase === 'working'}>
            {t('password.save')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
