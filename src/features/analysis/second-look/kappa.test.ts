import { translate } from '@/shared/texts/catalogue';
import english from '../texts/en.json';
import { kappaText, warningOf } from './kappa.ts';

const t = translate('en-US', english);

const measure = { pairs: 40, agreed: 35, kappa: 0.4, error: 0.129 };

test('kappa stands with its standard error, and as a dash where it says nothing', () => {
  expect(kappaText(measure)).toBe('0.40 ± 0.13');
  expect(kappaText({ ...measure, kappa: 1, error: 0 })).toBe('1.00');
  expect(kappaText({ ...measure, kappa: null, error: null })).toBe('–');
});

test('few pairs, one answer alone and no pairs are said, many pairs need no word', () => {
  expect(warningOf(measure, t)).toBeNull();
  expect(warningOf({ ...measure, pairs: 29 }, t)).toContain('fewer than 30');
  expect(warningOf({ ...measure, kappa: null, error: null }, t)).toContain('the same answer');
  expect(warningOf({ pairs: 0, agreed: 0, kappa: null, error: null }, t)).toContain('No second look');
});
