import { noticeText } from '../../notifications/index.ts';
import { type Act, workingOn } from './act.ts';

export const cancel: Act = {
  changesThirdParty: true,
  message: { kind: 'note', visibility: 'shared' },
  change: () => ({ resumeStatus: null, questionBy: null, clockStoppedAt: null }),
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
