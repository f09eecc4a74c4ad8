import { Modal, Typography } from 'antd';

type InvitationDialogProps = { link: string; name: string; onClose: () => void };

/** The one-time link is shown once: the server keeps only its hash. */
export function InvitationDialog({ link, name, onClose }: InvitationDialogProps) {
  const address = new URL(link, window.location.origin).href;
  return (
    <Modal
      open
      title={`Invitation for ${name}`}
      onCancel={onClose}
      onOk={onClose}
      cancelButtonProps={{ style: { display: 'none' } }}
      okText="Done"
    >
      <p>Hand this link to {name}. It works once, for seven days, and cannot be shown again.</p>
      <Typography.Paragraph copyable={{ text: address }} code>
        {address}
      </Typography.Paragraph>
    </Modal>
  );
}
