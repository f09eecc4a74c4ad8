import { Modal, Typography } from 'antd';
import { useTexts } from '../texts/index.ts';

/** The secret is shown once: the server keeps it sealed. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useTexts();
  return (
    <Modal
      open
      title={t('webhooks.secretTitle')}
      mask={{ closable: false }}
      onCancel={onClose}
      onOk={onClose}
      cancelButtonProps={{ style: { display: 'none' } }}
      okText={t('done')}
    >
      <p>{t('webhooks.secretText')}</p>
      <Typography.Paragraph
        copyable={{ text: secret, tooltips: [t('webhooks.copySecret'), t('copied')] }}
        code
        style={{ overflowWrap: 'anywhere' }}
      >
        {secret}
      </Typography.Paragraph>
    </Modal>
  );
}
