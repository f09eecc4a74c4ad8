import { Modal, Typography } from 'antd';

type TokenDialogProps = { token: string; endpoint: string; onClose: () => void };

/** The token is shown once: the server keeps only its hash. */
export function TokenDialog({ token, endpoint, onClose }: TokenDialogProps) {
  const copyable = (text: string, what: string) => ({ text, tooltips: [`Copy the ${what}`, 'Copied'] });
  return (
    <Modal
      open
      title="Token for the identity provider"
      mask={{ closable: false }}
      onCancel={onClose}
      onOk={onClose}
      cancelButtonProps={{ style: { display: 'none' } }}
      okText="Done"
    >
      <p>Enter both at the identity provider. The token is shown only once. If you lose it, renew it.</p>
      <Typography.Paragraph copyable={copyable(endpoint, 'address')} code>
        {endpoint}
      </Typography.Paragraph>
      <Typography.Paragraph copyable={copyable(token, 'token')} code>
        {token}
      </Typography.Paragraph>
    </Modal>
  );
}
