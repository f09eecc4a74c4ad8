import { useState } from 'react';
import { ApiProblem } from '@/shared/http';
import type { RequestRow } from './request-row.ts';

/** Acts on one request after the other and stops at the first refusal; another try goes on with those that are left. */
export function useEach(rows: readonly RequestRow[]) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [finished, setFinished] = useState<ReadonlySet<string>>(new Set());
  const left = rows.filter(({ id }) => !finished.has(id));
  /** How many were done at this try, and whether those are all that were left. */
  const each = async (act: (row: RequestRow) => Promise<unknown>) => {
    setBusy(true);
    setProblem(null);
    const done: string[] = [];
    try {
      for (const row of left) {
        await act(row);
        done.push(row.id);
      }
      return { done: done.length, all: true };
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setProblem(error);
      setFinished(new Set([...finished, ...done]));
      return { done: done.length, all: false };
    } finally {
      setBusy(false);
    }
  };
  return { left, each, busy, problem, dismiss: () => setProblem(null) };
}
