import { useEffect, useRef } from 'react';
import { type Edge, renamed } from './edges.ts';

/** A party that is renamed elsewhere in the form keeps its holdings; also when its name is emptied and typed anew. */
export function useRenamedParties(
  names: readonly string[],
  edges: readonly Edge[],
  onChange: ((edges: Edge[]) => void) | undefined,
) {
  const before = useRef(names);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a changed name matters
  useEffect(() => {
    const known = before.current;
    // A row that was added or removed renames nobody.
    if (known.length !== names.length) {
      before.current = names;
      return;
    }
    let next: readonly Edge[] = edges;
    names.forEach((name, at) => {
      const old = known[at] ?? '';
      if (old.trim() && name.trim() && old !== name) next = renamed(next, old, name.trim());
    });
    before.current = names.map((name, at) => (name.trim() ? name : (known[at] ?? '')));
    if (JSON.stringify(next) !== JSON.stringify(edges)) onChange?.([...next]);
  }, [names.join('\n')]);
}
