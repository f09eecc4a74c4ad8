import { noticeText } from '../../notifications/index.ts';
import type { Act } from './act.ts';

/** The request was picked by the server; see pick() of requests/take-next.ts. */
export const takeNext: Act = {
  change: ({ actor }) => ({ drafterId: actor.userId }),
  tell: (_saved, { allocators, actor }) => [
    {
      userIds: allocators.map(({ id }) => id),
      activity: noticeText('request.taken_by', { name: actor.name }),
    },
  ],
};
