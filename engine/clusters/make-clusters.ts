import { birthEvidence } from './birth-evidence.ts';
import { type ClusterEntry, entryKey } from './cluster-entry.ts';
import { type Comparison, compareEntries } from './compare-entries.ts';
import type { EntryPair } from './find-pairs.ts';
import { identifierEvidence } from './identifier-evidence.ts';
import type { LinkReason } from './link-reason.ts';
import { compareNamesOf } from './name-evidence.ts';

/** Why two entries stand in one cluster, by their keys. */
type Link = { a: string; b: string; points: number; reasons: LinkReason[] };

/** The entries of one person or organisation, and what ties them together. */
export type Cluster = { entries: string[]; links: Link[] };

type ClusterOptions = {
  /** Pairs that a person has said are two parties, by `linkKey`. */
  forbidden?: ReadonlySet<string>;
};

/** One text for a pair of entries, whichever comes first. */
export const linkKey = (a: string, b: string): string => (a < b ? `${a}\n${b}` : `${b}\n${a}`);

type Compared = Comparison & { a: number; b: number };

/**
 * The clusters of two and more entries. The strongest links come first, and one is left out where it would put two
 * entries together that contradict each other, that a person has parted, or that one list keeps apart: single linkage
 * with cannot-link constraints (Davidson and Ravi, 2005). A link that two entries of one list claim with the same right
 * is left out as well, since nothing says which of them it is.
 */
export function makeClusters(
  entries: readonly ClusterEntry[],
  pairs: readonly EntryPair[],
  { forbidden = new Set() }: ClusterOptions = {},
): Cluster[] {
  const keys = entries.map(entryKey);
  const links = linksOf(entries, pairs).filter(({ a, b }) => !forbidden.has(linkKey(keys[a]!, keys[b]!)));
  const linked = new Set(links.map(({ a, b }) => linkKey(String(a), String(b))));
  const isLinked = (a: number, b: number) => linked.has(linkKey(String(a), String(b)));
  const groups = new Map<number, number[]>();
  const groupOf = (place: number) => groups.get(place) ?? [place];
  const mayMeet = (a: number, b: number) =>
    !forbidden.has(linkKey(keys[a]!, keys[b]!)) &&
    (isLinked(a, b) || (entries[a]!.list !== entries[b]!.list && !contradict(entries[a]!, entries[b]!)));
  for (const { a, b } of withoutRivals(entries, links, isLinked)) {
    const [ours, theirs] = [groupOf(a), groupOf(b)];
    if (ours === theirs || !ours.every((one) => theirs.every((other) => mayMeet(one, other)))) continue;
    const both = [...ours, ...theirs];
    for (const place of both) groups.set(place, both);
  }
  return [...new Set(groups.values())].map((places) => {
    const within = new Set(places);
    return {
      entries: places.map((place) => keys[place]!).sort(),
      links: links
        .filter(({ a, b }) => within.has(a) && within.has(b))
        .map(({ a, b, points, reasons }) => ({ a: keys[a]!, b: keys[b]!, points, reasons })),
    };
  });
}

/** The pairs that are links, the strongest first. */
function linksOf(entries: readonly ClusterEntry[], pairs: readonly EntryPair[]): Compared[] {
  return pairs
    .map(({ a, b, names }) => {
      const [ours, theirs] = [entries[a]!, entries[b]!];
      return { a, b, ...compareEntries(ours, theirs, names ?? compareNamesOf(ours, theirs)) };
    })
    .filter(({ isLink }) => isLink)
    .sort((one, other) => other.points - one.points || one.a - other.a || one.b - other.b);
}

/** Leaves out a link where another entry of the same list has as strong a one, and the two are not one party. */
function withoutRivals(
  entries: readonly ClusterEntry[],
  links: readonly Compared[],
  isLinked: (a: number, b: number) => boolean,
): Compared[] {
  const byEntry = new Map<number, { other: number; points: number }[]>();
  for (const { a, b, points } of links) {
    byEntry.set(a, [...(byEntry.get(a) ?? []), { other: b, points }]);
    byEntry.set(b, [...(byEntry.get(b) ?? []), { other: a, points }]);
  }
  const hasRival = (place: number, other: number, points: number) =>
    byEntry
      .get(place)!
      .some(
        (rival) =>
          rival.other !== other &&
          rival.points >= points &&
          entries[rival.other]!.list === entries[other]!.list &&
          !isLinked(rival.other, other),
      );
  return links.filter(({ a, b, points }) => !hasRival(a, b, points) && !hasRival(b, a, points));
}

/** What two entries never say of one party: other birth dates, other types or genders, two numbers of which there is one. */
function contradict(a: ClusterEntry, b: ClusterEntry): boolean {
  if (a.type !== b.type && a.type !== 'unknown' && b.type !== 'unknown') return true;
  if (a.gender && b.gender && a.gender !== b.gender) return true;
  const isDifferent = ({ code }: LinkReason) => code === 'identifier.different' || code === 'birth.different';
  const evidence = [...identifierEvidence(a, b), ...(a.type === 'person' ? birthEvidence(a, b) : [])];
  return evidence.some(isDifferent);
}
