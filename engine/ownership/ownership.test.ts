import fc from 'fast-check';
import { ownership } from './index.ts';

const holds = (owner: string, pct: number | string, owned: string) => ({ owner, owned, pct });
const shares = (result: ReturnType<typeof ownership>) =>
  Object.fromEntries(result.owners.map((owner) => [owner.name, owner.effectivePct]));

describe('effective ownership', () => {
  it('multiplies along a chain and adds over chains', () => {
    const result = ownership('S', [
      holds('A', 60, 'S'),
      holds('B', 40, 'S'),
      holds('P', 50, 'A'),
      holds('P', 25, 'B'),
      holds('Q', 50, 'A'),
      holds('Q', 75, 'B'),
    ]);
    expect(shares(result)).toEqual({ A: 60, B: 40, P: 40, Q: 60 });
    expect(result).toMatchObject({ layers: 2, undisclosedPct: 0, problems: [] });
    expect(result.owners.find(({ name }) => name === 'P')).toMatchObject({ ultimate: true, directPct: 0 });
    expect(result.owners.find(({ name }) => name === 'A')).toMatchObject({ ultimate: false, directPct: 60 });
  });

  it('is exact at the thresholds: three thirds are the whole and a tenth is a tenth', () => {
    const third = '33.333333333';
    const thirds = ownership(
      'S',
      ['A', 'B', 'C'].map((owner) => holds(owner, third, 'S')),
    );
    expect(thirds.undisclosedPct).toBe(0);
    expect(thirds.owners.every(({ effectivePct }) => effectivePct === 33.3333)).toBe(true);
    const chain = ownership('S', [holds('A', 20, 'S'), holds('P', 50, 'A')]);
    expect(chain.owners.find(({ name }) => name === 'P')).toMatchObject({
      atLeast10: true,
      atLeast25: false,
    });
    const below = ownership('S', [holds('A', 20, 'S'), holds('P', '49.999999999', 'A')]);
    expect(below.owners.find(({ name }) => name === 'P')).toMatchObject({
      effectivePct: 10,
      atLeast10: false,
    });
  });

  it('follows a circle to its end', () => {
    const result = ownership('S', [
      holds('A', 100, 'S'),
      holds('B', 50, 'A'),
      holds('P', 50, 'A'),
      holds('A', 40, 'B'),
      holds('Q', 60, 'B'),
    ]);
    expect(shares(result)).toEqual({ A: 100, P: 62.5, B: 50, Q: 37.5 });
    expect(result).toMatchObject({ undisclosedPct: 0, layers: 3 });
  });

  it('leaves shares a company holds in itself to the others', () => {
    const result = ownership('S', [holds('S', 20, 'S'), holds('P', 60, 'S'), holds('Q', 20, 'S')]);
    expect(shares(result)).toEqual({ P: 75, Q: 25 });
  });

  it('names a circle that nobody outside owns, without failing', () => {
    const result = ownership('S', [
      holds('A', 50, 'S'),
      holds('P', 50, 'S'),
      holds('B', 100, 'A'),
      holds('A', 100, 'B'),
    ]);
    expect(result.problems.map(({ party, problem }) => [party, problem])).toEqual([
      ['A', 'closed_circle'],
      ['B', 'closed_circle'],
    ]);
    expect(result).toMatchObject({ undisclosedPct: 50 });
    expect(shares(result)).toEqual({ A: 50, P: 50 });
  });

  it('scales owners of more than the whole down and says whose', () => {
    const result = ownership('S', [holds('A', 80, 'S'), holds('B', 80, 'S')]);
    expect(shares(result)).toEqual({ A: 50, B: 50 });
    expect(result.problems).toMatchObject([{ party: 'S', problem: 'over_100' }]);
  });

  it('shows what is not disclosed and counts layers along the longest chain', () => {
    const result = ownership('S', [
      holds('P', 10, 'S'),
      holds('A', 40, 'S'),
      holds('B', 100, 'A'),
      holds('C', 100, 'B'),
      holds('P', 100, 'C'),
    ]);
    expect(result).toMatchObject({ layers: 4, undisclosedPct: 50 });
    expect(ownership('S', []).layers).toBe(0);
  });

  it.each([-1, 100.5, Number.NaN, 'half', '1e1'])('refuses %s as a percentage', (pct) => {
    expect(() => ownership('S', [holds('A', pct, 'S')])).toThrow(RangeError);
  });
});

describe('the 50 % rule', () => {
  it('adds up what several sanctioned parties hold', () => {
    const result = ownership(
      'S',
      [holds('X', 25, 'S'), holds('Y', 25, 'S'), holds('P', 50, 'S')],
      ['X', 'Y'],
    );
    expect(result.sanctioned).toMatchObject({ aggregatePct: 50, effectivePct: 50, blocked: true });
  });

  it('counts everything a blocked company owns, though the effective share is smaller', () => {
    const result = ownership('S', [holds('A', 50, 'S'), holds('X', 50, 'A'), holds('P', 50, 'A')], ['X']);
    expect(result.sanctioned).toEqual({
      aggregatePct: 50,
      effectivePct: 25,
      blocked: true,
      through: [{ party: 'A', aggregatePct: 50 }],
    });
  });

  it('does not pass on a minority, whatever that company owns', () => {
    const result = ownership('S', [holds('A', 100, 'S'), holds('X', '49.9', 'A')], ['X']);
    expect(result.sanctioned).toEqual({ aggregatePct: 0, effectivePct: 49.9, blocked: false, through: [] });
  });

  it('holds inside a circle', () => {
    const result = ownership(
      'S',
      [
        holds('A', 60, 'S'),
        holds('B', 30, 'A'),
        holds('X', 30, 'A'),
        holds('A', 20, 'B'),
        holds('X', 60, 'B'),
      ],
      ['X'],
    );
    expect(result.sanctioned).toMatchObject({ blocked: true, aggregatePct: 60 });
    expect(result.sanctioned.through.map(({ party }) => party)).toEqual(['B', 'A']);
  });
});

describe('any register', () => {
  const party = fc.constantFrom('S', 'A', 'B', 'C', 'D', 'E', 'F');
  const register = fc.array(fc.record({ owner: party, owned: party, pct: fc.integer({ min: 1, max: 60 }) }), {
    maxLength: 14,
  });

  it('gives every owner between nothing and the whole, and the ultimate ones no more than the whole', () => {
    fc.assert(
      fc.property(register, (holdings) => {
        const { owners, undisclosedPct } = ownership('S', holdings, ['A']);
        for (const { effectivePct } of owners) expect(effectivePct >= 0 && effectivePct <= 100).toBe(true);
        expect(undisclosedPct >= 0 && undisclosedPct <= 100).toBe(true);
      }),
    );
  });

  it('gives the same answer in whatever order its lines stand', () => {
    fc.assert(
      fc.property(register, (holdings) => {
        expect(ownership('S', [...holdings].reverse(), ['A'])).toEqual(ownership('S', holdings, ['A']));
      }),
    );
  });
});
