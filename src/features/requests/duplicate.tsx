import { history } from '@umijs/max';
import { Button } from 'antd';
import { useAccess } from '@/shared/session';
import { useAct } from '@/shared/ui';
import type { RequestDetail } from './request-row.ts';
import { useTexts } from './texts/index.ts';

/** A new draft with the same facts; documents and consent are given anew. */
export function Duplicate({ request }: { request: RequestDetail }) {
  const t = useTexts();
  const { mayRaise } = useAccess();
  const { act, busy, dialog } = useAct('POST /reports/v1.0/requestdetails', {
    onDone: ({ Data }) => history.push(`/pages/newrequest?request=${Data.id}`),
  });
  if (!mayRaise) return null;
  return (
    <>
      <Button loading={busy} onClick={() => act({ intake: request.intake })}>
        {t('duplicateAsDraft')}
      </Button>
      {dialog}
    </>
  );
}
