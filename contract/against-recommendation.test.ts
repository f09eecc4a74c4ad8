import { isAgainstRecommendation } from './against-recommendation.ts';
import { RECOMMENDATIONS } from './rating-basis.ts';

const decisions = ['approved', 'approved_with_conditions', 'rejected', 'terminated'] as const;

test('a decision is against a recommendation where it goes further than the report advises, never where it is stricter', () => {
  const against = RECOMMENDATIONS.map((advice) => [
    advice,
    decisions.filter((decision) => isAgainstRecommendation(decision, advice)),
  ]);
  expect(Object.fromEntries(against)).toEqual({
    proceed: [],
    proceed_with_conditions: ['approved'],
    // Senior management approves before any commitment, so that each approval is one beyond what is advised.
    escalate: ['approved', 'approved_with_conditions'],
    decline: ['approved', 'approved_with_conditions'],
  });
});

test('reports of before recommendations were kept advise nothing that a decision could be against', () => {
  expect(decisions.filter((decision) => isAgainstRecommendation(decision, null))).toEqual([]);
});
