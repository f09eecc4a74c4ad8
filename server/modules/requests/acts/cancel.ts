import type { Act } from './act.ts';

export const cancel: Act = {
  message: { kind: 'note', visibility: 'shared' },
  change: () => ({ resumeStatus: null, questionBy: null, clockStoppedAt: null }),
  tell: (saved, { actor }) => [
    {
      userIds: [saved.drafterId, saved.allocatorId, saved.authorId === actor.userId ? null : saved.authorId],
      activity: 'was cancelled by the client',
    },
  ],
};
