import { Button, Modal } from 'antd';
import { NoticeSentence, useNoticeName } from '@/shared/server-texts/notice-sentence';
import { useTexts } from '@/shared/texts/use-texts';
import { TimeText } from '@/shared/ui';
import type { Notification } from './use-notifications.ts';

type AlarmDialogProps = { alarm: Notification; onRead: (one: Notification) => void };

/** What nobody may overlook: over every page until the person says that they have read it. */
export function AlarmDialog({ alarm, onRead }: AlarmDialogProps) {
  const t = useTexts();
  const nameOf = useNoticeName();
  return (
    <Modal
      open
      title={t('alarm.title')}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        // Otherwise the time has the focus, and its tooltip hides what is said.
        <Button type="primary" autoFocus onClick={() => onRead(alarm)}>
          {t('alarm.read')}
        </Button>
      }
    >
      <p>
        <strong>
          <bdi>{nameOf(alarm)}</bdi>
        </strong>{' '}
        <NoticeSentence notice={alarm} /> (<TimeText at={alarm.created_on} />)
      </p>
      <p>{t('alarm.act')}</p>
    </Modal>
  );
}
