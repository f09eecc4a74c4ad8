import {
  isPartedElsewhere,
  isSpelt,
  joinedSimilarity,
  mayBeAcronym,
  mayBeSeveral,
  runsOf,
} from '../score/joined-words.ts';
import { METHOD } from '../score/method.ts';
import { readingsOf } from '../tokens/normalise.ts';
import type { Token } from '../tokens/tokens.ts';
import type { SubjectType } from '../types.ts';
import { keepTies, lendTies, type Tie, type Words } from './joined-ties.ts';
import { packShapes, readShapes, shapesOf } from './words/word-shapes.ts';

const NAMES = [
  ...['Abdul Rahman Hassan', 'Abdulrahman Hassan', 'Nur al Din Said', 'Nuruddin Said', 'Kim Jong Un'],
  ...['Kim Jongun', 'Myong Chin Ri', 'Myongc Hin Ri', 'Ana Sofia', 'Anasofia Lima', 'Mohammed Ali', 'Li Wu'],
  ...['Tehrik Taliban Pakistan', 'TTP', 'TTP Pakistan', 'Petro Nova Trading Ltd', 'Petronova Limited'],
  ...['Tele Com', 'Telecom Ltd', 'Sea Co', 'Seaco 7', 'Intl Trading', 'International Trade 40'],
  ...['A B C', 'Abc', 'عبد الرحمن حسن', 'عبدالرحمن حسن', 'Нур Ад Дин', '김 정은', 'Ae Io', 'Aeio Ue'],
  ...['Bank of Asia', 'Bankof Asia', 'Annan', 'An Nan', 'Hassan Mubarak', 'Zhassan Tubarak Li'],
];

const read = (name: string, type: SubjectType = 'person') => readingsOf(name, type)[0]!.tokens;

const wordsOf = (tokens: Token[], settled: number[] = []): Words => ({
  shapes: shapesOf(tokens),
  count: tokens.length,
  settled: Uint8Array.from(tokens, (_, at) => (settled.includes(at) ? 1 : 0)),
  lent: new Float64Array(tokens.length).fill(0.5),
});

/** The words as a search reads those of a listed name: their shapes copied from a vocabulary, by number. */
function listedOf(tokens: Token[], settled: number[] = []): Words {
  const numbers = Uint32Array.from(tokens, (_, at) => tokens.length - 1 - at);
  const shapes = readShapes(packShapes([...tokens].reverse()), numbers, 0, tokens.length);
  return { ...wordsOf(tokens, settled), shapes };
}

/** What words written together are alike in truth, by place. */
function alikeOf(left: Token[], right: Token[]) {
  const alike = { left: left.map(() => 0), right: right.map(() => 0) };
  const tie = (those: number[], from: number, length: number, similarity: number) => {
    for (let at = from; at < from + length; at++) those[at] = Math.max(those[at]!, similarity);
  };
  const one = (many: Token[], manyAlike: number[], others: Token[], othersAlike: number[]) =>
    others.forEach((single, at) => {
      const both = (from: number, length: number, similarity: number) => {
        tie(manyAlike, from, length, similarity);
        tie(othersAlike, at, 1, similarity);
      };
      for (const run of mayBeSeveral(single) ? runsOf(many) : [])
        if (joinedSimilarity(many, run, single) > 0) both(run.from, run.length, 1);
      if (mayBeAcronym(single))
        many.forEach((_, from) => {
          if (isSpelt(many, from, single.text)) both(from, single.text.length, METHOD.acronym);
        });
    });
  one(left, alike.left, right, alike.right);
  one(right, alike.right, left, alike.left);
  for (const our of runsOf(left))
    for (const their of runsOf(right))
      if (isPartedElsewhere(left, our, right, their)) {
        tie(alike.left, our.from, our.length, 1);
        tie(alike.right, their.from, their.length, 1);
      }
  return alike;
}

