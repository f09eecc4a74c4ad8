import { prepareName } from '../tokens/normalise.ts';
import type { SubjectType } from '../types.ts';

type Words = readonly string[];

/** Ways in which a name comes to be written otherwise; undefined where a name has nothing to write so. */
const WAYS: Record<string, (words: Words, pick: (count: number) => number) => string | undefined> = {
  letter: (words, pick) =>
    changed(words, pick, (word, at) => word.slice(0, at) + 'aeinr'[at % 5] + word.slice(at + 1)),
  omission: (words, pick) => changed(words, pick, (word, at) => word.slice(0, at) + word.slice(at + 1)),
  turned: (words, pick) =>
    changed(
      words,
      pick,
      (word, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
    ),
  sound: (words) => {
    const text = words.join(' ');
    const heard = text
      .replace(/ph/g, 'f')
      .replace(/ou|oo/g, 'u')
      .replace(/ck/g, 'k')
      .replace(/([b-z])\1/g, '$1');
    return heard === text ? undefined : heard;
  },
  joined: (words, pick) => {
    if (words.length < 2) return undefined;
    const at = pick(words.length - 1);
    return [...words.slice(0, at), `${words[at]}${words[at + 1]}`, ...words.slice(at + 2)].join(' ');
  },
  order: (words) => (words.length < 2 ? undefined : [words.at(-1), ...words.slice(0, -1)].join(' ')),
  shorter: (words, pick) => {
    if (words.length < 3) return undefined;
    const at = 1 + pick(words.length - 2);
    return words.filter((_, place) => place !== at).join(' ');
  },
};

/** The ways a name can be written otherwise. */
export const PERTURBATIONS = Object.keys(WAYS);

/**
 * A listed name as somebody else might write it, always the same for the same name; the next way is taken where one does
 * not apply. Undefined for a name that can only be written as it is.
 */
export function perturb(name: string, type: SubjectType, way: number): string | undefined {
  const { tokens } = prepareName(name, type);
  const words = tokens.filter((token) => token.kind !== 'legal').map((token) => token.text);
  if (!words.some((word) => word.length > 4)) return undefined;
  for (let step = 0; step < PERTURBATIONS.length; step++) {
    const chosen = PERTURBATIONS[(way + step) % PERTURBATIONS.length]!;
    const text = WAYS[chosen]?.(words, picker(`${chosen} ${name}`));
    if (text !== undefined && text !== words.join(' ')) return text;
  }
  return undefined;
}

/** Changes one of the longer words, not at its first letter. */
function changed(
  words: Words,
  pick: (count: number) => number,
  edit: (word: string, at: number) => string,
): string {
  const long = words.map((word, at) => ({ word, at })).filter(({ word }) => word.length > 4);
  const { word, at } = long[pick(long.length)]!;
  return words.map((one, place) => (place === at ? edit(word, 1 + pick(word.length - 1)) : one)).join(' ');
}

/** Numbers below a count that depend on the text only (FNV-1a, Fowler, Noll, Vo 1991). */
function picker(text: string): (count: number) => number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return (count) => {
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
    return (hash >>> 4) % count;
  };
}
