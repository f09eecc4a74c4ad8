import { codesOf, costOfCodes, costsBeside, editCost, editCostOf, mass } from './edit-cost.ts';
import { type SoundCosts, soundCosts } from './sound-costs.ts';

const FAR = 1000;
const MANY_SIGNS = 'aeiouhwybmtTdkKsSzrl';
const FEW_SIGNS = 'bmta';

/** The distance by its definition, from what one sign costs: no row is left out, no end is cut off. */
function exhaustive(left: string, right: string, costs: SoundCosts): number {
  const gap = (sign: string) => editCost(sign, '', FAR, costs);
  const rows: number[][] = [];
  for (let i = 0; i <= left.length; i++) {
    rows.push([]);
    for (let j = 0; j <= right.length; j++) {
      const [a, b] = [left.charAt(i - 1), right.charAt(j - 1)];
      const ways = [i + j === 0 ? 0 : FAR];
      if (i > 0) ways.push(rows[i - 1]![j]! + gap(a));
      if (j > 0) ways.push(rows[i]![j - 1]! + gap(b));
      if (i > 0 && j > 0) ways.push(rows[i - 1]![j - 1]! + editCost(a, b, FAR, costs));
      if (i > 1 && j > 1 && a === right[j - 2] && b === left[i - 2]) ways.push(rows[i - 2]![j - 2]! + 0.6);
      rows[i]!.push(Math.min(...ways));
    }
  }
  return rows[left.length]![right.length]!;
}

let seed = 7;
const below = (count: number) => {
  seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
  return (seed >>> 8) % count;
};
const anyWord = (signs: string) =>
  Array.from({ length: below(9) }, () => signs[below(signs.length)]).join('');

/** Another word that begins and ends like it, as misspelt names do. */
function likeness(word: string, signs: string): string {
  const at = below(word.length + 1);
  return word.slice(0, at) + anyWord(signs).slice(0, 3) + word.slice(at + below(3));
}

describe('the distance of two words', () => {
  test.each([
    [MANY_SIGNS, 'latin'],
    [MANY_SIGNS, 'abjad'],
    [MANY_SIGNS, 'han'],
    [FEW_SIGNS, 'latin'],
    [FEW_SIGNS, 'abjad'],
  ] as const)('of %s is the cheapest of all ways from one to the other (%s)', (signs, origin) => {
    const costs = soundCosts('latin', origin);
    for (let round = 0; round < 600; round++) {
      const left = anyWord(signs);
      const right = round % 4 === 0 ? anyWord(signs) : likeness(left, signs);
      expect(editCost(left, right, FAR, costs)).toBeCloseTo(exhaustive(left, right, costs), 4);
    }
  });

  test('is told up to its limit, the limit included', () => {
    expect(editCost('b', 'm', 1)).toBe(1);
    expect(editCost('abt', 'abm', 1)).toBe(1);
  });

  test('is beyond every number as soon as it must exceed the limit', () => {
    expect(editCost('btkm', 'mrlt', 0.5)).toBe(Number.POSITIVE_INFINITY);
    expect(editCost('b', 'm', 0.9)).toBe(Number.POSITIVE_INFINITY);
    expect(editCost('bmb', '', 1.5)).toBe(Number.POSITIVE_INFINITY);
  });

  test('is never given up within the limit', () => {
    for (let round = 0; round < 400; round++) {
      const left = anyWord(MANY_SIGNS);
      const right = likeness(left, MANY_SIGNS);
      const whole = exhaustive(left, right, soundCosts('latin', 'latin'));
      expect(editCost(left, right, whole + 1e-4)).toBeCloseTo(whole, 4);
    }
  });

  test.each(['latin', 'abjad', 'han'] as const)(
    'is the same up to the limit when it is known what the rest costs at least (%s)',
    (origin) => {
      const costs = soundCosts('latin', origin);
      let [near, far] = [0, 0];
      for (let round = 0; round < 2000; round++) {
        const signs = round % 2 === 0 ? MANY_SIGNS : FEW_SIGNS;
        const left = anyWord(signs);
        const right = likeness(left, signs);
        const limit = below(40) / 20;
        const wanted = editCost(left, right, limit, costs);
        const [ours, theirs] = [codesOf(left), codesOf(right)];
        const beside = costsBeside(left + anyWord(signs), costs);
        const sum = costOfCodes(theirs, 0, theirs.length, beside);
        const [n, m] = [ours.length, theirs.length];
        const got = editCostOf(ours, 0, n, theirs, 0, m, limit, costs, beside, sum);
        if (wanted <= limit) near++;
        else if (got === Number.POSITIVE_INFINITY) far++;
        expect([left, right, limit, got > limit ? 'far' : got]).toEqual([
          ...[left, right, limit, wanted > limit ? 'far' : wanted],
        ]);
      }
      expect(Math.min(near, far)).toBeGreaterThan(100);
    },
  );

  test('of neighbours that changed places is 0.6', () => {
    expect(editCost('bm', 'mb', FAR)).toBeCloseTo(0.6, 6);
    expect(editCost('rabmal', 'rambal', FAR)).toBeCloseTo(0.6, 6);
  });

  test('counts vowels for little, and for next to nothing where the script leaves them out', () => {
    expect(editCost('batm', 'btm', FAR)).toBeCloseTo(0.4, 6);
    expect(editCost('batm', 'btm', FAR, soundCosts('latin', 'abjad'))).toBeCloseTo(0.06, 6);
    expect(editCost('bat', 'bet', FAR)).toBeLessThan(0.4);
  });

  test('looks at the first 48 signs of a word', () => {
    const long = 'bt'.repeat(24);
    expect(editCost(`${long}mmm`, long, FAR)).toBe(0);
    expect(editCost(long, `${long}mmm`, FAR)).toBe(0);
    expect(editCost(long.slice(1), long, FAR)).toBe(1);
  });
});

describe('the mass of a word', () => {
  test('is the price of leaving it out', () => {
    expect(mass('')).toBe(0);
    for (const word of ['a', 'bm', 'hawayi', 'zorin'])
      expect(mass(word)).toBeCloseTo(editCost(word, '', FAR), 5);
    expect(mass('bam')).toBeCloseTo(2.4, 6);
  });
});
