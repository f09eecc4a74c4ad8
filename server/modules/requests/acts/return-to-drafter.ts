import { noticeText } from '../../notifications/index.ts';
import type { Act, ActionInput } from './act.ts';

export const returnToDrafter: Act<ActionInput<'return'>> = {
  comment: 'Enter a reason.',
  message: { kind: 'note', visibility: 'internal' },
  change: () => ({ returned: true }),
  async afterwards(saved, { input, actor }, ports) {
    const { comment = '', tasks = [] } = input;
    await ports.saveReturn(saved, { reason: comment.trim(), tasks }, actor);
    return undefined;
  },
  tell: (saved, { allocators }) => [
    {
      userIds: saved.drafterId ? [saved.drafterId] : allocators.map(({ id }) => id),
      activity: noticeText('request.returned'),
    },
  ],
};
