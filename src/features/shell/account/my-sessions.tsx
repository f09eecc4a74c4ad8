import { Modal } from 'antd';
import { useTexts } from '@/shared/texts/use-texts';
import { SessionList } from '@/shared/ui';

/** Where one is signed in, to end what one does not recognise. */
export function MySessions({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  return (
    <Modal
      open
      title={t('shell.sessions')}
      footer={null}
      onCancel={onClose}
      closable={{ 'aria-label': t('terms.close') }}
    >
      <SessionList />
    </Modal>
  );
}
