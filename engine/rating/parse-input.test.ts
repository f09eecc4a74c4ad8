import { method1, parseRatingInput, rate } from './index.ts';

describe('a rating input out of JSON', () => {
  it('keeps what a rating depends on and drops the rest', () => {
    const input = {
      countryOfIncorporation: 'IN',
      ownerCountries: ['AE'],
      ownership: { opaque: true, layers: 4, offshore: false, sanctionedPct: 60, undecidedPct: 0 },
      isPerson: false,
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

  const finding = {
    category: 'legal',
    severity: 'low',
    credibility: 'high',
    role: 'owner',
    stage: 'charge',
    status: 'confirmed',
  };

  it('takes every member, and null for what is not known', () => {
    const whole = {
      countryOfIncorporation: 'IN',
      countriesOfOperation: ['AE', 'DK'],
      ownerCountries: [],
      industry: 'mining',
      relationshipType: 'agent',
      governmentFacing: false,
      ownership: { opaque: false, layers: 0, offshore: true },
      ageYears: 0,
      findings: [{ ...finding, yearsAgo: 0 }],
      matches: [{ disposition: 'possible', topic: 'other' }],
      conditions: [{ code: 'training', evidenced: false }],
    };
    expect(parseRatingInput(whole)).toEqual(whole);
    const unknown = Object.fromEntries(Object.keys(whole).map((key) => [key, null]));
    const empty = { findings: [], matches: [], conditions: [] };
    expect(parseRatingInput({ ...unknown, ...empty })).toEqual(empty);
    expect(parseRatingInput({ findings: [{ ...finding, yearsAgo: null }] }).findings).toEqual([finding]);
    expect(
      parseRatingInput({ matches: [{ disposition: 'possible', topic: 'pep', pepClass: null }] }).matches,
    ).toEqual([{ disposition: 'possible', topic: 'pep' }]);
  });

  it.each<[unknown, string]>([
    [[], 'The input must be an object.'],
    [null, 'The input must be an object.'],
    ['text', 'The input must be an object.'],
    [{ industry: 5 }, 'industry must be a text.'],
    [{ countryOfIncorporation: ['IN'] }, 'countryOfIncorporation must be a text.'],
    [{ relationshipType: {} }, 'relationshipType must be a text.'],
    [{ countriesOfOperation: 'IN' }, 'countriesOfOperation must be a list of texts.'],
    [{ ownerCountries: ['IN', 7] }, 'ownerCountries must be a list of texts.'],
    [{ governmentFacing: 'yes' }, 'governmentFacing must be true or false.'],
    [{ isPerson: 'no' }, 'isPerson must be true or false.'],
    [
      { ownership: { opaque: true, layers: 1, offshore: true, sanctionedPct: 101 } },
      'ownership.sanctionedPct must be a percentage from 0 to 100.',
    ],
    [{ ageYears: -1 }, 'ageYears must be a number of years from 0 on.'],
    [{ ageYears: '3' }, 'ageYears must be a number of years from 0 on.'],
    [{ ageYears: Number.NaN }, 'ageYears must be a number of years from 0 on.'],
    ...[
      { layers: 1.5, opaque: true, offshore: true },
      { layers: -1, opaque: true, offshore: true },
      { layers: 1, offshore: true },
      { layers: 1, opaque: true },
    ].map((ownership): [unknown, string] => [
      { ownership },
      'ownership must say opaque, layers (a whole number from 0 on) and offshore.',
    ]),
    [{ ownership: 'mine' }, 'ownership must be an object.'],
    [{ findings: {} }, 'findings must be a list.'],
    [{ findings: [7] }, 'findings[0] must be an object.'],
    [
      { findings: [finding, { ...finding, category: 'gossip' }] },
      'findings[1].category must be one of bribery_corruption, financial, legal, regulatory, sanctions, pep.',
    ],
    [{ findings: [{ ...finding, severity: 1 }] }, 'findings[0].severity must be one of low, medium, high.'],
    [
      { findings: [{ ...finding, credibility: 'none' }] },
      'findings[0].credibility must be one of low, medium, high.',
    ],
    [
      { findings: [{ ...finding, role: 'friend' }] },
      'findings[0].role must be one of subject, principal, owner, associate.',
    ],
    [
      { findings: [{ ...finding, stage: 'rumour' }] },
      'findings[0].stage must be one of fact, allegation, investigation, charge, conviction, civil_claim, civil_judgment, penalty, insolvency, settlement, acquittal.',
    ],
    [
      { findings: [{ ...finding, status: 'new' }] },
      'findings[0].status must be one of proposed, confirmed, dismissed.',
    ],
    [
      { findings: [{ ...finding, yearsAgo: -1 }] },
      'findings[0].yearsAgo must be a number of years from 0 on.',
    ],
    [{ matches: 'none' }, 'matches must be a list.'],
    [
      { matches: [{ disposition: 'maybe', topic: 'pep' }] },
      'matches[0].disposition must be one of true_match, possible, false_positive, unspecified.',
    ],
    [
      { matches: [{ disposition: 'possible', topic: 'gossip' }] },
      'matches[0].topic must be one of sanctions, pep, regulatory, adverse_media, other.',
    ],
    [
      { matches: [{ disposition: 'possible', topic: 'pep', pepClass: 5 }] },
      'matches[0].pepClass must be one of 1, 2, 3, 4.',
    ],
    [{ conditions: 3 }, 'conditions must be a list.'],
    [
      { conditions: [{ code: 'training' }] },
      'conditions[0] must have a code and say whether it is evidenced.',
    ],
    [
      { conditions: [{ evidenced: true }] },
      'conditions[0] must have a code and say whether it is evidenced.',
    ],
  ])('refuses %j naming the member', (value, sentence) => {
    expect(() => parseRatingInput(value)).toThrow(new TypeError(sentence));
  });
});
