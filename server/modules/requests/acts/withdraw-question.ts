import { noticeText } from '../../notifications/index.ts';
import { resumeClock } from '../forecast/sla.ts';
import type { Act } from './act.ts';

export const withdrawQuestion: Act = {
  message: { kind: 'note', visibility: 'shared' },
  change: ({ request, now, calendar }) => ({
    resumeStatus: null,
    questionBy: null,
    ...resumeClock(request, now, calendar),
  }),
  tell: (saved, { request, clientSide }) => [
    {
      userIds: [...clientSide, saved.drafterId, request.questionBy],
      activity: noticeText('request.question_withdrawn'),
    },
  ],
};
