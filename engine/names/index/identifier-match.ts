import { compareSides, weigh } from '../score/compare.ts';
import type { Side } from '../score/edge.ts';
import { round, sumOf } from '../score/explain.ts';
import { prepareName } from '../tokens/normalise.ts';
import type { Explanation, Identifier, Subject } from '../types.ts';
import { identifierKey, sameIdentifier } from './identifiers.ts';
import type { NameIndex } from './name-index.ts';

/** What a shared identifier lifts a weaker name match to: certain of the record, not of the name. */
const IDENTIFIED = 0.9;

type Identified = { slot: number; similarity: number; explanation: Explanation };

/** The entries that share an identifier with the subject. */
export function identifiedEntries(index: NameIndex, subject: Subject): Set<number> {
  const entries = new Set<number>();
  for (const ours of subject.identifiers ?? []) {
    const key = identifierKey(ours.value);
    if (key === undefined) continue;
    for (const { entry, identifier } of index.identifiers.get(key) ?? []) {
      if (sameIdentifier(ours, identifier)) entries.add(entry);
    }
  }
  return entries;
}

/** Which entries of a list bear each of these identifiers, by its key, whatever the scheme and country. */
export function bearersOfIdentifiers(
  index: NameIndex,
  identifiers: readonly Identifier[],
): Map<string, string[]> {
  const bearers = new Map<string, string[]>();
  for (const { value } of identifiers) {
    const key = identifierKey(value);
    const entries = (key !== undefined && index.identifiers.get(key)) || [];
    if (key !== undefined && entries.length > 0)
      bearers.set(key, [...new Set(entries.map(({ entry }) => index.entries[entry]!.id))]);
  }
  return bearers;
}

/** The entry's best name, with the identifier making up what the name lacks. */
export function liftByIdentifier(index: NameIndex, side: Side, entry: number): Identified {
  const { names, type } = index.entries[entry]!;
  let found: Identified = { slot: 0, ...compareSides(side, { tokens: [], weights: [] }) };
  names.forEach((name, slot) => {
    const compared = compareSides(side, weigh(prepareName(name.text, type), index.rarity), index.bearers);
    if (compared.similarity > found.similarity) found = { slot, ...compared };
  });
  if (found.similarity >= IDENTIFIED) return found;
  const value = round(IDENTIFIED - found.similarity);
  const parts = [
    ...found.explanation.parts,
    { label: 'The same identifier', kind: 'identifier' as const, value },
  ];
  const sentence = `${found.explanation.sentence} The identifier is the same.`;
  return {
    slot: found.slot,
    similarity: sumOf(parts),
    explanation: { ...found.explanation, parts, sentence },
  };
}
