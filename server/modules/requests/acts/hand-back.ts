import { noticeText } from '../../notifications/index.ts';
import type { Act } from './act.ts';

export const handBack: Act = {
  comment: 'Explain why you are handing this back.',
  message: { kind: 'note', visibility: 'internal' },
  change: () => ({ drafterId: null }),
  tell: (_saved, { allocators }) => [
    { userIds: allocators.map(({ id }) => id), activity: noticeText('request.handed_back') },
  ],
};
