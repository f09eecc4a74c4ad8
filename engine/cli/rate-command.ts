import { method1, parseRatingInput, rate } from '../rating/index.ts';
import { LineError } from './json-line.ts';
import type { Command } from './name-commands.ts';

/** What a rating depends on → the rating with its contributions, in tenths of a point, by method 1. */
export const rateCommand: Command = (line) => {
  try {
    return rate(parseRatingInput(line), method1);
  } catch (error) {
    if (error instanceof TypeError) throw new LineError(error.message);
    throw error;
  }
};
