import type { ClusterEntry } from './cluster-entry.ts';

type Facts = Partial<Omit<ClusterEntry, 'names'>> & {
  names?: readonly string[];
  aliases?: readonly string[];
};

/** An entry of which only what a test is about is said. */
export function entryOf({ names = ['Rustam Karimov'], aliases = [], ...facts }: Facts = {}): ClusterEntry {
  return {
    list: 'UN',
    id: 'x',
    type: 'person',
    identifiers: [],
    countries: [],
    births: [],
    names: [
      ...names.map((text, at) => ({ text, kind: at === 0 ? ('primary' as const) : ('aka' as const) })),
      ...aliases.map((text) => ({ text, kind: 'aka' as const })),
    ],
    ...facts,
  };
}
