import { useState } from 'react';
import type { Match } from '../analysis.ts';

/** The matches that are ticked to be decided together: of those shown. */
export function useMatchSelection(shown: readonly Match[]) {
  const [ids, setIds] = useState<readonly string[]>([]);
  return {
    ids,
    selected: shown.filter(({ id }) => ids.includes(id)),
    select: (some: string[], on: boolean) =>
      setIds((before) => [...before.filter((id) => !some.includes(id)), ...(on ? some : [])]),
    selectShown: () => setIds(shown.map(({ id }) => id)),
    clear: () => setIds([]),
  };
}
