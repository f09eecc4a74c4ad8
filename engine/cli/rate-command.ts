import { methodInForce, parseRatingInput, type RatingMethod, rate, shippedMethods } from '../rating/index.ts';
import { LineError } from './json-line.ts';
import type { Command } from './name-commands.ts';

/** The method of this version; the one in force without a version, nothing where none has it. */
export const shippedMethod = (version: string | undefined): RatingMethod | undefined =>
  version === undefined ? methodInForce : shippedMethods.find((method) => method.version === version);

/** What a rating depends on → the rating with its contributions, in tenths of a point, by a method. */
export const rateCommand =
  (method: RatingMethod): Command =>
  (line) => {
    try {
      return rate(parseRatingInput(line), method);
    } catch (error) {
      if (error instanceof TypeError) throw new LineError(error.message);
      throw error;
    }
  };
