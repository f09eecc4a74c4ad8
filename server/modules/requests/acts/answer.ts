import { noticeText } from '../../notifications/index.ts';
import { resumeClock } from '../forecast/sla.ts';
import { type Act, workingOn } from './act.ts';

export const answer: Act = {
  comment: 'Write the answer.',
  message: { kind: 'answer', visibility: 'shared' },
  change: ({ request, now, calendar }) => ({
    resumeStatus: null,
    questionBy: null,
    ...resumeClock(request, now, calendar),
  }),
  tell: (saved, context) => [
    {
      userIds: [...new Set([...workingOn(saved, context), context.request.questionBy])],
      activity: noticeText('request.answered_by_client'),
      kind: 'question',
    },
  ],
};
