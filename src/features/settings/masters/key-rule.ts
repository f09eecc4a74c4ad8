/** The key never changes afterwards: requests refer to it. */
export const keyRule = {
  required: true,
  pattern: /^[a-z][a-z0-9_]{1,40}$/,
  message: 'Use small letters, digits and underscores, beginning with a letter.',
};
