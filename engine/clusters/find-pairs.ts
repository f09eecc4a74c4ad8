import type { EntryName } from '../lists/index.ts';
import { buildNameIndex, identifierKey, type NameIndex, rankNames } from '../names/index.ts';
import type { ClusterEntry } from './cluster-entry.ts';
import { AGREED, type NameAgreement, worthOf } from './name-evidence.ts';

/** Two entries, by their places, that may be of one party. */
export type EntryPair = { a: number; b: number; names?: NameAgreement };

/** Names less alike than this are no reason to compare two entries. */
const LEAST_SIMILARITY = 0.74;
/** A name that more entries bear says nothing. */
const MOST_ENTRIES = 60;
/** How much less alike another name may be and still count as one that is as much alike. */
const AS_ALIKE = 0.03;

type Found = Omit<NameAgreement, 'further'> & { ours: EntryName; agreedA: Set<string>; agreedB: Set<string> };

/**
 * The pairs of entries that have a name or an identifier in common, by an index of all names: who shares neither is
 * never compared (blocking; Christen, Data Matching, 2012, chapter 4). `from` limits it to pairs of these entries with
 * any other, after a list has changed.
 */
export function findPairs(
  entries: readonly ClusterEntry[],
  from: Iterable<number> = entries.keys(),
): EntryPair[] {
  const index = buildNameIndex(
    entries.map(({ type, names, countries, births }, place) => ({
      ...{ id: String(place), type, names, countries, births, identifiers: [] },
    })),
  );
  const found = new Map<string, Found>();
  const pairs = new Map<string, EntryPair>();
  const wanted = [...from];
  for (const place of wanted) {
    for (const name of entries[place]!.names)
      if (name.kind !== 'weak') findByName(entries, index, { place, name }, found);
  }
  for (const [key, { agreedA, agreedB, ...names }] of found) {
    const [a, b] = placesOf(key);
    const further = Math.max(0, Math.min(agreedA.size, agreedB.size) - 1);
    pairs.set(key, { a, b, names: { ...names, further } });
  }
  for (const key of sharedIdentifiers(entries, new Set(wanted)))
    if (!pairs.has(key)) pairs.set(key, { a: placesOf(key)[0], b: placesOf(key)[1] });
  return [...pairs.values()];
}

const keyOf = (one: number, other: number) => (one < other ? `${one} ${other}` : `${other} ${one}`);
const placesOf = (key: string) => key.split(' ').map(Number) as [number, number];

/** Puts who bears a name like this one of an entry into `found`. */
function findByName(
  entries: readonly ClusterEntry[],
  index: NameIndex,
  { place, name }: { place: number; name: EntryName },
  found: Map<string, Found>,
): void {
  const { type } = entries[place]!;
  const hits = rankNames(
    index,
    { name: name.text, type },
    { threshold: LEAST_SIMILARITY, limit: MOST_ENTRIES },
  ).map(({ entryId, ...hit }) => ({ ...hit, other: Number(entryId) }));
  for (const { other, similarity, name: text } of hits) {
    if (other === place) continue;
    const { list, names } = entries[other]!;
    const theirs = names.find((one) => one.text === text) ?? names[0]!;
    const rivals = hits.filter(
      (hit) =>
        hit.other !== place &&
        hit.other !== other &&
        entries[hit.other]!.list === list &&
        hit.similarity >= similarity - AS_ALIKE,
    ).length;
    const [ours, others] = place < other ? [name, theirs] : [theirs, name];
    const key = keyOf(place, other);
    const known = found.get(key);
    const agreedA = known?.agreedA ?? new Set<string>();
    const agreedB = known?.agreedB ?? new Set<string>();
    if (similarity >= AGREED) {
      agreedA.add(ours.text);
      agreedB.add(others.text);
    }
    const now = { ours, theirs: others, similarity, rivals };
    found.set(key, { ...better(known, now), agreedA, agreedB });
  }
}

/** The closer names; of the same names those that more others bear. */
function better(known: Found | undefined, now: Omit<Found, 'agreedA' | 'agreedB'>) {
  if (!known || worthOf(now) > worthOf(known)) return now;
  if (worthOf(now) < worthOf(known)) return known;
  return { ...known, rivals: Math.max(known.rivals, now.rivals) };
}

/** Pairs of which one is among the wanted and both bear an identifier that not too many have. */
function sharedIdentifiers(entries: readonly ClusterEntry[], wanted: ReadonlySet<number>): Set<string> {
  const bearers = new Map<string, Set<number>>();
  entries.forEach(({ identifiers }, place) => {
    for (const { value } of identifiers) {
      const key = identifierKey(value);
      if (key !== undefined) bearers.set(key, (bearers.get(key) ?? new Set()).add(place));
    }
  });
  const pairs = new Set<string>();
  for (const places of bearers.values()) {
    if (places.size > MOST_ENTRIES) continue;
    for (const one of places)
      for (const other of places) if (one !== other && wanted.has(one)) pairs.add(keyOf(one, other));
  }
  return pairs;
}
