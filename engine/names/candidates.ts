import { joinTokens } from './align.ts';
import { joinSkeleton } from './join-table.ts';
import type { NameIndex } from './name-index.ts';
import type { PreparedName, Token } from './tokens.ts';
import { isInformative } from './tokens.ts';
import type { SubjectType } from './types.ts';

/** Most names that are looked at closely for one search. */
const CLOSE_LOOKS = 200;

/** Names that share a distinctive word with the query, the most promising first. */
export function findCandidates(
  index: NameIndex,
  query: PreparedName,
  weights: readonly number[],
  type: SubjectType,
): number[] {
  const { score, unit } = index.scratch;
  const touched: number[] = [];
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const add = (name: number, amount: number, number: number) => {
    if (unit[name] === number) return;
    if (unit[name] === 0) touched.push(name);
    unit[name] = number;
    score[name] = (score[name] ?? 0) + amount;
  };
  unitsOf(query, weights).forEach(({ token, weight, skeleton }, at) => {
    const number = at + 1;
    const similar = index.lookup.similar(token);
    for (const vocabularyNumber of similar.numbers) {
      const match = similar.matches.get(vocabularyNumber);
      const ours = (index.weights[vocabularyNumber] ?? 0) + weight;
      const amount = ours * (match?.similarity ?? 0) ** 2;
      const end = index.postingStart[vocabularyNumber + 1] ?? 0;
      for (let place = index.postingStart[vocabularyNumber] ?? 0; place < end; place++) {
        add(index.postings[place] ?? 0, amount, number);
      }
    }
    for (const name of index.joins.find(skeleton)) add(name, weight * 1.8, number);
  });
  const ranked = touched.filter((name) =>
    fits(type, index.entries[index.nameEntry[name] ?? 0]?.type ?? 'unknown'),
  );
  const rank = new Map(
    ranked.map((name) => [name, (score[name] ?? 0) / (whole + (index.nameWeight[name] ?? 0))]),
  );
  for (const name of touched) {
    score[name] = 0;
    unit[name] = 0;
  }
  ranked.sort((a, b) => (rank.get(b) ?? 0) - (rank.get(a) ?? 0) || a - b);
  return ranked.slice(0, CLOSE_LOOKS);
}

/** A person is not a company: only an unknown type goes with every other. */
export function fits(ours: SubjectType, theirs: SubjectType): boolean {
  return ours === theirs || ours === 'unknown' || theirs === 'unknown';
}

type Unit = { token: Token; weight: number; skeleton: string };

/** The words of the query, and its adjacent words written together. */
function unitsOf(query: PreparedName, weights: readonly number[]): Unit[] {
  const units: Unit[] = [];
  query.tokens.forEach((token, at) => {
    const weight = weights[at] ?? 0;
    if (isInformative(token)) units.push({ token, weight, skeleton: token.skeleton });
    const next = query.tokens[at + 1];
    if (!next || (!isInformative(token) && !isInformative(next))) return;
    if (token.kind === 'legal' || next.kind === 'legal') return;
    const skeleton = joinSkeleton(token.skeleton, next.skeleton);
    units.push({ token: joinTokens([token, next]), weight: weight + (weights[at + 1] ?? 0), skeleton });
  });
  return units;
}
