import { noticeText } from '../../notifications/index.ts';
import type { Act } from './act.ts';

export const returnToDrafter: Act = {
  comment: 'Enter a reason.',
  message: { kind: 'note', visibility: 'internal' },
  change: () => ({ returned: true }),
  tell: (saved, { allocators }) => [
    {
      userIds: saved.drafterId ? [saved.drafterId] : allocators.map(({ id }) => id),
      activity: noticeText('request.returned'),
    },
  ],
};
