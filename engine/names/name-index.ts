import type { IdentifierMap } from './identifiers.ts';
import { buildIdentifiers } from './identifiers.ts';
import type { JoinTable } from './join-table.ts';
import { buildJoins } from './join-table.ts';
import type { Lookup } from './lookup.ts';
import { buildLookup } from './lookup.ts';
import { prepareName } from './normalise.ts';
import type { PreparedName, Token } from './tokens.ts';
import { isInformative } from './tokens.ts';
import { typeNumber } from './type-fits.ts';
import type { ListEntry } from './types.ts';
import type { Vocabulary } from './vocabulary.ts';
import { tokenKey } from './vocabulary.ts';
import type { Rarity } from './weights.ts';
import { weightOf } from './weights.ts';

/** A list made searchable. Built once, then only read; the scratch arrays make it single-threaded. */
export type NameIndex = {
  entries: ListEntry[];
  /** By name: its entry and its place among that entry's names. */
  nameEntry: Uint32Array;
  nameSlot: Uint16Array;
  /** By name: the number of its entry's type. */
  nameType: Uint8Array;
  /** By name: where its tokens begin; one more than there are names. */
  tokenStart: Uint32Array;
  nameTokens: Uint32Array;
  nameWeight: Float32Array;
  vocabulary: Vocabulary;
  /** By token: where its names begin; weak names are left out. */
  postingStart: Uint32Array;
  postings: Uint32Array;
  joins: JoinTable;
  /** Weak names by their words in alphabetical order. */
  weak: Map<string, number[]>;
  identifiers: IdentifierMap;
  lookup: Lookup;
  rarity: Rarity;
  weights: Float32Array;
  scratch: { score: Float32Array; unit: Uint8Array; rows: Float32Array[] };
};

/** The words of a name in alphabetical order: what a weak name must share in full. */
export function exactKey(name: PreparedName): string {
  return name.tokens
    .filter((token) => token.kind !== 'legal' && token.kind !== 'honorific')
    .map((token) => token.text)
    .sort()
    .join(' ');
}

/**
 * Makes a list searchable. The order of the entries does not matter; ids should be unique. About 25 µs a name.
 * Names without letters are skipped.
 */
export function buildNameIndex(entries: Iterable<ListEntry>): NameIndex {
  const sorted = [...entries].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  const tokens: Token[] = [];
  const numbers = new Map<string, number>();
  const nameEntry: number[] = [];
  const nameSlot: number[] = [];
  const tokenStart: number[] = [0];
  const nameTokens: number[] = [];
  const weak = new Map<string, number[]>();
  const isWeak: boolean[] = [];

  const numberOf = (token: Token): number => {
    const key = tokenKey(token);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    tokens.push(token);
    numbers.set(key, tokens.length - 1);
    return tokens.length - 1;
  };

  sorted.forEach((entry, entryNumber) => {
    entry.names.forEach((name, slot) => {
      const prepared = prepareName(name.text, entry.type);
      if (prepared.tokens.length === 0) return;
      const number = nameEntry.length;
      nameEntry.push(entryNumber);
      nameSlot.push(slot);
      isWeak.push(name.kind === 'weak');
      for (const token of prepared.tokens) nameTokens.push(numberOf(token));
      tokenStart.push(nameTokens.length);
      if (name.kind === 'weak') {
        const key = exactKey(prepared);
        weak.set(key, [...(weak.get(key) ?? []), number]);
      }
    });
  });

  const names = {
    nameEntry: Uint32Array.from(nameEntry),
    nameSlot: Uint16Array.from(nameSlot),
    nameType: Uint8Array.from(nameEntry, (entry) => typeNumber(sorted[entry]!.type)),
    tokenStart: Uint32Array.from(tokenStart),
    nameTokens: Uint32Array.from(nameTokens),
  };
  const { postingStart, postings, frequency } = buildPostings(names, tokens.length, isWeak);
  const vocabulary = { tokens, numbers, frequency };
  const rarity = buildRarity(vocabulary, nameEntry.length);
  const weights = Float32Array.from(tokens, (token) => weightOf(token, rarity));
  return {
    entries: sorted,
    ...names,
    nameWeight: sumWeights(names, weights),
    vocabulary,
    postingStart,
    postings,
    joins: buildJoins(names, tokens, isWeak),
    weak,
    identifiers: buildIdentifiers(sorted),
    lookup: buildLookup(vocabulary),
    rarity,
    weights,
    scratch: { score: new Float32Array(nameEntry.length), unit: new Uint8Array(nameEntry.length), rows: [] },
  };
}

type Names = Pick<NameIndex, 'tokenStart' | 'nameTokens' | 'nameEntry'>;

function buildPostings(names: Names, size: number, isWeak: boolean[]) {
  const { tokenStart, nameTokens, nameEntry } = names;
  const frequency = new Uint32Array(size);
  const postingStart = new Uint32Array(size + 1);
  const each = (call: (token: number, name: number) => void) => {
    for (let name = 0; name < nameEntry.length; name++) {
      if (isWeak[name]) continue;
      for (let at = tokenStart[name] ?? 0; at < (tokenStart[name + 1] ?? 0); at++)
        call(nameTokens[at] ?? 0, name);
    }
  };
  each((token) => {
    frequency[token] = (frequency[token] ?? 0) + 1;
  });
  for (let at = 0; at < size; at++) postingStart[at + 1] = (postingStart[at] ?? 0) + (frequency[at] ?? 0);
  const postings = new Uint32Array(postingStart[size] ?? 0);
  const fill = postingStart.slice();
  each((token, name) => {
    postings[fill[token] ?? 0] = name;
    fill[token] = (fill[token] ?? 0) + 1;
  });
  return { postingStart, postings, frequency };
}

function sumWeights(names: Names, weights: Float32Array): Float32Array {
  const sums = new Float32Array(names.nameEntry.length);
  for (let name = 0; name < sums.length; name++) {
    for (let at = names.tokenStart[name] ?? 0; at < (names.tokenStart[name + 1] ?? 0); at++) {
      sums[name] = (sums[name] ?? 0) + (weights[names.nameTokens[at] ?? 0] ?? 0);
    }
  }
  return sums;
}

/** Spellings of one name are counted together, by skeleton, at half their number. */
function buildRarity(vocabulary: Vocabulary, names: number): Rarity {
  const byText = new Map<string, number>();
  const bySkeleton = new Map<string, number>();
  vocabulary.tokens.forEach((token, number) => {
    if (!isInformative(token)) return;
    const count = vocabulary.frequency[number] ?? 0;
    byText.set(token.text, (byText.get(token.text) ?? 0) + count);
    bySkeleton.set(token.skeleton, (bySkeleton.get(token.skeleton) ?? 0) + count);
  });
  const whole = Math.log(Math.max(names, 1000) + 1);
  return (token) => {
    const similar = token.skeleton.length >= 3 ? (bySkeleton.get(token.skeleton) ?? 0) / 2 : 0;
    const count = Math.max(byText.get(token.text) ?? 0, similar);
    return Math.max(0, 1 - Math.log(count + 1) / whole);
  };
}
