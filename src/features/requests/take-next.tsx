import { history } from '@umijs/max';
import { Button } from 'antd';
import { toast, useAct } from '@/shared/ui';
import { addressOfRequest } from './request-row.ts';

/** The server hands the drafter the earliest due request without a conflict. */
export function TakeNext({ onTaken }: { onTaken: () => void }) {
  const { act, busy, dialog } = useAct('POST /reports/v1.0/submituseraction', {
    onDone: ({ Data }) => {
      toast.success('Assigned to you', `${Data.number} ${Data.legalName}`);
      onTaken();
      history.push(addressOfRequest(Data));
    },
  });
  return (
    <>
      <Button type="primary" loading={busy} onClick={() => act({ action: 'take_next' })}>
        Take next
      </Button>
      {dialog}
    </>
  );
}
