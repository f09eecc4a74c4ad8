import type { Side } from './align.ts';
import { findCandidates, fits } from './candidates.ts';
import { compareSides, weigh } from './compare.ts';
import { corroborate } from './corroborate.ts';
import { round, sumOf } from './explain.ts';
import { identifierKey, sameIdentifier } from './identifiers.ts';
import type { NameIndex } from './name-index.ts';
import { exactKey } from './name-index.ts';
import { prepareName } from './normalise.ts';
import { STRENGTH, strengthOf } from './strength.ts';
import type { Explanation, Hit, ListEntry, Subject } from './types.ts';

type Found = { entry: number; slot: number; similarity: number; explanation: Explanation };

/** What a shared identifier lifts a weaker name match to: certain of the record, not of the name. */
const IDENTIFIED = 0.9;

/**
 * The entries whose name is like the subject's, best first; one hit an entry, with its best name. `threshold` is the
 * least similarity (0–1, default .74), `limit` the most hits (default 25). An entry that shares an identifier is a hit
 * whatever its name. Never throws; a name of legal forms and particles only finds nothing.
 */
export function searchNames(
  index: NameIndex,
  subject: Subject,
  options: { limit?: number; threshold?: number } = {},
): Hit[] {
  const { limit = 25, threshold = STRENGTH.medium } = options;
  const best = new Map<number, Found>();
  const keep = (found: Found) => {
    const known = best.get(found.entry);
    if (!known || found.similarity > known.similarity) best.set(found.entry, found);
  };
  const query = prepareName(subject.name, subject.type);
  const side = weigh(query, index.rarity);
  for (const name of findCandidates(index, query, side.weights, subject.type))
    keep(compareWith(index, side, name));
  for (const name of index.weak.get(exactKey(query)) ?? []) {
    if (fits(subject.type, entryOf(index, name).type)) keep(compareWith(index, side, name));
  }
  for (const entry of identified(index, subject)) keep(liftByIdentifier(index, side, entry));
  return [...best.values()]
    .filter((found) => found.similarity >= threshold && found.similarity > 0)
    .sort((a, b) => b.similarity - a.similarity || a.entry - b.entry)
    .slice(0, limit)
    .map((found) => present(index, subject, found));
}

function entryOf(index: NameIndex, name: number): ListEntry {
  return index.entries[index.nameEntry[name] ?? 0] as ListEntry;
}

function sideOf(index: NameIndex, name: number): Side {
  const numbers = index.nameTokens.subarray(index.tokenStart[name], index.tokenStart[name + 1]);
  return {
    tokens: Array.from(numbers, (number) => index.vocabulary.tokens[number]!),
    weights: Array.from(numbers, (number) => index.weights[number] ?? 0),
  };
}

function compareWith(index: NameIndex, side: Side, name: number): Found {
  return {
    entry: index.nameEntry[name] ?? 0,
    slot: index.nameSlot[name] ?? 0,
    ...compareSides(side, sideOf(index, name)),
  };
}

function identified(index: NameIndex, subject: Subject): Set<number> {
  const entries = new Set<number>();
  for (const ours of subject.identifiers ?? []) {
    for (const { entry, identifier } of index.identifiers.get(identifierKey(ours.value) ?? '') ?? []) {
      if (sameIdentifier(ours, identifier)) entries.add(entry);
    }
  }
  return entries;
}

/** The entry's best name, with the identifier making up what the name lacks. */
function liftByIdentifier(index: NameIndex, side: Side, entry: number): Found {
  const names = (index.entries[entry] as ListEntry).names;
  const compared = names.map((name, slot) => {
    const theirs = weigh(prepareName(name.text, (index.entries[entry] as ListEntry).type), index.rarity);
    return { entry, slot, ...compareSides(side, theirs) };
  });
  const none: Found = { entry, slot: 0, ...compareSides(side, { tokens: [], weights: [] }) };
  const found = compared.reduce((a, b) => (b.similarity > a.similarity ? b : a), none);
  if (found.similarity >= IDENTIFIED) return found;
  const lift = {
    label: 'The same identifier',
    kind: 'identifier' as const,
    value: round(IDENTIFIED - found.similarity),
  };
  const parts = [...found.explanation.parts, lift];
  const sentence = `${found.explanation.sentence} The identifier is the same.`;
  return { ...found, similarity: sumOf(parts), explanation: { ...found.explanation, parts, sentence } };
}

function present(index: NameIndex, subject: Subject, found: Found): Hit {
  const entry = index.entries[found.entry] as ListEntry;
  return {
    entryId: entry.id,
    matchedName: entry.names[found.slot] ?? { text: '', kind: 'primary' },
    similarity: found.similarity,
    strength: strengthOf(found.similarity),
    explanation: found.explanation,
    corroboration: corroborate(subject, entry),
  };
}
