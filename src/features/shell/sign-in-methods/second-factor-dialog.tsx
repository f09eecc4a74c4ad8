import { Form, Input, Modal } from 'antd';
import { useEffect, useState } from 'react';
import { ApiProblem, call, whenSecondFactorIsNeeded } from '@/shared/http';
import { useTexts } from '@/shared/texts/use-texts';
import { LoginLimits } from '../../../../contract/limits.ts';

/** Asks for the second factor where the server wants it proven again; the refused call is then repeated. */
export function SecondFactorDialog() {
  const [settle, setSettle] = useState<((proven: boolean) => void) | null>(null);
  useEffect(() => whenSecondFactorIsNeeded(() => new Promise((resolve) => setSettle(() => resolve))), []);
  if (!settle) return null;
  const close = (proven: boolean) => {
    setSettle(null);
    settle(proven);
  };
  return <TokenQuestion onClose={close} />;
}

function TokenQuestion({ onClose }: { onClose: (proven: boolean) => void }) {
  const t = useTexts();
  const [form] = Form.useForm<{ code: string }>();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const prove = async ({ code }: { code: string }) => {
    setBusy(true);
    setRefusal('');
    try {
      await call('POST /security/v1.0/secondfactor', { code: code.replace(/\s/g, '') }, { quiet: true });
      onClose(true);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setRefusal(error.message);
      setBusy(false);
    }
  };
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
      <Form form={form} layout="vertical" requiredMark={false} onFinish={prove}>
        <Form.Item
          name="code"
          label={t('login.token')}
          extra={t('login.tokenHint')}
          rules={[{ required: true, message: t('factor.required') }]}
          {...(refusal && { validateStatus: 'error', help: <span role="alert">{refusal}</span> })}
        >
          <Input
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={LoginLimits.token}
            autoFocus
            dir="ltr"
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
