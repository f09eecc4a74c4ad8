import { noticeText } from '../../notifications/index.ts';
import { ratingAsSealed } from '../record.ts';
import { type Act, workingOn } from './act.ts';

export const cancel: Act = {
  changesThirdParty: true,
  message: { kind: 'note', visibility: 'shared' },
  change: ({ request }) => ({
    ...{ resumeStatus: null, questionBy: null, clockStoppedAt: null },
    ...ratingAsSealed(request),
  }),
  async afterwards(saved, { now }, ports) {
    await ports.thirdParties.giveUp(saved, now);
    return undefined;
  },
  tell: (saved, context) => [
    {
      userIds: [
        // The firm has not seen what was never submitted.
        ...(saved.submittedAt ? workingOn(saved, context) : []),
        saved.allocatorId,
        ...context.clientSide,
      ],
      activity: noticeText('request.cancelled_by_client'),
    },
  ],
};
