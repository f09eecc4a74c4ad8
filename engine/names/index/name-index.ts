import type { Bearers } from '../score/coincidence.ts';
import type { Rarity } from '../score/weights.ts';
import { weightOf } from '../score/weights.ts';
import type { Token } from '../tokens/tokens.ts';
import type { ListEntry } from '../types.ts';
import { bearersOf, countWords, rarityOf } from './bearers.ts';
import type { IdentifierMap } from './identifiers.ts';
import { buildIdentifiers } from './identifiers.ts';
import type { JoinTable } from './join-table.ts';
import { buildJoins } from './join-table.ts';
import type { Lookup } from './lookup.ts';
import { buildLookup } from './lookup.ts';
import { type NameTable, tabulateNames } from './name-table.ts';
import type { Vocabulary } from './words/vocabulary.ts';
import { type PackedShapes, packShapes } from './words/word-shapes.ts';
import { buildWordSounds, type WordSounds } from './words/word-sounds.ts';

/** A list made searchable. Built once, then only read; the scratch arrays make it single-threaded. */
export type NameIndex = {
  entries: ListEntry[];
  /** By name: its entry and its place among that entry's names. */
  nameEntry: Uint32Array;
  nameSlot: Uint16Array;
  /** By name: the number of its entry's type. */
  nameType: Uint8Array;
  /** By name: 1 for a weak one. */
  isWeak: Uint8Array;
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
  sounds: WordSounds;
  shapes: PackedShapes;
  lookup: Lookup;
  rarity: Rarity;
  bearers: Bearers;
  weights: Float32Array;
  scratch: Scratch;
};

/** Room for one search at a time; by name, and in `rows` by token. */
type Scratch = { score: Float32Array; marks: Uint32Array; touched: Uint32Array; rows: Float32Array };

/**
 * Makes a list searchable. The order of the entries does not matter; ids should be unique. About 15 µs a name. Names
 * without letters are skipped.
 */
export function buildNameIndex(entries: Iterable<ListEntry>): NameIndex {
  return indexOf(tabulateNames(entries));
}

/**
 * The index of the same list with some entries put in, in the place of those with the same id, and some taken out: what
 * `buildNameIndex` makes of them all, in less time, since nothing is read anew that stays. The old index stays usable.
 */
export function changeNameIndex(
  index: NameIndex,
  { put = [], remove = [] }: { put?: readonly ListEntry[]; remove?: Iterable<string> },
): NameIndex {
  const gone = new Set(remove);
  for (const entry of put) gone.add(entry.id);
  const kept = index.entries.filter((entry) => !gone.has(entry.id));
  return indexOf(tabulateNames([...kept, ...put], tokensKnown(index)));
}

/** The tokens of an entry's names by their place, read from an index that has the entry. */
function tokensKnown(index: NameIndex): (entry: ListEntry) => Map<number, Token[][]> | undefined {
  const { nameEntry, nameSlot, vocabulary } = index;
  const numbers = new Map(index.entries.map((entry, number) => [entry, number]));
  const firstName = new Uint32Array(index.entries.length + 1);
  for (const entry of nameEntry) firstName[entry + 1]! += 1;
  index.entries.forEach((_, entry) => {
    firstName[entry + 1]! += firstName[entry]!;
  });
  return (entry) => {
    const number = numbers.get(entry);
    if (number === undefined) return undefined;
    const bySlot = new Map<number, Token[][]>();
    for (let name = firstName[number]!; name < firstName[number + 1]!; name++) {
      const reading = Array.from(tokensOf(index, name), (token) => vocabulary.tokens[token]!);
      const slot = nameSlot[name]!;
      bySlot.set(slot, [...(bySlot.get(slot) ?? []), reading]);
    }
    return bySlot;
  };
}

function indexOf(table: NameTable): NameIndex {
  const { entries, tokens, numbers, weak, ...names } = table;
  const { postingStart, postings, frequency } = buildPostings(names, tokens.length, names.isWeak);
  const vocabulary = { tokens, numbers, frequency };
  const inEntries = countEntries(names.nameEntry, postingStart, postings);
  const counts = countWords(tokens, inEntries);
  const rarity = rarityOf(counts, entries.length);
  const sounds = buildWordSounds(tokens);
  const lookup = buildLookup(vocabulary, sounds);
  const weights = Float32Array.from(tokens, (token) => weightOf(token, rarity));
  return {
    entries,
    ...names,
    nameWeight: sumWeights(names, weights),
    vocabulary,
    postingStart,
    postings,
    joins: buildJoins(names, tokens, names.isWeak),
    weak,
    identifiers: buildIdentifiers(entries),
    sounds,
    shapes: packShapes(tokens),
    lookup,
    rarity,
    bearers: bearersOf(counts, entries.length, inEntries, lookup),
    weights,
    scratch: scratchFor(names.nameEntry.length),
  };
}

function scratchFor(names: number): Scratch {
  const touched = new Uint32Array(names);
  return { score: new Float32Array(names), marks: new Uint32Array(names), touched, rows: new Float32Array() };
}

type Names = Pick<NameIndex, 'tokenStart' | 'nameTokens' | 'nameEntry'>;

/** The numbers of a name's tokens. */
function tokensOf({ tokenStart, nameTokens }: Names, name: number): Uint32Array {
  return nameTokens.subarray(tokenStart[name], tokenStart[name + 1]);
}

function buildPostings(names: Names, size: number, isWeak: Uint8Array) {
  const frequency = new Uint32Array(size);
  const postingStart = new Uint32Array(size + 1);
  const each = (call: (token: number, name: number) => void) => {
    isWeak.forEach((weak, name) => {
      if (!weak) for (const token of tokensOf(names, name)) call(token, name);
    });
  };
  each((token) => {
    frequency[token]! += 1;
  });
  frequency.forEach((count, token) => {
    postingStart[token + 1] = postingStart[token]! + count;
  });
  const postings = new Uint32Array(postingStart[size]!);
  const fill = postingStart.slice();
  each((token, name) => {
    postings[fill[token]!] = name;
    fill[token]! += 1;
  });
  return { postingStart, postings, frequency };
}

/** By token: in how many entries it stands. The names of an entry follow each other. */
function countEntries(nameEntry: Uint32Array, postingStart: Uint32Array, postings: Uint32Array): Uint32Array {
  return new Uint32Array(postingStart.length - 1).map((_, token) => {
    let [count, last] = [0, -1];
    for (let at = postingStart[token]!; at < postingStart[token + 1]!; at++) {
      const entry = nameEntry[postings[at]!]!;
      if (entry !== last) count++;
      last = entry;
    }
    return count;
  });
}

function sumWeights(names: Names, weights: Float32Array): Float32Array {
  return new Float32Array(names.nameEntry.length).map((_, name) => {
    let sum = 0;
    for (const token of tokensOf(names, name)) sum += weights[token]!;
    return sum;
  });
}
