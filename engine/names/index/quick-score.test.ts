import { weigh } from '../score/compare.ts';
import type { Side } from '../score/edge.ts';
import { METHOD } from '../score/method.ts';
import { prepareName } from '../tokens/normalise.ts';
import { isDistinctive } from '../tokens/tokens.ts';
import { buildNameIndex, type NameIndex } from './name-index.ts';
import { layOut, quickScore } from './quick-score.ts';

const names = [
  'Zorin Mirza Kestrel',
  'Ivan Petrov',
  'Iwan Petrowa van Mabel',
  'Johan al Rashid 7',
  'Rashid Rashida bin Jan Petrov',
  'Kestrell Zorina',
  'Mabel',
];
const indexOf = (): NameIndex =>
  buildNameIndex(
    names.map((text, at) => ({
      ...{ id: `${at}`, type: 'person' as const, identifiers: [], countries: [], births: [] },
      names: [{ text, kind: 'primary' as const }],
    })),
  );
const sideOf = (index: NameIndex, name: string): Side => weigh(prepareName(name, 'person'), index.rarity);

function scoresOf(index: NameIndex, name: string): number[] {
  const side = sideOf(index, name);
  const similar = side.tokens.map((token) =>
    isDistinctive(token) ? index.lookup.similar(token) : undefined,
  );
  const query = layOut(index, side, similar);
  const scores = names.map((_, at) => quickScore(index, query, at));
  query.clear();
  return scores;
}

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

/** The same by its definition: the most similar words first, each once; what is left over is conflict and omission. */
function defined(index: NameIndex, name: string, at: number): number {
  const ours = sideOf(index, name);
  const theirs = sideOf(index, names[at]!);
  const cells = ours.tokens.flatMap((one, i) => {
    const { numbers, similarities } = index.lookup.similar(one);
    return theirs.tokens.map((other, j) => {
      const place = numbers.findIndex((number) => index.vocabulary.tokens[number]!.text === other.text);
      const same = one.text === other.text ? 1 : 0;
      return { i, j, alike: isDistinctive(one) ? (similarities[place] ?? 0) : same };
    });
  });
  const pairs: typeof cells = [];
  for (const cell of cells.filter(({ alike }) => alike > 0).sort((a, b) => b.alike - a.alike))
    if (!pairs.some(({ i, j }) => i === cell.i || j === cell.j)) pairs.push(cell);
  if (pairs.length === 0) return 0;
  const weights = pairs.map(({ i, j }) => (ours.weights[i]! + theirs.weights[j]!) / 2);
  const quality = sum(pairs.map(({ alike }, place) => alike * weights[place]!)) / sum(weights);
  const left = 1 - sum(pairs.map(({ i }) => ours.weights[i]!)) / sum(ours.weights);
  const right = 1 - sum(pairs.map(({ j }) => theirs.weights[j]!)) / sum(theirs.weights);
  const conflict = (METHOD.conflict / 2) * Math.min(left, right);
  return quality ** METHOD.qualityPower - conflict - METHOD.omission * Math.abs(left - right);
}

const queries = [
  'Ivan Petrov',
  'Ivan Petroff Mabel',
  'Kestrel Zorin',
  'Yohan al Raschid',
  'Rashid van Jan 7',
  'Petrov Petrova Rashida Zarin Mirzo',
  'Quist',
];

describe('the quick look at a name', () => {
  test.each(queries)('at "%s" is what its definition says of each name of the list', (name) => {
    const index = indexOf();
    scoresOf(index, name).forEach((score, at) => {
      expect([names[at], score]).toEqual([names[at], expect.closeTo(defined(index, name, at), 5)]);
    });
  });

  test('gives 1 to the same words, and nothing to a name without a word in common', () => {
    const scores = scoresOf(indexOf(), 'Ivan Petrov');
    expect(scores[1]).toBeCloseTo(1, 6);
    expect(scores[0]).toBe(0);
  });

  test('leaves nothing behind for the next one', () => {
    const index = indexOf();
    for (const name of queries) {
      expect(scoresOf(index, name)).toEqual(scoresOf(indexOf(), name));
      expect(index.scratch.rows.every((value) => value === 0)).toBe(true);
    }
  });
});
