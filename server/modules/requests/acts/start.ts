import { noticeText } from '../../notifications/index.ts';
import { recordAuthorship } from '../allocation/authorships.ts';
import type { Act } from './act.ts';

export const start: Act = {
  change: () => ({}),
  async afterwards(saved, { actor, now }) {
    await recordAuthorship(saved, actor, now);
    return undefined;
  },
  tell: (saved) => [{ userIds: [saved.allocatorId], activity: noticeText('request.started') }],
};
