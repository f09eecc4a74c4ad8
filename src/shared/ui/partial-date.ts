/** Dates of people and companies are often known in part. */
export const partialDateRule = {
  pattern: /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/,
  message: 'Use yyyy, yyyy-mm or yyyy-mm-dd.',
};
