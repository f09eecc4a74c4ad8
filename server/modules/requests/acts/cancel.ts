import { noticeText } from '../../notifications/index.ts';
import type { Act } from './act.ts';

export const cancel: Act = {
  changesThirdParty: true,
  message: { kind: 'note', visibility: 'shared' },
  change: () => ({ resumeStatus: null, questionBy: null, clockStoppedAt: null }),
  async afterwards(saved, _context, ports) {
    await ports.thirdParties.giveUp(saved);
    return undefined;
  },
  tell: (saved, { clientSide }) => [
    {
      userIds: [saved.drafterId, saved.allocatorId, ...clientSide],
      activity: noticeText('request.cancelled_by_client'),
    },
  ],
};
