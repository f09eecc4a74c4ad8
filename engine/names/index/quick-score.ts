import type { Side } from '../score/edge.ts';
import { METHOD } from '../score/method.ts';
import type { Similar } from './lookup.ts';
import type { NameIndex } from './name-index.ts';
import { type Rows, rowsFor } from './words/word-similarities.ts';

const MOST = 24;

/** Words left over may turn out to be alike in part, so that they count less here than in the full score. */
const LENIENCE = 0.5;
const similarity = new Float64Array(MOST * MOST);
const usedLeft = new Uint8Array(MOST);
const usedRight = new Uint8Array(MOST);

/** The similarities of a query's words to the words of the list, laid out to be looked up fast. */
type QuickQuery = { side: Side; rows: Rows; isKnown: boolean[]; clear: () => void };

/** Lays out the similar words of a query in the index's scratch; `clear` must be called before the next. */
export function layOut(index: NameIndex, side: Side, similar: (Similar | undefined)[]): QuickQuery {
  const { width, rows } = rowsFor(index, side.tokens.length);
  similar.forEach((list, at) => {
    list?.numbers.forEach((number, place) => {
      rows[number * width + at] = list.similarities[place]!;
    });
  });
  const clear = () => {
    similar.forEach((list, at) => {
      if (list) for (const number of list.numbers) rows[number * width + at] = 0;
    });
  };
  const isKnown = side.tokens.map((_, at) => similar[at] !== undefined);
  return { side, rows: { width, rows }, isKnown, clear };
}

/**
 * About what `scoreNames` gives, without words written together, initials and numbers: enough to choose which names to
 * score in full.
 */
export function quickScore(
  index: NameIndex,
  { side, rows: { width, rows }, isKnown }: QuickQuery,
  name: number,
): number {
  const from = index.tokenStart[name]!;
  const right = Math.min(MOST, index.tokenStart[name + 1]! - from);
  const left = Math.min(MOST, side.tokens.length);
  for (let i = 0; i < left; i++) {
    const text = side.tokens[i]!.text;
    for (let j = 0; j < right; j++) {
      const number = index.nameTokens[from + j]!;
      if (isKnown[i]) similarity[i * MOST + j] = rows[number * width + i]!;
      else similarity[i * MOST + j] = index.vocabulary.tokens[number]!.text === text ? 1 : 0;
    }
  }
  return combine(index, side, from, left, right);
}

function combine(index: NameIndex, query: Side, from: number, left: number, right: number): number {
  usedLeft.fill(0);
  usedRight.fill(0);
  let agreed = 0;
  let weights = 0;
  let [overLeft, overRight] = [0, 0];
  for (let i = 0; i < left; i++) overLeft += query.weights[i]!;
  for (let j = 0; j < right; j++) overRight += index.weights[index.nameTokens[from + j]!]!;
  const [wholeLeft, wholeRight] = [overLeft, overRight];
  for (;;) {
    let best = 0;
    let at = -1;
    for (let i = 0; i < left; i++) {
      if (usedLeft[i]) continue;
      for (let j = 0; j < right; j++) {
        if (usedRight[j] || similarity[i * MOST + j]! <= best) continue;
        best = similarity[i * MOST + j]!;
        at = i * MOST + j;
      }
    }
    if (at < 0) break;
    const i = Math.floor(at / MOST);
    const j = at % MOST;
    usedLeft[i] = usedRight[j] = 1;
    const theirs = index.weights[index.nameTokens[from + j]!]!;
    const weight = (query.weights[i]! + theirs) / 2;
    agreed += best * weight;
    weights += weight;
    overLeft -= query.weights[i]!;
    overRight -= theirs;
  }
  if (weights === 0) return 0;
  const [a, b] = [overLeft / wholeLeft, overRight / wholeRight];
  const conflict = LENIENCE * METHOD.conflict * Math.min(a, b);
  return (agreed / weights) ** METHOD.qualityPower - conflict - METHOD.omission * Math.abs(a - b);
}
