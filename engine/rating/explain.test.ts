import {
  basisOf,
  categoryBasisOf,
  method1,
  outlookOf,
  type RatedMatch,
  type RatingInput,
  rate,
} from './index.ts';

const trusted: RatingInput = {
  countryOfIncorporation: 'DK',
  industry: 'food',
  relationshipType: 'supplier',
  ownership: { opaque: false, layers: 1, offshore: false },
  ageYears: 30,
  findings: [],
  matches: [],
  conditions: [],
};
const match = (disposition: RatedMatch['disposition'], topic: RatedMatch['topic'] = 'sanctions') => ({
  disposition,
  topic,
});
const outlook = (...matches: RatedMatch[]) => outlookOf({ ...trusted, matches }, method1);
const reasons = (factor: string, input: Partial<RatingInput>) =>
  rate({ ...trusted, ...input }, method1)
    .contributions.find((part) => part.factor === factor)
    ?.reasons.map(({ code, values }) => [code, ...Object.values(values)].join(' '));

describe('open matches say what their decisions can make of the rating', () => {
  it('high if confirmed and low if not, for an undecided sanctions match', () => {
    expect(outlook(match('unspecified'))).toEqual({ ifConfirmed: 'high', ifCleared: 'low' });
  });

  it('counts a match that is possible as open, without the floor of its own', () => {
    expect(outlook(match('possible'))).toEqual({ ifConfirmed: 'high', ifCleared: 'low' });
  });

  it('keeps what is decided', () => {
    expect(outlook(match('true_match'), match('unspecified', 'pep'))).toEqual({
      ifConfirmed: 'high',
      ifCleared: 'high',
    });
    expect(outlook(match('false_positive'), match('unspecified', 'pep'))).toEqual({
      ifConfirmed: 'medium',
      ifCleared: 'low',
    });
  });

  it('is nothing once every match is decided', () => {
    expect(outlook()).toBeNull();
    expect(outlook(match('true_match'), match('false_positive'))).toBeNull();
  });
});

describe('a rating names what it rests on', () => {
  const basis = (input: Partial<RatingInput>) => basisOf(rate({ ...trusted, ...input }, method1));

  it('the score, or the rule that raises it', () => {
    expect(basis({})).toBe('score');
    expect(basis({ matches: [match('true_match'), match('possible', 'pep')] })).toBe('sanctions_match');
    expect(basis({ matches: [match('possible')] })).toBe('possible_match');
    expect(basis({ countryOfIncorporation: 'IR' })).toBe('call_for_action');
  });

  it('the score where it reaches the band by itself', () => {
    const high = { overall: 'high', band: 'high' } as const;
    expect(basisOf({ ...high, floors: [{ rule: 'sanctions_match', band: 'high' }] })).toBe('score');
  });

  it('what stood before, where no rule reaches the band', () => {
    expect(basisOf({ overall: 'high', band: 'low', floors: [{ rule: 'pep', band: 'medium' }] })).toBe(
      'standing',
    );
  });

  it('a category: nothing found, its findings, or a minimum rating', () => {
    const category = (band: 'low' | 'medium' | 'high', scoreTenths: number) =>
      categoryBasisOf({ band, scoreTenths }, method1);
    expect(category('low', 0)).toBe('nothing');
    expect(category('low', 10)).toBe('score');
    expect(category('high', 900)).toBe('score');
    expect(category('high', 0)).toBe('floor');
    expect(category('high', 200)).toBe('floor');
  });
});

describe('no factor claims what the facts contradict', () => {
  const disclosed = { opaque: false, layers: 1, offshore: false };

  it('a person has no owners and an age in years', () => {
    const person = { isPerson: true, ownership: { opaque: false, layers: 0, offshore: false } };
    expect(reasons('ownership', person)).toEqual(['ownership.person']);
    expect(reasons('age', { ...person, ageYears: 60.4 })).toEqual(['age.years 60']);
  });

  it('owners on sanctions lists are named, decided or not', () => {
    expect(
      reasons('ownership', { ownership: { ...disclosed, sanctionedPct: 60, undecidedPct: 12.5 } }),
    ).toEqual(['ownership.disclosed', 'ownership.sanctioned 60', 'ownership.undecided 12.5']);
    expect(
      reasons('ownership', { ownership: { ...disclosed, opaque: true, sanctionedPct: 0, undecidedPct: 0 } }),
    ).toEqual(['ownership.concerns opaque 1']);
  });
});
