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
      mask={{ closable: false }}
    >
      <p>
        Hand this link to {name}, to choose a password with. It works once, for seven days, ends every earlier
        link, and cannot be shown again.
      </p>
      <Typography.Paragraph
        copyable={{ text: address, tooltips: ['Copy link', 'Copied'] }}
        code
        style={{ overflowWrap: 'anywhere' }}
      >
        {address}
      </Typography.Paragraph>
    </Modal>
  );
}
