import { z } from 'zod';
import { dataOf, operation, uniqueArray } from '../operation.ts';
import { CHOSEN_NOTICE_KINDS, ROLES } from '../words.ts';

const choice = z.strictObject({ kind: z.enum(CHOSEN_NOTICE_KINDS), byMail: z.boolean() });

export const noticePreferences = z.object({
  /** Whether anything goes by mail here at all. */
  mailConfigured: z.boolean(),
  /** The kinds that reach this person. */
  kinds: z.array(z.object(choice.shape)),
});
export type NoticePreferences = z.infer<typeof noticePreferences>;

export const getNoticePreferences = operation({
  method: 'GET',
  path: '/reports/v1.0/notifications/preferences',
  title: 'Which kinds of notification reach the signed-in user by mail too',
  access: ROLES,
  request: {},
  answer: dataOf(noticePreferences),
  errors: [],
});

export const saveNoticePreferences = operation({
  method: 'POST',
  path: '/reports/v1.0/notifications/preferences',
  title: 'Choose which kinds of notification go by mail too; in the application they always show',
  access: ROLES,
  request: {
    kinds: uniqueArray(choice, { by: ({ kind }) => kind })
      .min(1)
      .max(CHOSEN_NOTICE_KINDS.length),
  },
  answer: dataOf(noticePreferences),
  personal: true,
  errors: [],
});
