import { history } from '@umijs/max';
import { Button } from 'antd';
import { toast, useAct } from '@/shared/ui';
import { addressOfRequest } from './request-row.ts';
import { useTexts } from './texts/index.ts';

/** The server hands the drafter the earliest due request without a conflict. */
export function TakeNext({ onTaken }: { onTaken: () => void }) {
  const t = useTexts();
  const { act, busy, dialog } = useAct('POST /reports/v1.0/submituseraction', {
    onDone: ({ Data }) => {
      toast.success(t('assignedToYou'), `${Data.number} ${Data.legalName}`);
      onTaken();
      history.push(addressOfRequest(Data));
    },
  });
  return (
    <>
      <Button type="primary" loading={busy} onClick={() => act({ action: 'take_next' })}>
        {t('takeNext')}
      </Button>
      {dialog}
    </>
  );
}
