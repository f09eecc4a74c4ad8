import { translate } from '@/shared/texts/catalogue';
import english from '../texts/en.json';
import { countEdits, noEdits, problemsOf, sumOfWeights, withFloor, withValue } from './draft-edits.ts';

const t = translate('en-US', english);

const field = (path: string, value: number) => ({
  ...{ path, value, published: value, label: path, min: 0, max: 100, decimals: 0 },
  group: path.split('.')[0] ?? '',
});
const draft = {
  fields: [
    field('weights.country', 60),
    field('weights.age', 40),
    field('bands.medium', 35),
    field('bands.high', 65),
  ],
  floors: [{ rule: 'pep', text: '', band: 'medium' as const, published: 'medium' as const }],
};
const [country, , , high] = draft.fields as [
  (typeof draft.fields)[0],
  unknown,
  unknown,
  (typeof draft.fields)[0],
];

test('the sum of the weights is said while one types', () => {
  const edits = withValue(noEdits, country, 55);
  expect(sumOfWeights(draft, edits)).toBe(95);
  expect(problemsOf(draft, edits, t)).toEqual({ weights: 'The weights add up to 95, not 100.' });
});

test('an emptied field, a fraction and bands that do not rise are named beside their fields', () => {
  expect(problemsOf(draft, withValue(noEdits, high, null), t)['bands.high']).toBeDefined();
  expect(problemsOf(draft, withValue(noEdits, high, 65.5), t)['bands.high']).toBe('Enter a whole number.');
  expect(problemsOf(draft, withValue(noEdits, high, 35), t)['bands.high']).toContain('above medium');
});

test('what is typed back to the saved value is no change', () => {
  const edits = withValue(withValue(noEdits, country, 55), country, 60);
  expect(countEdits(edits)).toBe(0);
  const [floor] = draft.floors;
  expect(countEdits(withFloor(withFloor(noEdits, floor!, 'high'), floor!, 'medium'))).toBe(0);
});
