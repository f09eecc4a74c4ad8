import { noticeText } from '../../notifications/index.ts';
import type { Act } from './act.ts';
import { assertReady } from './open-points.ts';

export const submitForReview: Act = {
  message: { kind: 'note', visibility: 'internal' },
  change: () => ({ returned: false }),
  async afterwards(saved, _context, ports) {
    await assertReady(saved, ports);
    await ports.closeReturn(saved);
    return undefined;
  },
  tell: (_saved, { allocators }) => [
    { userIds: allocators.map(({ id }) => id), activity: noticeText('request.in_review') },
  ],
};
