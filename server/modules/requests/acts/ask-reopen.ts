import { noticeText } from '../../notifications/index.ts';
import type { Act } from './act.ts';

export const askReopen: Act = {
  comment: 'Explain why this report should be reopened.',
  message: { kind: 'note', visibility: 'shared' },
  change: ({ actor }) => ({ reopenAskedBy: actor.userId }),
  tell: (_saved, { allocators }) => [
    { userIds: allocators.map(({ id }) => id), activity: noticeText('request.reopen_asked_by_client') },
  ],
};
