import { Modal } from 'antd';
import { useTexts } from '../texts/index.ts';

/** Escape and a click beside it stay: only the button leaves. */
export function LeaveQuestion({ onClose }: { onClose: (leaves: boolean) => void }) {
  const t = useTexts();
  return (
    <Modal
      open
      title={t('leaveWithoutSaving')}
      okText={t('leave')}
      okButtonProps={{ danger: true }}
      cancelText={t('stayHere')}
      cancelButtonProps={{ autoFocus: true }}
      onOk={() => onClose(true)}
      onCancel={() => onClose(false)}
      width={420}
    >
      {t('whatYouChangedOnThisPageIsLost')}
    </Modal>
  );
}
