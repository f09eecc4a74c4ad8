import { toast, useAct } from '@/shared/ui';
import type { Desk } from '../../desk/desk.ts';
import { useTexts } from '../../texts/index.ts';

/** Confirms false positives of somebody else, at once. */
export function useConfirm({ request, working, settle, reload }: Desk) {
  const t = useTexts();
  const { act, busy, dialog } = useAct('POST /reports/v1.0/requestanalysis', {
    typed: () => false,
    onReload: reload,
  });
  const confirm = async (ids: string[]) => {
    const answer = await act({
      client: request.clientId,
      request: request.id,
      version: working.version,
      confirm: ids,
    });
    if (!answer) return false;
    toast.success(t('confirmed'), t('falsePositives', { count: ids.length }));
    settle(answer.Data);
    return true;
  };
  return { confirm, busy, dialog };
}
