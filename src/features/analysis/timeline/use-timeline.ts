import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '@/shared/http';
import type { TimelineKind } from '../../../../contract/words.ts';
import type { TimelineItem } from '../analysis.ts';

type Of = { client: string; request: string };
type State = { items: readonly TimelineItem[]; next: number | null };

/** What happened to a request, page by page; begins anew when the kinds change or `version` counts up. */
export function useTimeline({ client, request }: Of, kinds: readonly TimelineKind[], version: string) {
  const [state, setState] = useState<State | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const asked = useRef(0);
  const kind = kinds.join(',');

  const load = useCallback(
    async (before?: number) => {
      asked.current += 1;
      const mine = asked.current;
      setBusy(true);
      setError(null);
      try {
        const query = { client, request, ...(kind && { kind }), ...(before && { before }) };
        const { Data, next } = await call('GET /reports/v1.0/casetimeline', query, { quiet: true });
        if (mine !== asked.current) return;
        setState((earlier) => ({ items: before ? [...(earlier?.items ?? []), ...Data] : Data, next }));
      } catch (problem) {
        if (mine === asked.current) setError(problem);
      } finally {
        if (mine === asked.current) setBusy(false);
      }
    },
    [client, request, kind],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what counts up asks again
  useEffect(() => {
    load();
  }, [load, version]);

  return {
    items: state?.items ?? null,
    error,
    busy,
    more: state?.next ? () => load(state.next ?? undefined) : null,
    reload: () => load(),
  };
}
