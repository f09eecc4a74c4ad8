import type { ListEntry } from '../../engine/names/index.ts';

/** Numbers between 0 and 1 that are the same in every run (mulberry32, Ettinger 2017). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const ONSETS = 'b ch d f g gh h j k kh l m n p q r s sh t v w y z'.split(' ');
const VOWELS = 'a e i o u a i ou'.split(' ');
const CODAS = ['', '', '', 'n', 'r', 'l', 'd', 'm', 's', 'v'];

function invent(random: () => number): string {
  const pick = (list: string[]) => list[Math.floor(random() * list.length)] ?? '';
  const syllables = 2 + Math.floor(random() * 2);
  return Array.from({ length: syllables }, () => pick(ONSETS) + pick(VOWELS) + pick(CODAS)).join('');
}

/** Entries with two or three words a name, as unevenly common as words are (Zipf 1949). */
export function syntheticEntries(count: number, seed = 7): ListEntry[] {
  const random = seeded(seed);
  const words = Array.from({ length: Math.max(2000, Math.floor(count / 5)) }, () => invent(random));
  const word = () => words[Math.floor(words.length * random() ** 3)] ?? '';
  return Array.from({ length: count }, (_, number) => ({
    id: `s${number}`,
    type: 'person' as const,
    names: [
      {
        text: Array.from({ length: 2 + Math.floor(random() * 2) }, word).join(' '),
        kind: 'primary' as const,
      },
    ],
    identifiers: [],
    countries: [],
    births: [],
  }));
}

/** Names to look for and whose they are: a third as they are, the rest with one letter changed. */
export function syntheticQueries(
  entries: readonly ListEntry[],
  count: number,
  seed = 11,
): { name: string; id: string }[] {
  const random = seeded(seed);
  return Array.from({ length: count }, () => {
    const { id, names } = entries[Math.floor(random() * entries.length)]!;
    const name = names[0]!.text;
    if (random() < 1 / 3) return { name, id };
    const at = 1 + Math.floor(random() * (name.length - 1));
    const letter = VOWELS[Math.floor(random() * VOWELS.length)]!;
    return { name: name.slice(0, at) + letter + name.slice(at + 1), id };
  });
}
