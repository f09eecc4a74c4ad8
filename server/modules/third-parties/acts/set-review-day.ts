import { RegisterLimits } from '../../../../contract/limits.ts';
import { addMonths, invalidField } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { settleDueReview } from '../alerts/alerts.ts';
import { about, type ThirdPartyAct } from './act.ts';

export const setReviewDay: ThirdPartyAct<'review_on'> = async ({ party, input, actor, clock, now }) => {
  const { nextReviewOn } = input;
  const today = clock.calendar.dayOf(now);
  if (nextReviewOn <= today || nextReviewOn > addMonths(today, RegisterLimits.reviewYearsMax * 12))
    throw invalidField(
      'nextReviewOn',
      `Choose a day after today and within ${RegisterLimits.reviewYearsMax} years.`,
    );
  await settleDueReview(party.id, actor.userId, now);
  await record(clock, {
    ...about(party, actor),
    type: 'thirdparty.review_set',
    data: { nextReviewOn },
    changes: [{ field: 'nextReviewOn', before: party.nextReviewOn, after: nextReviewOn }],
  });
  return { nextReviewOn };
};
