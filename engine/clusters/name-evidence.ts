import type { EntryName } from '../lists/index.ts';
import { compareNames, splitWords } from '../names/index.ts';
import type { ClusterEntry } from './cluster-entry.ts';
import { type LinkReason, linkReason } from './link-reason.ts';
import { POINTS } from './points.ts';

/** The closest names of two entries. */
export type NameAgreement = {
  ours: EntryName;
  theirs: EntryName;
  /** From 0 to 1. */
  similarity: number;
  /** How many more names each has that the other has too. */
  further: number;
  /** How many other entries of one list bear such a name as much alike; 0 where nobody looked. */
  rivals: number;
};

/** From this similarity on a name counts as one that both have. */
export const AGREED = 0.9;

/** Without an index only so many names of an entry are compared with each other. */
const MOST_NAMES = 12;

/** Compares the names of two entries with each other; undefined where one has none but weak ones. */
export function compareNamesOf(ours: ClusterEntry, theirs: ClusterEntry): NameAgreement | undefined {
  const [mine, others] = [firstNames(ours), firstNames(theirs)];
  const all = mine.flatMap((one) =>
    others.map((other) => ({
      ours: one,
      theirs: other,
      similarity: compareNames(one.text, other.text, ours.type).similarity,
    })),
  );
  const best = all.sort((a, b) => worthOf(b) - worthOf(a))[0];
  if (!best) return undefined;
  const agreed = all.filter(({ similarity }) => similarity >= AGREED);
  const both = Math.min(
    new Set(agreed.map((pair) => pair.ours)).size,
    new Set(agreed.map((pair) => pair.theirs)).size,
  );
  return { ...best, further: Math.max(0, both - 1), rivals: 0 };
}

const firstNames = ({ names }: ClusterEntry) =>
  names.filter(({ kind }) => kind !== 'weak').slice(0, MOST_NAMES);

/** Of names as much alike the primary ones come first. */
export const worthOf = ({
  similarity,
  ours,
  theirs,
}: Pick<NameAgreement, 'similarity' | 'ours' | 'theirs'>) =>
  similarity + [ours, theirs].filter(({ kind }) => kind === 'primary').length / 1000;

/** What the names of two entries say. */
export function nameEvidence(
  a: ClusterEntry,
  b: ClusterEntry,
  names: NameAgreement | undefined,
): LinkReason[] {
  const grade = POINTS.names.find(({ from }) => (names?.similarity ?? 0) >= from);
  if (!names || !grade) {
    const [ours, theirs] = [a.names[0]?.text ?? a.id, b.names[0]?.text ?? b.id];
    return [linkReason('name.different', POINTS.differentNames, { ours, theirs })];
  }
  const [ours, theirs] = [names.ours.text, names.theirs.text];
  const percent = Math.round(names.similarity * 100);
  const reasons = [
    linkReason('name.alike', grade.points + nameOfType(a, b, names.similarity), { ours, theirs, percent }),
  ];
  const further = Math.min(names.further, POINTS.furtherNames);
  if (further > 0)
    reasons.push(linkReason('name.further', further * POINTS.furtherName, { count: names.further }));
  const text = [ours, theirs].sort((one, other) => wordsIn(one) - wordsIn(other))[0]!;
  if (names.ours.kind !== 'primary' && names.theirs.kind !== 'primary') {
    const isLong = a.type !== 'person' && wordsIn(text) > 2;
    reasons.push(linkReason('name.aliases_only', isLong ? POINTS.longAliasesOnly : POINTS.aliasesOnly, {}));
  }
  if (wordsIn(text) < 2) reasons.push(linkReason('name.few_words', POINTS.fewWords, { text }));
  if (wordsIn(text) > 2) reasons.push(linkReason('name.many_words', POINTS.manyWords, { text }));
  if (names.rivals > 0) {
    const points = Math.min(names.rivals, POINTS.sharedNames) * POINTS.sharedName;
    reasons.push(linkReason('name.shared', points, { entries: names.rivals }));
  }
  return reasons;
}

/** What a name says more or less because of what bears it. */
function nameOfType(a: ClusterEntry, b: ClusterEntry, similarity: number): number {
  const types = [a.type, b.type];
  if (types.some((type) => type === 'vessel' || type === 'aircraft')) return POINTS.nameOfCraft;
  const isOrganisation = types.every((type) => type === 'organisation');
  return isOrganisation && similarity >= POINTS.organisationSimilarity ? POINTS.organisationName : 0;
}

const wordsIn = (name: string) => splitWords(name).length;
