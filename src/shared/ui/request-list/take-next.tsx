import { history } from '@umijs/max';
import { Button } from 'antd';
import { useAccess } from '../../session/index.ts';
import { useAct } from '../calls/use-act.tsx';
import { useTexts } from '../texts/index.ts';
import { toast } from '../toasts/toast-store.ts';

/**
 * Gives a drafter the earliest due request without a conflict, and opens it. Which one is the server's choice: drafters do
 * not see what is waiting, and a request of one's own choice is assigned by an allocator.
 */
export function TakeNext() {
  const t = useTexts();
  const { drafts, mayChange } = useAccess();
  const { act, busy, dialog } = useAct('POST /reports/v1.0/submituseraction', {
    onDone: ({ Data: { number, legalName, clientId, id } }) => {
      toast.success(t('assignedToYou'), `${number} ${legalName}`);
      history.push(`/pages/requestanalysis?client=${clientId}&request=${id}`);
    },
  });
  if (!drafts || !mayChange) return null;
  return (
    <>
      <Button type="primary" loading={busy} onClick={() => act({ action: 'take_next' })}>
        {t('takeNext')}
      </Button>
      {dialog}
    </>
  );
}
