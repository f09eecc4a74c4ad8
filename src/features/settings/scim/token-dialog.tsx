import { Modal, Typography } from 'antd';
import { useTexts } from '../texts/index.ts';

type TokenDialogProps = { token: string; endpoint: string; onClose: () => void };

/** The token is shown once: the server keeps only its hash. */
export function TokenDialog({ token, endpoint, onClose }: TokenDialogProps) {
  const t = useTexts();
  const copyable = (text: string, copy: string) => ({ text, tooltips: [copy, t('copied')] });
  return (
    <Modal
      open
      title={t('scim.tokenTitle')}
      mask={{ closable: false }}
      onCancel={onClose}
      onOk={onClose}
      cancelButtonProps={{ style: { display: 'none' } }}
      okText={t('done')}
    >
      <p>{t('scim.tokenText')}</p>
      <Typography.Paragraph copyable={copyable(endpoint, t('copyAddress'))} code>
        {endpoint}
      </Typography.Paragraph>
      <Typography.Paragraph copyable={copyable(token, t('scim.copyToken'))} code>
        {token}
      </Typography.Paragraph>
    </Modal>
  );
}
