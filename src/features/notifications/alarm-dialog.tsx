import { Button, Modal } from 'antd';
import { useTexts } from '@/shared/texts/use-texts';
import { TimeText } from '@/shared/ui';
import type { Notification } from './use-notifications.ts';

type AlarmDialogProps = { alarms: readonly Notification[]; onRead: (one: Notification) => void };

/** What nobody may overlook: over every page until the person says that they have read it. */
export function AlarmDialog({ alarms, onRead }: AlarmDialogProps) {
  const t = useTexts();
  const [first] = alarms;
  if (!first) return null;
  return (
    <Modal
      open
      title={t('alarm.title')}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        // Otherwise the time has the focus, and its tooltip hides what is said.
        <Button type="primary" autoFocus onClick={() => onRead(first)}>
          {t('alarm.read')}
        </Button>
      }
    >
      <p>
        <strong>
          <bdi>{first.entity_name}</bdi>
        </strong>{' '}
        <bdi lang="en">{first.activity}</bdi> (<TimeText at={first.created_on} />)
      </p>
      <p>{t('alarm.act')}</p>
    </Modal>
  );
}
