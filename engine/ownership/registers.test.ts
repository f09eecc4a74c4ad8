import { fraction, percentText, shareFromPercent } from './fraction.ts';
import { ownership } from './index.ts';

const holds = (owner: string, pct: number | string, owned: string) => ({ owner, owned, pct });

describe('a register as it is written', () => {
  it('takes percentages as numbers and as text, up to nine decimals, and trims names', () => {
    const { owners } = ownership(' S ', [
      holds(' A ', 12.5, 'S'),
      holds('B', ' 25 ', 'S '),
      holds('C', '0.000000001', 'S'),
      holds('D', 10, 'S'),
      holds('D', '10.50', 'S'),
      holds('E', 0, 'S'),
    ]);
    expect(owners.map(({ name, directPct }) => [name, directPct])).toEqual([
      ['B', 25],
      ['D', 20.5],
      ['A', 12.5],
      ['C', 0],
    ]);
  });

  it('puts the largest first and equal ones in alphabetical order, with exact flags', () => {
    const { owners } = ownership('S', [
      holds('C', 10, 'S'),
      holds('B', 15, 'S'),
      holds('A', 25, 'S'),
      holds('Z', 50, 'S'),
      holds('D', 50, 'Z'),
      holds('Y', '9.999999999', 'A'),
    ]);
    expect(
      owners.map(({ name, atLeast10, atLeast25, atLeast50, ultimate }) =>
        [name, atLeast10 && 10, atLeast25 && 25, atLeast50 && 50, ultimate && 'end']
          .filter(Boolean)
          .join(' '),
      ),
    ).toEqual(['Z 10 25 50', 'A 10 25', 'D 10 25 end', 'B 10 end', 'C 10 end', 'Y end']);
  });

  it('says in words what does not add up', () => {
    expect(ownership('S', [holds('A', 80, 'S'), holds('B', 80, 'S')]).problems).toEqual([
      {
        party: 'S',
        problem: 'over_100',
        text: 'The owners of S hold more than 100 % together; their shares were scaled down.',
      },
    ]);
    const circle = [holds('B', 100, 'A'), holds('A', 100, 'B'), holds('A', 100, 'S')];
    expect(ownership('S', circle).problems.map(({ text }) => text)).toEqual([
      'A is owned in a circle that nobody outside owns any part of.',
      'B is owned in a circle that nobody outside owns any part of.',
    ]);
    expect(
      ownership('S', [holds('B', 99, 'A'), holds('A', 100, 'B'), holds('A', 100, 'S')]).problems,
    ).toEqual([]);
  });

  it.each([
    ['half', '"half" is not a percentage from 0 to 100 with up to nine decimals.'],
    ['1.0000000001', '"1.0000000001" is not a percentage from 0 to 100 with up to nine decimals.'],
    ['1000', '"1000" is not a percentage from 0 to 100 with up to nine decimals.'],
    ['5 %', '"5 %" is not a percentage from 0 to 100 with up to nine decimals.'],
    [-1, '"-1" is not a percentage from 0 to 100 with up to nine decimals.'],
    [Number.POSITIVE_INFINITY, '"Infinity" is not a percentage from 0 to 100 with up to nine decimals.'],
    ['100.5', '100.5 % is more than the whole.'],
  ])('refuses %s, saying what is wrong', (pct, sentence) => {
    expect(() => shareFromPercent(pct)).toThrow(new RangeError(sentence));
  });

  it('shows shares rounded half up', () => {
    const shown = (n: bigint, d: bigint, digits?: number) => percentText(fraction(n, d), digits);
    expect([shown(1n, 3n), shown(2n, 3n), shown(1n, 8n, 0), shown(1n, 200_000n), shown(0n, 1n)]).toEqual([
      '33.33',
      '66.67',
      '13',
      '0.00',
      '0.00',
    ]);
    expect([shown(1n, 20_000n), shown(1n, 1n, 4), shown(1n, 1000n, 4)]).toEqual([
      '0.01',
      '100.0000',
      '0.1000',
    ]);
    expect(() => fraction(1n, 0n)).toThrow(new RangeError('A fraction cannot have the denominator zero.'));
    expect(fraction(2n, -4n)).toEqual({ n: -1n, d: 2n });
    expect(fraction(-6n, 9n)).toEqual({ n: -2n, d: 3n });
  });
});

describe('the 50 % rule at its edges', () => {
  it('holds for the subject that is listed itself, and for a list with blanks', () => {
    expect(ownership('S', [holds('A', 10, 'S')], [' S ']).sanctioned).toEqual({
      aggregatePct: 0,
      effectivePct: 100,
      blocked: true,
      through: [],
    });
  });

  it('does not count shares of a company in itself', () => {
    const { sanctioned } = ownership('S', [holds('S', 50, 'S'), holds('X', 49, 'S')], ['X']);
    expect(sanctioned).toMatchObject({ aggregatePct: 49, blocked: false });
  });

  it('blocks a company once, in the order in which it is found, and never the listed ones again', () => {
    const { sanctioned } = ownership(
      'S',
      [
        holds('A', 30, 'S'),
        holds('B', 50, 'A'),
        holds('C', 50, 'B'),
        holds('X', 50, 'C'),
        holds('Y', 60, 'X'),
      ],
      ['X', 'Y'],
    );
    expect(sanctioned).toEqual({
      aggregatePct: 30,
      effectivePct: 3.75,
      blocked: false,
      through: [
        { party: 'C', aggregatePct: 50 },
        { party: 'B', aggregatePct: 50 },
        { party: 'A', aggregatePct: 50 },
      ],
    });
  });
});
