import fc from 'fast-check';
import { between, cohensKappa, type Judgement } from './cohens-kappa.ts';

const said = (first: string, second: string, count: number): Judgement => ({ first, second, count });
const worked = [said('yes', 'yes', 20), said('yes', 'no', 5), said('no', 'yes', 10), said('no', 'no', 15)];

test('20, 5, 10 and 15 judgements agree by 0.4, with a standard error of 0.13', () => {
  const { pairs, agreed, kappa, error } = cohensKappa(worked);
  expect([pairs, agreed]).toEqual([50, 35]);
  expect(kappa).toBeCloseTo(0.4, 12);
  // √(0.7 · 0.3 / (50 · 0.5²))
  expect(error).toBeCloseTo(Math.sqrt(0.21 / 12.5), 12);
});

test('always alike is 1 without an error, never alike is below 0', () => {
  expect(cohensKappa([said('yes', 'yes', 3), said('no', 'no', 4)])).toEqual({
    ...{ pairs: 7, agreed: 7, kappa: 1, error: 0 },
  });
  expect(cohensKappa([said('yes', 'no', 3), said('no', 'yes', 3)]).kappa).toBe(-1);
});

test('one word that everybody says as often as chance would bring is 0', () => {
  expect(cohensKappa([said('no', 'no', 1), said('no', 'yes', 1)]).kappa).toBe(0);
});

test('it is undefined, not NaN, of no judgements and of one word alone', () => {
  expect(cohensKappa([])).toEqual({ pairs: 0, agreed: 0, kappa: null, error: null });
  expect(cohensKappa([said('yes', 'yes', 9)])).toEqual({ pairs: 9, agreed: 9, kappa: null, error: null });
  expect(cohensKappa([said('yes', 'yes', 0)]).kappa).toBeNull();
});

test('between two words counts what both people said of these two alone', () => {
  const three = [...worked, said('yes', 'perhaps', 7), said('perhaps', 'perhaps', 2)];
  expect(between(three, 'yes', 'no')).toEqual(worked);
  expect(between(three, 'perhaps', 'no')).toEqual([said('no', 'no', 15), said('perhaps', 'perhaps', 2)]);
});

test('it is within -1 and 1, is 1 only when all agree, and does not care who was first or how counts are split', () => {
  const word = fc.constantFrom('true_match', 'possible', 'false_positive');
  const some = fc.array(fc.record({ first: word, second: word, count: fc.nat(1000) }));
  fc.assert(
    fc.property(some, (judgements) => {
      const { pairs, agreed, kappa, error } = cohensKappa(judgements);
      const swapped = judgements.map(({ first, second, count }) => said(second, first, count));
      expect(cohensKappa(swapped)).toEqual({ pairs, agreed, kappa, error });
      const single = judgements.flatMap(({ first, second, count }) =>
        count > 1 ? [said(first, second, 1), said(first, second, count - 1)] : [said(first, second, count)],
      );
      expect(cohensKappa(single)).toEqual({ pairs, agreed, kappa, error });
      if (kappa === null || error === null) return;
      expect(Math.abs(kappa)).toBeLessThanOrEqual(1);
      expect(error).toBeGreaterThanOrEqual(0);
      expect(kappa === 1).toBe(agreed === pairs);
    }),
  );
});
