import { readingsOf } from '../tokens/normalise.ts';
import type { Token } from '../tokens/tokens.ts';
import type { ListEntry, NameKind } from '../types.ts';
import { typeNumber } from './type-fits.ts';
import { tokenKey } from './words/vocabulary.ts';

/** The names of a list, each in all its readings and long ones in parts, as runs of numbered tokens, in the order of the entries' ids. */
export type NameTable = {
  entries: ListEntry[];
  /** The distinct tokens, and their numbers by key. */
  tokens: Token[];
  numbers: Map<string, number>;
  nameEntry: Uint32Array;
  nameSlot: Uint16Array;
  nameType: Uint8Array;
  tokenStart: Uint32Array;
  nameTokens: Uint32Array;
  /** By name: 1 for a weak one. */
  isWeak: Uint8Array;
  /** Weak names by their words in alphabetical order. */
  weak: Map<string, number[]>;
};

/** The words of a name in alphabetical order: what a weak name must share in full. */
export function exactKey(tokens: readonly Token[]): string {
  return tokens
    .filter((token) => token.kind !== 'legal' && token.kind !== 'honorific')
    .map((token) => token.text)
    .sort()
    .join(' ');
}

/** Splits the names into tokens and numbers these; `known` has the tokens of entries that have been split before. */
export function tabulateNames(
  entries: Iterable<ListEntry>,
  known: (entry: ListEntry) => ReadonlyMap<number, Token[][]> | undefined = () => undefined,
): NameTable {
  const sorted = [...entries].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  const tokens: Token[] = [];
  const numbers = new Map<string, number>();
  const nameEntry: number[] = [];
  const nameSlot: number[] = [];
  const isWeak: number[] = [];
  const tokenStart: number[] = [0];
  const nameTokens: number[] = [];
  const weak = new Map<string, number[]>();

  const numberOf = (token: Token): number => {
    const key = tokenKey(token);
    const number = numbers.get(key);
    if (number !== undefined) return number;
    numbers.set(key, tokens.length);
    return tokens.push(token) - 1;
  };

  const addName = (entryNumber: number, slot: number, kind: NameKind, words: Token[]): void => {
    if (kind === 'weak') {
      const key = exactKey(words);
      weak.set(key, [...(weak.get(key) ?? []), nameEntry.length]);
    }
    nameEntry.push(entryNumber);
    nameSlot.push(slot);
    isWeak.push(kind === 'weak' ? 1 : 0);
    for (const token of words) nameTokens.push(numberOf(token));
    tokenStart.push(nameTokens.length);
  };

  sorted.forEach((entry, entryNumber) => {
    const before = known(entry);
    entry.names.forEach(({ text, kind }, slot) => {
      const readings = before
        ? (before.get(slot) ?? [])
        : readingsOf(text, entry.type).flatMap(({ tokens, further = [] }) => [tokens, ...further]);
      for (const words of readings) if (words.length > 0) addName(entryNumber, slot, kind, words);
    });
  });

  return {
    entries: sorted,
    tokens,
    numbers,
    nameEntry: Uint32Array.from(nameEntry),
    nameSlot: Uint16Array.from(nameSlot),
    nameType: Uint8Array.from(nameEntry, (entry) => typeNumber(sorted[entry]!.type)),
    tokenStart: Uint32Array.from(tokenStart),
    nameTokens: Uint32Array.from(nameTokens),
    isWeak: Uint8Array.from(isWeak),
    weak,
  };
}
