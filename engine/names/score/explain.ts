import { spellingsIn } from '../tokens/spelling.ts';
import { asWritten, type Token } from '../tokens/tokens.ts';
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
  const [ours, theirs] = [spelt(left), spelt(right)];
  const pairs = score.edges.map((edge) => pairOf(ours, theirs, edge));
  const leftOnly = leftovers(ours, score.leftOnly);
  const rightOnly = leftovers(theirs, score.rightOnly);
  const common = commonness(ours, theirs, score, bearers);
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

/** A name with the spelling of each of its words. */
type Spelt = Side & { spellings: readonly string[] | undefined };

/** A name is explained against each of its hits. */
const known = new WeakMap<Side, Spelt>();

function spelt(side: Side): Spelt {
  const before = known.get(side);
  if (before) return before;
  const { name, tokens } = side;
  const now = { ...side, spellings: name && spellingsIn(name.text, name.type, tokens) };
  known.set(side, now);
  return now;
}

/** Who else bears the words, where that costs something. */
function commonness(
  left: Spelt,
  right: Spelt,
  { edges, coincidence }: Score,
  bearers?: Bearers,
): Commonness | undefined {
  if (!bearers || coincidence === 0) return undefined;
  const words = commonWords(left, right, edges, bearers).map((word) => {
    const isIt = ({ text }: Token) => text === word.text;
    const [side, at] = left.tokens.some(isIt)
      ? [left, left.tokens.findIndex(isIt)]
      : [right, right.tokens.findIndex(isIt)];
    return { ...word, text: at < 0 ? word.text : shown(side, at, word.text) };
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

function pairOf(left: Spelt, right: Spelt, edge: Edge): Pair {
  const ours = textOf(left, edge.left, edge.leftLength, edge.how);
  const theirs = textOf(right, edge.right, edge.rightLength, edge.how);
  return {
    left: ours,
    right: theirs,
    how:
      edge.how === 'exact' && !isSpeltAlike(ours, theirs) ? sameOtherwise(left.tokens[edge.left]!) : edge.how,
    similarity: round(edge.similarity),
    weight: round(edge.weight),
  };
}

const sameOtherwise = ({ kind }: Token): How => (kind === 'legal' ? 'legal_form' : 'variant');

/** Whether words are the same but for their case, marks and punctuation. */
const isSpeltAlike = (left: string, right: string) =>
  left.toLowerCase() === right.toLowerCase() || bare(left) === bare(right);

const bare = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}&]/gu, '');

function textOf(side: Spelt, from: number, length: number, how: How): string {
  const { tokens } = side;
  return Array.from({ length }, (_, place) => {
    const token = tokens[from + place]!;
    return shown(side, from + place, (how === 'joined' ? asWritten(token) : token).text);
  }).join(' ');
}

function leftovers(side: Spelt, only: number[]): Leftover[] {
  return only.map((at) => ({
    text: shown(side, at, side.tokens[at]!.text),
    weight: round(side.weights[at]!),
  }));
}

/** A word as it stands in the name, with its Latin reading where the script is another. */
function shown(side: Spelt, at: number, text: string): string {
  const written = side.written?.get(text);
  if (written !== undefined) return `${written} (${text})`;
  return side.spellings?.[at] ?? text;
}
