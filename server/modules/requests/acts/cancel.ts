import { noticeText } from '../../notifications/index.ts';
import { type Act, givingUp, workingOn } from './act.ts';

export const cancel: Act = {
  ...givingUp,
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
