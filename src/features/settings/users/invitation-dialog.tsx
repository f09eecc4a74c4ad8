import { Modal, Typography } from 'antd';
import { useTexts } from '../texts/index.ts';

type InvitationDialogProps = { link: string; name: string; onClose: () => void };

/** The one-time link is shown once: the server keeps only its hash. */
export function InvitationDialog({ link, name, onClose }: InvitationDialogProps) {
  const t = useTexts();
  const address = new URL(link, window.location.origin).href;
  return (
    <Modal
      open
      title={t('users.invitationFor', { name })}
      onCancel={onClose}
      onOk={onClose}
      cancelButtonProps={{ style: { display: 'none' } }}
      okText={t('done')}
      mask={{ closable: false }}
    >
      <p>{t('users.invitationText', { name })}</p>
      <Typography.Paragraph
        copyable={{ text: address, tooltips: [t('users.copyLink'), t('copied')] }}
        code
        style={{ overflowWrap: 'anywhere' }}
      >
        {address}
      </Typography.Paragraph>
    </Modal>
  );
}
