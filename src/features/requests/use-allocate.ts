import { listText } from '@/shared/format';
import { call } from '@/shared/http';
import { toast } from '@/shared/ui';
import type { RequestRow } from './request-row.ts';
import { useTexts } from './texts/index.ts';
import { useEach } from './use-each.ts';

type Choice = Readonly<Record<string, string | null | undefined>>;
type After = { onDone: () => void; onClose: () => void };

/** Allocates one after the other; stops at the first refusal and says how far it came. */
export function useAllocate(rows: readonly RequestRow[], { onDone, onClose }: After) {
  const t = useTexts();
  const { left, each, ...rest } = useEach(rows);
  const allocate = async (
    choice: Choice,
    comment: string,
    drafters: readonly { id: string; name: string }[],
  ) => {
    const given = new Set<string>();
    const { done, all } = await each(async (row) => {
      const assignee = choice[row.id];
      if (!assignee) return;
      await call('POST /reports/v1.0/submituseraction', {
        action: 'accept_and_allocate',
        client: row.clientId,
        request: row.id,
        version: row.version,
        assignee,
        comment: comment || undefined,
      });
      given.add(drafters.find(({ id }) => id === assignee)?.name ?? '');
    });
    if (all)
      toast.success(
        t('allocated'),
        t('doneRequestsToJoin', { done, join: listText([...given], t.language) }),
      );
    else if (done > 0)
      toast.warning(t('partlyAllocated'), t('doneOfRowsWereAllocated', { done, rows: left.length }));
    onDone();
    if (all) onClose();
  };
  return { left, allocate, ...rest };
}
