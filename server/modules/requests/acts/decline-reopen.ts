import { noticeText } from '../../notifications/index.ts';
import type { Act } from './act.ts';

export const declineReopen: Act = {
  comment: 'Give the client the reason.',
  message: { kind: 'note', visibility: 'shared' },
  change: () => ({ reopenAskedBy: null }),
  tell: (_saved, { request, clientSide }) => [
    {
      userIds: [...new Set([request.reopenAskedBy, ...clientSide])],
      activity: noticeText('request.reopen_declined'),
    },
  ],
};
