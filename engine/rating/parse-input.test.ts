import { method1, parseRatingInput, rate } from './index.ts';

describe('a rating input out of JSON', () => {
  it('keeps what a rating depends on and drops the rest', () => {
    const input = {
      countryOfIncorporation: 'IN',
      ownerCountries: ['AE'],
      ownership: { opaque: true, layers: 4, offshore: false },
      ageYears: 3.5,
      findings: [
        {
          category: 'legal',
          severity: 'low',
          credibility: 'high',
          role: 'owner',
          stage: 'charge',
          status: 'confirmed',
          yearsAgo: 2,
        },
      ],
      matches: [{ disposition: 'true_match', topic: 'pep', pepClass: 2 }],
      conditions: [{ code: 'training', evidenced: true }],
    };
    expect(parseRatingInput({ ...input, colour: 'red' })).toEqual(input);
    expect(rate(parseRatingInput(input), method1)).toEqual(
      rate(parseRatingInput(JSON.parse(JSON.stringify(input))), method1),
    );
  });

  it('rates an empty object, provisionally', () => {
    expect(rate(parseRatingInput({}), method1)).toMatchObject({
      scoreTenths: 400,
      overall: 'medium',
      provisional: true,
    });
  });

  it.each([
    [[], /The input must be an object/],
    [{ industry: 5 }, /industry must be a text/],
    [{ ageYears: -1 }, /ageYears must be/],
    [{ ownership: { layers: 1.5 } }, /ownership must say/],
    [{ findings: {} }, /findings must be a list/],
    [{ findings: [{ category: 'gossip' }] }, /findings\[0\]\.category must be one of bribery_corruption/],
    [{ matches: [{ disposition: 'possible', topic: 'pep', pepClass: 5 }] }, /matches\[0\]\.pepClass/],
    [{ conditions: [{ code: 'training' }] }, /conditions\[0\] must have a code/],
  ])('refuses %j naming the member', (value, sentence) => {
    expect(() => parseRatingInput(value)).toThrow(sentence);
  });
});
