import type { Side } from './align.ts';
import { type Bounds, findCandidates } from './candidates.ts';
import { scoreSides, weigh } from './compare.ts';
import { corroborate } from './corroborate.ts';
import { explain, partsOf, sumOf } from './explain.ts';
import { identifiedEntries, liftByIdentifier } from './identifier-match.ts';
import { METHOD } from './method.ts';
import { exactKey, type NameIndex } from './name-index.ts';
import { prepareName } from './normalise.ts';
import { layOut, quickScore } from './quick-score.ts';
import type { Score } from './score.ts';
import { STRENGTH, strengthOf } from './strength.ts';
import type { Written } from './tokens.ts';
import { fits } from './type-fits.ts';
import type { Explanation, Hit, ListEntry, Subject } from './types.ts';

type Found = {
  entry: number;
  slot: number;
  similarity: number;
  explanation: () => Explanation;
};

/** How far a name's quick score may lie below the threshold and the name still be scored in full. */
const SLACK = 0.2;

/** Most names scored in full because of words written together. */
const JOINED_LOOKS = 20;

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
  for (const name of namesToScore(index, side, subject, limit, threshold))
    keep(compareWith(index, side, name));
  for (const name of index.weak.get(exactKey(query)) ?? []) {
    if (fits(subject.type, entryOf(index, name).type)) keep(compareWith(index, side, name));
  }
  for (const entry of identifiedEntries(index, subject)) {
    const { similarity, slot, explanation } = liftByIdentifier(index, side, entry);
    keep({ entry, slot, similarity, explanation: () => explanation });
  }
  return [...best.values()]
    .filter((found) => found.similarity >= threshold && found.similarity > 0)
    .sort((a, b) => b.similarity - a.similarity || a.entry - b.entry)
    .slice(0, limit)
    .map((found) => present(index, subject, found));
}

/**
 * The candidates that may reach the threshold, as far as a quick look can tell, and the most promising of those that
 * only words written together brought up, which a quick look does not see.
 */
function namesToScore(
  index: NameIndex,
  side: Side,
  subject: Subject,
  limit: number,
  threshold: number,
): Set<number> {
  const { found, similar } = findCandidates(index, side, subject.type, boundsFor(threshold));
  const query = layOut(index, side, similar);
  const likely = found
    .map(({ name }) => ({ name, score: quickScore(index, query, name) }))
    .filter(({ score }) => threshold < SLACK || score >= threshold - SLACK)
    .sort((a, b) => b.score - a.score || a.name - b.name)
    .slice(0, 2 * limit + 10);
  query.clear();
  const joined = found.filter((candidate) => candidate.joined).slice(0, JOINED_LOOKS);
  return new Set([...likely, ...joined].map(({ name }) => name));
}

/** What a name must share to be able to reach a threshold; a low one sets no bounds. */
function boundsFor(threshold: number): Bounds {
  if (threshold < 0.6) return { missing: 1, share: 0 };
  return { missing: (1 - threshold) / METHOD.omission, share: 0.25 };
}

function entryOf(index: NameIndex, name: number): ListEntry {
  return index.entries[index.nameEntry[name]!]!;
}

function sideOf(index: NameIndex, name: number): Side {
  const numbers = index.nameTokens.subarray(index.tokenStart[name], index.tokenStart[name + 1]);
  return {
    tokens: Array.from(numbers, (number) => index.vocabulary.tokens[number]!),
    weights: Array.from(numbers, (number) => index.weights[number]!),
  };
}

/** How the words of a listed name are written there, where they are not Latin. */
function writtenIn(index: NameIndex, name: number): { written?: Written } {
  const entry = entryOf(index, name);
  const { written } = prepareName(entry.names[index.nameSlot[name]!]!.text, entry.type);
  return written ? { written } : {};
}

function compareWith(index: NameIndex, side: Side, name: number): Found {
  const theirs = sideOf(index, name);
  const score: Score = scoreSides(side, theirs);
  return {
    entry: index.nameEntry[name]!,
    slot: index.nameSlot[name]!,
    similarity: sumOf(partsOf(score)),
    explanation: () => explain(side, { ...theirs, ...writtenIn(index, name) }, score).explanation,
  };
}

function present(index: NameIndex, subject: Subject, found: Found): Hit {
  const entry = index.entries[found.entry]!;
  return {
    entryId: entry.id,
    matchedName: entry.names[found.slot]!,
    similarity: found.similarity,
    strength: strengthOf(found.similarity),
    explanation: found.explanation(),
    corroboration: corroborate(subject, entry),
  };
}
