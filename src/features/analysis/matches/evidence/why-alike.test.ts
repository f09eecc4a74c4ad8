import { translate } from '@/shared/texts/catalogue';
import {
  buildNameIndex,
  compareNames,
  type Explanation,
  searchNames,
} from '../../../../../engine/names/index.ts';
import arabic from './texts/ar.json';
import english from './texts/en.json';
import hindi from './texts/hi.json';
import { whyAlike } from './why-alike.ts';

const t = translate('en-US', english);
const typographic = (sentence: string) => sentence.replaceAll("'", '’');

const pairs: [ours: string, theirs: string][] = [
  ['Uday Saddam Hussein', 'HUSSEIN, Uday Saddam'],
  ['Jorge Luis Garcia', 'Jorge Luis Garsia Carneiro'],
  ['Jorge Luis Garcia Pineda', 'Jorge Luis Marquez'],
  ['Путин', 'Putin'],
  ['Abd al-Rahman Khalifa', 'Abdulrahman Khalifa'],
  ['Bill Gatsby', 'William Gatsby'],
  ['Yevhen Brykov', 'Y. Brykov'],
  ['Ivan Petrov', 'Maria Lopez'],
  ['KUM SONG 7', 'KUM SONG 8'],
  ['Reza Fazel', 'رضا فاضل'],
  ['Chen Guowei', 'Chan Kwok-wai'],
];

test.each(pairs)('why %s is like %s is told as the engine tells it', (ours, theirs) => {
  const { explanation } = compareNames(ours, theirs, 'person');
  expect(whyAlike(t, explanation, 'person')).toBe(typographic(explanation.sentence));
});

test.each([
  ['Zarkun Marine & Sons FZE', 'Zarqon Marine and Sons FZE'],
  ['Zarkun Limited', 'ZARKUN L.L.C.'],
  ['Zarkun Intl Traders FZE', 'Zarkun International Traders LLC'],
])('why the company %s is like %s is told as the engine tells it', (ours, theirs) => {
  const { explanation } = compareNames(ours, theirs, 'organisation');
  expect(whyAlike(t, explanation, 'organisation')).toBe(typographic(explanation.sentence));
});

test('who else bears the words is told as the engine tells it', () => {
  const { explanation } = hitOf({ name: 'Hassan Ahmetov', type: 'person' });
  expect(explanation.commonness?.words.length).toBeGreaterThan(0);
  expect(whyAlike(t, explanation, 'person')).toBe(typographic(explanation.sentence));
  const chance = { ...explanation, commonness: { entries: 90, words: [] } };
  expect(whyAlike(t, chance, 'person')).toContain('A match this close can happen by chance.');
});

test('another type and the same identifier are told as the engine tells them', () => {
  const other = hitOf({ name: 'Hassan Ahmetov', type: 'vessel' });
  expect(whyAlike(t, other.explanation, 'person')).toBe(typographic(other.explanation.sentence));
  expect(other.explanation.sentence).toContain('The list has it as a person.');
  const same = hitOf({ name: 'Orla Finch', type: 'person', identifiers: [{ value: 'P1084010' }] });
  expect(whyAlike(t, same.explanation, 'person')).toBe(typographic(same.explanation.sentence));
  expect(same.explanation.sentence).toContain('The identifier is the same.');
});

test.each([
  ['hi-IN', hindi],
  ['ar-SA', arabic],
] as const)('in %s nothing but the names is in Latin letters', (language, texts) => {
  const told = translate(language, texts as typeof english);
  const explanations = [
    ...pairs.map(([ours, theirs]) => compareNames(ours, theirs, 'person').explanation),
    hitOf({ name: 'Hassan Ahmetov', type: 'vessel' }).explanation,
    hitOf({ name: 'Orla Finch', type: 'person', identifiers: [{ value: 'P1084010' }] }).explanation,
  ];
  for (const explanation of explanations) {
    const sentence = whyAlike(told, explanation, 'person');
    expect(sentence.replaceAll(/[“«][^”»]*[”»]/g, '')).not.toMatch(/[A-Za-z]/);
    expect(sentence).toMatch(language === 'hi-IN' ? /\p{Script=Devanagari}/u : /\p{Script=Arabic}/u);
  }
});

/** The only hit among entries whose names are common. */
function hitOf(subject: Parameters<typeof searchNames>[1]): { explanation: Explanation } {
  const [hit] = searchNames(list, subject);
  if (!hit) throw new Error('no hit');
  return hit;
}

const person = (id: string, name: string, passport?: string) => ({
  id,
  type: 'person' as const,
  names: [{ text: name, kind: 'primary' as const }],
  identifiers: passport ? [{ scheme: 'passport', value: passport }] : [],
  countries: [],
  births: [],
});
const list = buildNameIndex([
  person('hassan', 'Hassan Ahmetov'),
  ...Array.from({ length: 600 }, (_, at) =>
    person(`h${at}`, `Hassan ${at % 9 === 0 ? 'Ahmetov' : `Quist${at}`}`),
  ),
  person('finch', 'Orlaith Finchley', 'P1084010'),
]);
