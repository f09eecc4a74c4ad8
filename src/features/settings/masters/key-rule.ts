import type { Translate } from '../texts/index.ts';

/** The key never changes afterwards: requests refer to it. */
export const keyRule = (t: Translate) => ({
  required: true,
  pattern: /^[a-z][a-z0-9_]{1,40}$/,
  message: t('masters.keyRule'),
});
