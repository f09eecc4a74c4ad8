import { noticeText } from '../../notifications/index.ts';
import { type Act, givingUp } from './act.ts';

export const reject: Act = {
  ...givingUp,
  comment: 'Enter a reason.',
  tell: (saved, { clientSide }) => [
    { userIds: [...clientSide, saved.drafterId], activity: noticeText('request.rejected') },
  ],
};