const tiesOf = (left: string, right: string, settled: [number[], number[]] = [[], []]) => {
  const [ours, theirs] = [wordsOf(read(left), settled[0]), listedOf(read(right), settled[1])];
  const ties: Tie[] = [];
  const may = lendTies(ours, theirs);
  const lent = [[...ours.lent], [...theirs.lent]];
  keepTies(ours, theirs, (tie) => ties.push(tie) < 0);
  expect(may).toBe(ties.length > 0);
  return { ties, lent, left: [...ours.lent, ...theirs.lent] };
};

const joined = { how: 'joined', isListed: false, from: 0, length: 2, other: 0, otherLength: 1 };

describe('what words may be alike when written together', () => {
  test.each(['person', 'organisation'] as const)('is never less than they are (%s)', (type) => {
    let [tied, refused] = [0, 0];
    for (const one of NAMES)
      for (const other of NAMES) {
        const [left, right] = [read(one, type), read(other, type)];
        const [ours, theirs] = [wordsOf(left), listedOf(right)];
        const may = lendTies(ours, theirs);
        const alike = alikeOf(left, right);
        const isTied = [...alike.left, ...alike.right].some((similarity) => similarity > 0);
        if (left.length + right.length === 2) continue;
        const isLess = (lent: Float64Array, those: number[]) => those.some((one, at) => lent[at]! < one);
        expect([one, other, isLess(ours.lent, alike.left), isLess(theirs.lent, alike.right)]).toEqual([
          ...[one, other, false, false],
        ]);
        if (isTied) tied++;
        else if (!may) refused++;
      }
    expect(tied).toBeGreaterThan(20);
    expect(refused).toBeGreaterThan(NAMES.length ** 2 / 3);
  });

  test.each<[string, string, string, Tie[], number[][]]>([
    [
      'two words as one',
      'Abdul Rahman',
      'Abdulrahman Hassan',
      [joined as Tie],
      [
        [1, 1],
        [1, 0],
      ],
    ],
    [
      'one word as two',
      'Abdulrahman Hassan',
      'Abdul Rahman',
      [{ ...joined, isListed: true } as Tie],
      [
        [1, 0],
        [1, 1],
      ],
    ],
    [
      'three words as one',
      'Nur al Din',
      'Nuraldin Szabo',
      [{ ...joined, length: 3 } as Tie],
      [
        [1, 1, 1],
        [1, 0],
      ],
    ],
    [
      ...(['words further on', 'Imre Ana Sofia', 'Lima Anasofia'] as const),
      [{ ...joined, from: 1, other: 1 } as Tie],
      [
        [0, 1, 1],
        [0, 1],
      ],
    ],
    [
      ...(['words parted elsewhere', 'Myong Chin', 'Myongc Hin'] as const),
      [{ ...joined, how: 'parted', otherLength: 2 } as Tie],
      [
        [1, 1],
        [1, 1],
      ],
    ],
    [
      ...(['first letters', 'Tehrik Taliban Pakistan', 'Kabul TTP'] as const),
      [{ ...joined, how: 'spelt', length: 3, other: 1 } as Tie],
      [
        [METHOD.acronym, METHOD.acronym, METHOD.acronym],
        [0, METHOD.acronym],
      ],
    ],
    [
      ...(['first letters in the query', 'TTP Zorinsky', 'Tehrik Taliban Pakistan'] as const),
      [{ ...joined, how: 'spelt', isListed: true, length: 3 } as Tie],
      [
        [METHOD.acronym, 0],
        [METHOD.acronym, METHOD.acronym, METHOD.acronym],
      ],
    ],
  ])('sees %s, and lends to them alone', (_, left, right, ties, lent) => {
    const seen = tiesOf(left, right);
    expect([seen.ties, seen.lent]).toEqual([ties, lent]);
    expect(seen.left.every((similarity) => similarity === 0)).toBe(true);
  });

  test.each([
    ['of other lengths', 'Abdul Rahman', 'Abdulrahmanzadeh Lima'],
    ['with other ends', 'Kim Jong', 'Tamzond Hassan'],
    ['with more consonants', 'Ana Sofia', 'Anstrfmila Hassan'],
    ['of other letters', 'Ana Sofia', 'Otto Ludwig'],
    ['parted elsewhere with another end', 'Myong Chin', 'Myongc Hir'],
    ['parted elsewhere with another beginning', 'Myong Chin', 'Nyongc Hin'],
    ['that are too short', 'A Na', 'An A'],
    ['with other first letters', 'Tehrik Taliban Pakistan', 'KTX Kabul'],
    ['with another last first letter', 'Tehrik Taliban Pakistan', 'TTX Kabul'],
    ['that are one to one', 'Anasofia', 'Anasofia'],
  ])('is nothing for words %s', (_, left, right) => {
    const { ties, lent } = tiesOf(left, right);
    expect([ties, lent.flat().every((similarity) => similarity === 0)]).toEqual([[], true]);
  });

  test.each([
    ['beside other legal forms', 'Kovacs Ltd', 'Szaborin Limited', 0],
    ['with a legal form of other letters', 'Sea Co', 'Seacor Marine', 0],
    ['with a legal form of the same letters', 'Sea Co', 'Seaco Marine', 1],
    ['that stand in the name as a part of them', 'Tele Com', 'Telecom Zorin', 1],
    ['that stand otherwise in either', 'Intl Kovacs', 'Imre Telecom', 0],
  ])('of organisations %s is seen as they stand there', (_, left, right, count) => {
    const [ours, theirs] = [read(left, 'organisation'), read(right, 'organisation')];
    const ties: Tie[] = [];
    const [asked, listed] = [wordsOf(ours), listedOf(theirs)];
    lendTies(asked, listed);
    keepTies(asked, listed, (tie) => ties.push(tie) < 0);
    expect(ties.filter(({ how }) => how === 'joined')).toHaveLength(count);
  });

  test('lends nothing to words that sound otherwise when written together', () => {
    const isLent = (apart: Parameters<typeof lendTies>[2]) =>
      lendTies(wordsOf(read('Abdul Rahman')), listedOf(read('Abdulrahman Hassan')), apart);
    const asked: number[][] = [];
    const ours = (...places: number[]) => asked.push(places) > 0;
    expect([isLent(undefined), isLent({ ours, theirs: () => false })]).toEqual([true, false]);
    expect(asked).toEqual([[0, 2, 0]]);
  });

  test('is nothing for words that are settled, on either side', () => {
    expect(tiesOf('Abdul Rahman', 'Abdulrahman Hassan', [[0], []]).ties).toEqual([]);
    expect(tiesOf('Abdul Rahman', 'Abdulrahman Hassan', [[1], []]).ties).toEqual([]);
    expect(tiesOf('Abdul Rahman', 'Abdulrahman Hassan', [[], [0]]).ties).toEqual([]);
    expect(tiesOf('Abdulrahman Hassan', 'Abdul Rahman', [[], [1]]).ties).toEqual([]);
    expect(tiesOf('Tehrik Taliban Pakistan', 'TTP Kabul', [[1], []]).ties).toEqual([]);
    expect(tiesOf('Tehrik Taliban Pakistan', 'TTP Kabul', [[], [0]]).ties).toEqual([]);
    expect(tiesOf('Abdul Rahman', 'Abdulrahman Hassan', [[], [1]]).ties).toHaveLength(1);
  });

  test('is removed for ties that do not hold', () => {
    const [ours, theirs] = [wordsOf(read('Ana Sofia Abdul Rahman')), listedOf(read('Anasofia Abdulrahman'))];
    lendTies(ours, theirs);
    keepTies(ours, theirs, ({ other }) => other === 1);
    expect([[...ours.lent], [...theirs.lent]]).toEqual([
      [0, 0, 1, 1],
      [0, 1],
    ]);
    const kept: Tie[] = [];
    keepTies(ours, theirs, (tie) => kept.push(tie) > 0);
    expect(kept).toEqual([{ ...joined, from: 2, other: 1 }]);
  });
});
