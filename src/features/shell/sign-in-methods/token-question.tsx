import { Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { ApiProblem, call } from '@/shared/http';
import { signWithPasskey, supportsPasskeys } from '@/shared/passkeys/passkeys';
import { useTexts } from '@/shared/texts/use-texts';
import { useHints } from '@/shared/ui';
import type { RequestOf } from '../../../../contract/index.ts';
import { LoginLimits } from '../../../../contract/limits.ts';
import styles from './sign-in-methods.module.css';

/** The dialog of the second factor: closes with whether it was proven. */
export function TokenQuestion({ onClose }: { onClose: (proven: boolean) => void }) {
  const t = useTexts();
  const [form] = Form.useForm<{ code: string }>();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [recovering, setRecovering] = useState(false);
  const methods = useHints('GET /security/v1.0/signinmethods', {});
  const hasCodes = (methods?.Data.recoveryCodes.left ?? 0) > 0;
  const hasPasskey = supportsPasskeys() && (methods?.Data.passkeys ?? []).length > 0;

  /** `answer` gives the second factor, or null when the person gave none. */
  const prove = async (answer: () => Promise<RequestOf<'POST /security/v1.0/secondfactor'> | null>) => {
    setBusy(true);
    setRefusal('');
    try {
      const proof = await answer();
      if (!proof) return setRefusal(t('login.passkeyNotUsed'));
      await call('POST /security/v1.0/secondfactor', proof, { quiet: true });
      onClose(true);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setRefusal(error.message);
    } finally {
      setBusy(false);
    }
  };
  const proveToken = ({ code }: { code: string }) => prove(async () => ({ code: code.replace(/\s/g, '') }));
  const changeWay = () => {
    setRecovering(!recovering);
    setRefusal('');
    form.resetFields();
  };
  const provePasskey = () =>
    prove(async () => {
      const { use } = await call('POST /security/v1.0/passkeys', { act: { action: 'challenge' } });
      const passkey = use && (await signWithPasskey(use));
      return passkey ? { passkey } : null;
    });
  return (
    <Modal
      open
      title={t('factor.title')}
      okText={t('factor.confirm')}
      cancelText={t('factor.cancel')}
      confirmLoading={busy}
      onOk={form.submit}
      onCancel={() => onClose(false)}
    >
      <p>{t('factor.why')}</p>
      <Form form={form} layout="vertical" requiredMark={false} onFinish={proveToken}>
        <Form.Item
          key={recovering ? 'recovery code' : 'token'}
          name="code"
          label={t(recovering ? 'login.recoveryCode' : 'login.token')}
          extra={t(recovering ? 'login.recoveryHint' : 'login.tokenHint')}
          rules={[{ required: true, message: t(recovering ? 'factor.requiredCode' : 'factor.required') }]}
          {...(refusal && { validateStatus: 'error', help: <span role="alert">{refusal}</span> })}
        >
          <Input
            inputMode={recovering ? 'text' : 'numeric'}
            autoComplete={recovering ? 'off' : 'one-time-code'}
            maxLength={LoginLimits.token}
            autoFocus
            dir="ltr"
          />
        </Form.Item>
      </Form>
      <div className={styles.choices}>
        {hasPasskey && (
          <Button disabled={busy} onClick={provePasskey}>
            {t('login.usePasskey')}
          </Button>
        )}
        {(recovering || hasCodes) && (
          <Button disabled={busy} onClick={changeWay}>
            {t(recovering ? 'login.useToken' : 'login.useRecoveryCode')}
          </Button>
        )}
      </div>
    </Modal>
  );
}
