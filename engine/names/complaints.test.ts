import type { ListEntry, NameKind, SubjectType } from './index.ts';
import { buildNameIndex, compareNames, corroborate, STRENGTH, searchNames } from './index.ts';

/** What users of other screening programs complain about, by the number of their issue: none of it happens here. */

const entry = (
  id: string,
  type: SubjectType,
  names: [string, NameKind?][],
  more: Partial<ListEntry> = {},
): ListEntry => ({
  id,
  type,
  names: names.map(([text, kind]) => ({ text, kind: kind ?? 'primary' })),
  identifiers: [],
  countries: [],
  births: [],
  ...more,
});

const list: ListEntry[] = [
  entry('habbash', 'person', [['HABBASH, George'], ['HABASH, George', 'aka']]),
  entry('emma', 'organisation', [['EMMA LLC']]),
  entry('daesong', 'organisation', [['DAESONG TRADING CORPORATION']]),
  entry('jackal', 'person', [['RAMIREZ SANCHEZ, Ilich'], ['The Jackal', 'weak']]),
  entry('osman', 'person', [['OSMAN MOHAMMAD, Abdul Rahman']]),
  entry('green wave', 'organisation', [['GREEN WAVE TELECOMMUNICATION']]),
  entry('putin', 'person', [['PUTIN, Vladimir Vladimirovich']]),
  entry('tikriti', 'person', [['AL-TIKRITI, Hamid Raja Shalah']]),
  entry('zahawi', 'person', [['AL-ZAHAWI, Ibrahim']], {
    identifiers: [{ scheme: 'passport', value: 'A-1234567' }],
  }),
  entry('mahan', 'organisation', [['MAHAN AIR']]),
  entry('wu', 'person', [['WU, Li']]),
  entry('ali', 'person', [['ALI, Omar']]),
];

const index = buildNameIndex(list);

const ids = (name: string, type: SubjectType, more: { threshold?: number; limit?: number } = {}) =>
  searchNames(index, { name, type }, more).map((hit) => hit.entryId);

const similarity = (left: string, right: string, type: SubjectType = 'person') =>
  compareNames(left, right, type).similarity;

