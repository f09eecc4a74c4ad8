import { plural } from '@/shared/format';
import { toast, useAct } from '@/shared/ui';
import type { Desk } from '../desk/desk.ts';

/** Confirms false positives of somebody else, at once. */
export function useConfirm({ request, working, settle, reload }: Desk) {
  const { act, busy, dialog } = useAct('POST /reports/v1.0/requestanalysis', { onReload: reload });
  const confirm = async (ids: string[]) => {
    const answer = await act({
      client: request.clientId,
      request: request.id,
      version: working.version,
      confirm: ids,
    });
    if (!answer) return false;
    toast.success('Confirmed', plural(ids.length, 'false positive'));
    settle(answer.Data);
    reload();
    return true;
  };
  return { confirm, busy, dialog };
}
