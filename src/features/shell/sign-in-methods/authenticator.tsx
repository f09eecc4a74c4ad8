import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTexts } from '@/shared/texts/use-texts';
import { toast, useAct } from '@/shared/ui';
import { lazyPart } from '@/shared/ui/loading/lazy-part';
import type { factors } from '../../../../contract/index.ts';
import { LoginLimits } from '../../../../contract/limits.ts';
import styles from './sign-in-methods.module.css';

const Enrolment = lazyPart(async () => (await import('@/shared/ui/enrolment/enrolment')).default);

/** Another authenticator in place of the own one, which works until the first token of the new one. */
export function Authenticator({ methods }: { methods: factors.SignInMethods }) {
  const t = useTexts();
  const [otpauthUrl, setOtpauthUrl] = useState('');
  const { act, busy, dialog, problem } = useAct('POST /security/v1.0/authenticator');
  const begin = async () => {
    const begun = await act({ act: { action: 'begin' } });
    if (begun?.otpauth_url) setOtpauthUrl(begun.otpauth_url);
  };
  const confirm = async ({ code }: { code: string }) => {
    const done = await act({ act: { action: 'confirm', code: code.replace(/\s/g, '') } }, { quiet: true });
    if (!done) return;
    setOtpauthUrl('');
    toast.success(t('login.authenticatorReplaced'));
  };
  return (
    <section className={styles.method}>
      <h3>{t('authenticator.title')}</h3>
      <p>{t(methods.authenticator ? 'authenticator.what' : 'authenticator.none')}</p>
      {otpauthUrl && (
        <Form layout="vertical" requiredMark={false} className={styles.enrolment} onFinish={confirm}>
          <Enrolment otpauthUrl={otpauthUrl} />
          <Form.Item
            name="code"
            label={t('login.token')}
            rules={[{ required: true, message: t('factor.required') }]}
            {...(problem && {
              validateStatus: 'error' as const,
              help: <span role="alert">{problem.message}</span>,
            })}
          >
            <Input
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={LoginLimits.token}
              autoFocus
              dir="ltr"
            />
          </Form.Item>
          <div className={styles.choices}>
            <Button type="primary" htmlType="submit" loading={busy}>
              {t('login.replaceAuthenticator')}
            </Button>
            <Button onClick={() => setOtpauthUrl('')}>{t('factor.cancel')}</Button>
          </div>
        </Form>
      )}
      {methods.authenticator && !otpauthUrl && (
        <Button loading={busy} onClick={begin}>
          {t('login.replaceAuthenticator')}
        </Button>
      )}
      {dialog}
    </section>
  );
}
