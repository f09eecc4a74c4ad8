import { Modal, Typography } from 'antd';

/** The secret is shown once: the server keeps it sealed. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Modal
      open
      title="Webhook secret"
      mask={{ closable: false }}
      onCancel={onClose}
      onOk={onClose}
      cancelButtonProps={{ style: { display: 'none' } }}
      okText="Done"
    >
      <p>
        Give it to the receiver, which checks with it that a delivery is ours. It cannot be shown again; a
        lost one is renewed.
      </p>
      <Typography.Paragraph
        copyable={{ text: secret, tooltips: ['Copy the secret', 'Copied'] }}
        code
        style={{ overflowWrap: 'anywhere' }}
      >
        {secret}
      </Typography.Paragraph>
    </Modal>
  );
}
