import { noticeText } from '../../notifications/index.ts';
import { resumeClock } from '../forecast/sla.ts';
import { type Act, workingOn } from './act.ts';

export const withdrawQuestion: Act = {
  message: { kind: 'note', visibility: 'shared' },
  change: ({ request, now, calendar }) => ({
    resumeStatus: null,
    questionBy: null,
    ...resumeClock(request, now, calendar),
  }),
  tell: (saved, context) => [
    {
      userIds: [...context.clientSide, ...workingOn(saved, context), context.request.questionBy],
      activity: noticeText('request.question_withdrawn'),
    },
  ],
};
