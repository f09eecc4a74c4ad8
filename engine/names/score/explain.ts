import { asWritten } from '../tokens/tokens.ts';
import type { Commonness, Explanation, How, Leftover, Pair, Part, SubjectType } from '../types.ts';
import { type Bearers, commonnessOf, commonWords } from './coincidence.ts';
import type { Edge, Side } from './edge.ts';
import { METHOD } from './method.ts';
import type { Score } from './score.ts';
import { commonnessSentence, sentenceOf } from './sentence.ts';

const SCALE = 10_000;

/** Rounds to four decimals. */
export function round(value: number): number {
  return Math.round(value * SCALE) / SCALE;
}

/** Puts a score into parts whose rounded values add up to the rounded similarity exactly. */
export function explain(
  left: Side,
  right: Side,
  score: Score,
  bearers?: Bearers,
): { similarity: number; explanation: Explanation } {
  const parts = partsOf(score);
  const similarity = sumOf(parts);
  const pairs = score.edges.map((edge) => pairOf(left, right, edge));
  const leftOnly = leftovers(left, score.leftOnly);
  const rightOnly = leftovers(right, score.rightOnly);
  const common = commonness(left, right, score, bearers);
  const sentence = sentenceOf(parts, pairs, leftOnly, rightOnly);
  return {
    similarity,
    explanation: {
      parts,
      pairs,
      leftOnly,
      rightOnly,
      ...(common && { commonness: common }),
      sentence: common ? `${sentence} ${commonnessSentence(common)}` : sentence,
    },
  };
}

/** Who else bears the words, where that costs something. */
function commonness(
  left: Side,
  right: Side,
  { edges, coincidence }: Score,
  bearers?: Bearers,
): Commonness | undefined {
  if (!bearers || coincidence === 0) return undefined;
  const words = commonWords(left, right, edges, bearers).map((word) => {
    return { ...word, text: shown(right, shown(left, word.text)) };
  });
  return commonnessOf(words, bearers.entries);
}

const LISTED_AS = {
  person: 'a person',
  organisation: 'an organisation',
  vessel: 'a vessel',
  aircraft: 'an aircraft',
  unknown: 'anything',
} as const satisfies Record<SubjectType, string>;

/** The same for a name that the list gives to something of another type than was looked for. */
export function ofOtherType(explanation: Explanation, listed: SubjectType): Explanation {
  const part: Part = { label: 'Another type', kind: 'type', value: -METHOD.otherType };
  const sentence = `${explanation.sentence} The list has it as ${LISTED_AS[listed]}.`;
  return { ...explanation, parts: [...explanation.parts, part], sentence };
}

/** The sum of parts that have four decimals each, without the drift of binary fractions. */
export function sumOf(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + Math.round(part.value * SCALE), 0) / SCALE;
}

/** The similarity that the parts of a score add up to, without making them. */
export function similarityOf(score: Score): number {
  const { agreement, conflict, omission, number, order, singleToken, coincidence } = score;
  const words = steps(conflict) + steps(omission) + steps(number) + steps(order);
  return Math.max(0, steps(agreement) + words + steps(singleToken) + steps(coincidence)) / SCALE;
}

function steps(value: number): number {
  return Math.round(value * SCALE);
}

/** The rounded parts of a score that are not nothing. */
export function partsOf(score: Score): Part[] {
  const all: Part[] = [
    { label: 'Words that agree', kind: 'agreement', value: score.agreement },
    { label: 'Different words on both sides', kind: 'conflict', value: score.conflict },
    { label: 'Words on one side only', kind: 'omission', value: score.omission },
    { label: 'Numbers that differ', kind: 'number', value: score.number },
    { label: 'Words in another order', kind: 'order', value: score.order },
    { label: 'Only one word agrees', kind: 'single_token', value: score.singleToken },
    { label: 'Common names', kind: 'common', value: score.coincidence },
  ];
  const parts = all.map((part) => ({ ...part, value: round(part.value) })).filter((part) => part.value !== 0);
  const drift = sumOf(parts);
  const last = parts[parts.length - 1];
  if (drift < 0 && last) last.value = round(last.value - drift);
  return parts;
}

function pairOf(left: Side, right: Side, edge: Edge): Pair {
  return {
    left: textOf(left, edge.left, edge.leftLength, edge.how),
    right: textOf(right, edge.right, edge.rightLength, edge.how),
    how: edge.how,
    similarity: round(edge.similarity),
    weight: round(edge.weight),
  };
}

function textOf(side: Side, from: number, length: number, how: How): string {
  return side.tokens
    .slice(from, from + length)
    .map((token) => shown(side, (how === 'joined' ? asWritten(token) : token).text))
    .join(' ');
}

function leftovers(side: Side, only: number[]): Leftover[] {
  return only.map((at) => ({
    text: shown(side, side.tokens[at]!.text),
    weight: round(side.weights[at]!),
  }));
}

/** A word as it stands in the name, with its Latin reading where the script is another. */
function shown(side: Side, text: string): string {
  const written = side.written?.get(text);
  return written === undefined ? text : `${written} (${text})`;
}
