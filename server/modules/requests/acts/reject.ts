import { noticeText } from '../../notifications/index.ts';
import { ratingAsSealed } from '../record.ts';
import type { Act } from './act.ts';

export const reject: Act = {
  changesThirdParty: true,
  comment: 'Enter a reason.',
  message: { kind: 'note', visibility: 'shared' },
  change: ({ request }) => ({
    ...{ resumeStatus: null, questionBy: null, clockStoppedAt: null },
    ...ratingAsSealed(request),
  }),
  async afterwards(saved, { now }, ports) {
    await ports.thirdParties.giveUp(saved, now);
    return undefined;
  },
  tell: (saved, { clientSide }) => [
    { userIds: [...clientSide, saved.drafterId], activity: noticeText('request.rejected') },
  ],
};
