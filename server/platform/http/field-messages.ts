import { z } from 'zod';

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
    if (issue.code === 'invalid_type') return typeMessages[issue.expected] ?? 'Not valid.';
    if (issue.code === 'invalid_format' && issue.format === 'date') return 'Enter a date as yyyy-mm-dd.';
    return undefined;
  },
});

const typeMessages: Partial<Record<string, string>> = {
  int: 'Enter a whole number.',
  number: 'Enter a number.',
};
