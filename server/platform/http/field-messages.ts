import { z } from 'zod';

/** Where nothing says more closely what is wrong with a value. */
export const UNUSABLE_VALUE = 'This value can’t be used here. Check it.';

/** What a field is refused with where the contract has no sentence of its own: in the words of a person who fills it in. */
z.config({
  customError: (issue) => {
    if (issue.input === undefined || issue.input === '') return 'Required.';
    if (issue.code === 'too_big') {
      if (issue.origin === 'string') return `Use at most ${issue.maximum} characters.`;
      if (issue.origin === 'array') return `Choose at most ${issue.maximum}.`;
      return `Enter a number up to ${issue.maximum}.`;
    }
    if (issue.code === 'too_small') {
      if (issue.origin === 'string') return `Use at least ${issue.minimum} characters.`;
      if (issue.origin === 'array') return `Choose at least ${issue.minimum}.`;
      return `Enter a number from ${issue.minimum}.`;
    }
    if (issue.code === 'invalid_value') return 'Choose one of the values that are offered.';
    if (issue.code === 'invalid_type') return typeMessages[issue.expected] ?? UNUSABLE_VALUE;
    if (issue.code === 'invalid_format') return formatMessages[issue.format] ?? UNUSABLE_VALUE;
    if (issue.code === 'unrecognized_keys') return 'Unknown field.';
    return UNUSABLE_VALUE;
  },
});

const typeMessages: Partial<Record<string, string>> = {
  int: 'Enter a whole number.',
  number: 'Enter a number.',
};

const formatMessages: Partial<Record<string, string>> = {
  date: 'Enter a date as yyyy-mm-dd.',
  email: 'Enter an email address, such as name@example.com.',
};
