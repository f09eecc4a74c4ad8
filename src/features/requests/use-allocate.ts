import { useState } from 'react';
import { listText } from '@/shared/format';
import { ApiProblem, call } from '@/shared/http';
import { toast } from '@/shared/ui';
import type { RequestRow } from './request-row.ts';
import { useTexts } from './texts/index.ts';

type Choice = Readonly<Record<string, string | null | undefined>>;
type After = { onDone: () => void; onClose: () => void };

/** Allocates one after the other; stops at the first refusal and says how far it came. */
export function useAllocate(rows: readonly RequestRow[], { onDone, onClose }: After) {
  const t = useTexts();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const allocate = async (
    choice: Choice,
    comment: string,
    drafters: readonly { id: string; name: string }[],
  ) => {
    setBusy(true);
    const given = new Set<string>();
    let done = 0;
    try {
      for (const row of rows) {
        const assignee = choice[row.id];
        if (!assignee) continue;
        await call('POST /reports/v1.0/submituseraction', {
          action: 'accept_and_allocate',
          client: row.clientId,
          request: row.id,
          version: row.version,
          assignee,
          comment: comment || undefined,
        });
        given.add(drafters.find(({ id }) => id === assignee)?.name ?? '');
        done += 1;
      }
      toast.success(
        t('allocated'),
        t('doneRequestsToJoin', { done, join: listText([...given], t.language) }),
      );
      onDone();
      onClose();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      if (done > 0)
        toast.warning(t('partlyAllocated'), t('doneOfRowsWereAllocated', { done, rows: rows.length }));
      setProblem(error);
      onDone();
    } finally {
      setBusy(false);
    }
  };
  return { allocate, busy, problem, dismiss: () => setProblem(null) };
}
