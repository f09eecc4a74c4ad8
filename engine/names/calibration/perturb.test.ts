import { PERTURBATIONS, perturb } from './perturb.ts';

const way = (name: string) => PERTURBATIONS.indexOf(name);
const NAMES = [
  'Alexander Petrovsky Kestrel',
  'Mirza Sattaroukh Phookan',
  'Zorin',
  'Vladimir Zworykin',
  'Li Wu Kestrelman Bo',
];
const lower = (name: string) => name.toLowerCase();

/** What two words have in common at their beginning and their end, and what differs between. */
function difference(one: string, other: string): [string, string] {
  let [from, end] = [0, 0];
  while (from < one.length && one[from] === other[from]) from++;
  while (end < Math.min(one.length, other.length) - from && one.at(-1 - end) === other.at(-1 - end)) end++;
  return [one.slice(from, one.length - end), other.slice(from, other.length - end)];
}

/** The one word that became another, as [before, after]. */
function changedWord(name: string, text: string): [string, string] {
  const [before, after] = [lower(name).split(' '), text.split(' ')];
  expect(after).toHaveLength(before.length);
  const changed = before.flatMap((word, at) =>
    word === after[at] ? [] : [[word, after[at]!] as [string, string]],
  );
  expect(changed).toHaveLength(1);
  const [word, other] = changed[0]!;
  expect(word.length).toBeGreaterThan(4);
  expect(other[0]).toBe(word[0]);
  return difference(word, other);
}

describe('a name as somebody else might write it', () => {
  test.each(NAMES)('has another letter in one of its longer words, never the first: %s', (name) => {
    const text = perturb(name, 'person', way('letter'))!;
    const [before, after] = changedWord(name, text);
    expect([before.length, after.length]).toEqual([1, 1]);
    expect('aeinr').toContain(after);
  });

  test.each(NAMES)('lacks a letter of one of its longer words, never the first: %s', (name) => {
    const [before, after] = changedWord(name, perturb(name, 'person', way('omission'))!);
    expect([before.length, after]).toEqual([1, '']);
  });

  test.each(NAMES.slice(1).toSpliced(1, 1))('has two neighbours in the other order: %s', (name) => {
    const text = perturb(name, 'person', way('turned'))!;
    const sorted = (words: string) => [...words].sort().join('');
    expect(sorted(text)).toBe(sorted(lower(name)));
    const [before, after] = changedWord(name, text);
    expect(after).toBe([...before].reverse().join(''));
  });

  test.each([
    ['Phookan Mirza', 'fukan mirza'],
    ['Sattaroukh', 'satarukh'],
    ['Beckmann Zorin', 'bekman zorin'],
    ['Assad Zorin', 'asad zorin'],
    ['Baader Zorin', undefined],
  ])('is written as it is heard, where that is otherwise: %s, %s', (name, heard) => {
    const text = perturb(name, 'person', way('sound'));
    if (heard === undefined) expect(text).toBe(perturb(name, 'person', way('joined')));
    else expect(text).toBe(heard);
  });

  test('has two neighbouring words written together', () => {
    expect(['alexanderpetrovsky kestrel', 'alexander petrovskykestrel']).toContain(
      perturb('Alexander Petrovsky Kestrel', 'person', way('joined')),
    );
    expect(perturb('Vladimir Zworykin', 'person', way('joined'))).toBe('vladimirzworykin');
  });

  test('has its last word first', () => {
    expect(perturb('Alexander Petrovsky Kestrel', 'person', way('order'))).toBe(
      'kestrel alexander petrovsky',
    );
    expect(perturb('Vladimir Zworykin', 'person', way('order'))).toBe('zworykin vladimir');
  });

  test('lacks a word between its first and its last', () => {
    expect(perturb('Alexander Petrovsky Kestrel', 'person', way('shorter'))).toBe('alexander kestrel');
    const four = perturb('Zorin Alexander Petrovsky Kestrel', 'person', way('shorter'));
    expect(['zorin petrovsky kestrel', 'zorin alexander kestrel']).toContain(four);
  });

  test('is always the same for the same name, and not for every name', () => {
    for (const at of PERTURBATIONS.keys())
      for (const name of NAMES) expect(perturb(name, 'person', at)).toBe(perturb(name, 'person', at));
    const places = 'Aleksandra Aleksandrb Aleksandrc Aleksandrd Aleksandre Aleksandrf'
      .split(' ')
      .map((name) => {
        const text = perturb(name, 'person', way('omission'))!;
        return [...text].findIndex((letter, place) => letter !== lower(name)[place]);
      });
    expect(new Set(places).size).toBeGreaterThan(2);
  });

  test('is written in the next way where one does not apply, the first after the last', () => {
    expect(perturb('Zorin', 'person', way('sound'))).toBe(perturb('Zorin', 'person', way('letter')));
    expect(perturb('Vladimir Zworykin', 'person', way('shorter'))).toBe(
      perturb('Vladimir Zworykin', 'person', way('letter')),
    );
    expect(perturb('Zorin', 'person', PERTURBATIONS.length)).toBe(perturb('Zorin', 'person', 0));
  });

  test('is nothing where no word is long enough', () => {
    for (const name of ['', '???', 'Li Wu', 'Omar Asad']) expect(perturb(name, 'person', 0)).toBeUndefined();
    expect(perturb('Zorin', 'person', 0)).toBeDefined();
  });

  test('has no legal form, which is no part of its words', () => {
    expect(perturb('Kestrel Zorin Ltd', 'organisation', way('order'))).toBe('zorin kestrel');
    expect(perturb('AB Ltd', 'organisation', way('order'))).toBeUndefined();
  });
});
