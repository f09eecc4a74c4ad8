import { noticeText } from '../../notifications/index.ts';
import { stopClock } from '../forecast/sla.ts';
import type { Act } from './act.ts';

export const askClient: Act = {
  comment: 'Write the question.',
  message: { kind: 'question', visibility: 'shared' },
  change: ({ request, actor, now }) => ({
    resumeStatus: request.status,
    questionBy: actor.userId,
    ...stopClock(now),
  }),
  tell: (_saved, { clientSide }) => [
    { userIds: clientSide, activity: noticeText('request.question_to_you'), kind: 'question' },
  ],
};
