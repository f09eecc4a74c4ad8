import { noticeText } from '../../notifications/index.ts';
import { type Act, type ActionInput, workingOn } from './act.ts';

export const returnToDrafter: Act<ActionInput<'return'>> = {
  comment: 'Enter a reason.',
  message: { kind: 'note', visibility: 'internal' },
  change: () => ({ returned: true }),
  async afterwards(saved, { input, actor }, ports) {
    const { comment = '', tasks = [] } = input;
    await ports.saveReturn(saved, { reason: comment.trim(), tasks }, actor);
    return undefined;
  },
  tell: (saved, context) => [
    { userIds: workingOn(saved, context), activity: noticeText('request.returned') },
  ],
};