describe('what users of other screening programs complain about', () => {
  test('watchman#115: George Bush is not George Habbash', () => {
    expect(ids('George Bush', 'person')).toEqual([]);
    expect(similarity('George Bush', 'HABBASH, George')).toBeLessThan(0.6);
    expect(ids('George Habash', 'person')).toEqual(['habbash']);
  });

  test('watchman#338: emma daniels is not EMMA LLC', () => {
    for (const type of ['person', 'organisation', 'unknown'] as const)
      expect(ids('emma daniels', type)).toEqual([]);
    expect(ids('Emma Limited', 'organisation')).toEqual(['emma']);
  });

  test('watchman#483: a legal form matches nothing at any threshold, and words of every trade nothing at the usual one', () => {
    for (const name of ['CORP', 'Corporation', 'The Company Ltd', 'Pvt. Ltd.'])
      expect(ids(name, 'organisation', { threshold: 0.1 })).toEqual([]);
    for (const name of ['Trading Corp', 'Group of Companies', 'Corporation for Trading'])
      expect(ids(name, 'organisation')).toEqual([]);
  });

  test('watchman#450: a weak alias is found when it is given exactly, and only then', () => {
    expect(ids('the jackal', 'person')).toEqual(['jackal']);
    expect(ids('THE JACKAL.', 'unknown')).toEqual(['jackal']);
    expect(ids('the jackals', 'person')).toEqual([]);
  });

  test('watchman#594: words written together are found, from both ends', () => {
    expect(ids('Abdulrahman Osmanmohammad', 'person')).toEqual(['osman']);
    expect(ids('Greenwave Telecommunication', 'organisation')).toEqual(['green wave']);
    expect(similarity('Jorge Luis Montoya', 'Jorgeluis Montoya')).toBeGreaterThan(STRENGTH.exact);
  });

  test('watchman#543: a name in another alphabet is found, and not every name in it', () => {
    expect(ids('Владимир Владимирович Путин', 'person')).toEqual(['putin']);
    expect(ids('حامد رجا صلاح التكريتي', 'person')).toEqual(['tikriti']);
    expect(ids('व्लादिमीर व्लादिमीरोविच पुतिन', 'person')).toEqual(['putin']);
    expect(ids('Сергей Иванович Кузнецов', 'person')).toEqual([]);
  });

  test('watchman#141: a surname alone brings up its bearer below the full names, an identifier alone the entry', () => {
    const [alone] = searchNames(index, { name: 'Zahawi', type: 'person' }, { threshold: 0.5 });
    expect(alone?.entryId).toBe('zahawi');
    expect(alone?.similarity).toBeLessThan(similarity('Ibrahim Zahawi', 'AL-ZAHAWI, Ibrahim'));
    const identifiers = [{ scheme: 'passport', value: 'a 123 4567' }];
    expect(searchNames(index, { name: '', type: 'person', identifiers })).toMatchObject([
      { entryId: 'zahawi', strength: 'strong' },
    ]);
  });

  test('watchman#319: nothing below the threshold comes back, however many may', () => {
    const subject = { name: 'Vladimir Zelenko', type: 'person' as const };
    expect(searchNames(index, subject, { limit: 100 })).toEqual([]);
    for (const hit of searchNames(index, subject, { limit: 100, threshold: 0.2 }))
      expect(hit.similarity).toBeGreaterThanOrEqual(0.2);
  });

  test('yente#245: a short true name reaches the threshold with a letter changed, added or left out', () => {
    expect(ids('Li Wu', 'person')).toEqual(['wu']);
    expect(ids('Omar Aly', 'person')).toEqual(['ali']);
    expect(ids('Omer Ali', 'person')).toEqual(['ali']);
    expect(similarity('Kim Jong Un', 'Kim Jong-un')).toBe(1);
    expect(similarity('Asad', 'Assad')).toBeGreaterThanOrEqual(STRENGTH.strong);
  });

  test('nomenklatura#334: only the same words score 1, and a name that nothing contradicts is told from a proven one', () => {
    expect(similarity('Jon Petrov', 'John Petrov')).toBeLessThan(1);
    expect(similarity('Ivan Petrov', 'Ivan Sergeyevich Petrov')).toBeLessThan(1);
    const namesake = entry('n', 'person', [['Ivan Petrov']], { births: ['1961'], countries: ['RU'] });
    const verdicts = (more: { born?: string; countries?: string[] }) =>
      corroborate({ name: 'Ivan Petrov', type: 'person', ...more }, namesake).map((item) => item.verdict);
    expect(verdicts({})).toEqual(['unknown', 'unknown', 'unknown', 'unknown']);
    expect(verdicts({ born: '1990-05-01', countries: ['RU'] })).toEqual([
      'supports',
      'contradicts',
      'unknown',
      'unknown',
    ]);
  });

  test('nomenklatura#247: first and last name swapped is a little less than the same name', () => {
    expect(similarity('Ali Hassan', 'Hassan Ali')).toBeLessThan(1);
    expect(similarity('Ali Hassan', 'Hassan Ali')).toBeGreaterThanOrEqual(STRENGTH.strong);
    expect(similarity('Ali Hassan', 'HASSAN, Ali')).toBe(1);
  });

  test('nomenklatura#193: an initial fits a name weakly, and initials alone match nothing', () => {
    expect(ids('V. Putin', 'person', { threshold: 0.5 })).toEqual(['putin']);
    expect(similarity('V. Putin', 'Vladimir Putin')).toBeLessThan(STRENGTH.exact);
    expect(similarity('B. Petrov', 'Vladimir Petrov')).toBeLessThan(STRENGTH.medium);
    expect(ids('V. V. P.', 'person', { threshold: 0.1 })).toEqual([]);
    expect(similarity('J. K.', 'John Kennedy')).toBe(0);
  });

  test.each([
    ['Intl Trdg Co Zorin', 'Zorin International Trading Company'],
    ['Zorin Mfg & Engg Pvt Ltd', 'Zorin Manufacturing and Engineering Private Limited'],
    ['Zorin Bros Shpg Grp', 'Zorin Brothers Shipping Group'],
    ['First Zorin Bank', '1st Zorin Bank'],
    ['Zorin GmbH', 'Zorin Gesellschaft mit beschränkter Haftung'],
  ])('nomenklatura#245, #274: abbreviations are understood: %s is %s', (short, long) => {
    expect(similarity(short, long, 'organisation')).toBeGreaterThanOrEqual(STRENGTH.exact);
  });

  test('nomenklatura#249: the explanation is a sentence, and its figures add up', () => {
    const { similarity: value, explanation } = compareNames('Jorge Garsia Luna', 'Jorge Garcia', 'person');
    expect(explanation.sentence).toBe(
      "“Jorge” is the same; “Garsia” / “Garcia” sounds the same; the list's name lacks “Luna”.",
    );
    expect(explanation.parts.reduce((sum, part) => sum + Math.round(part.value * 1e4), 0) / 1e4).toBe(value);
    for (const part of explanation.parts) expect(part.label).toMatch(/^[A-Z][a-z ]+$/);
  });

  test.each(['Mahan Airways', 'Mahan Airlines', 'Mahan Air Co.'])(
    '%s reaches MAHAN AIR at the threshold',
    (name) => {
      expect(ids(name, 'organisation')).toEqual(['mahan']);
    },
  );
});
