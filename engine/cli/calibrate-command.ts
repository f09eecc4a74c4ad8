import { Calibration, type NameIndex } from '../names/index.ts';
import { LineError, parseLine, textOf, textsOf } from './json-line.ts';
import { subjectType } from './subject-type.ts';

type Options = {
  /** The share of clean names that may hit. */
  rate: number;
  /** How many names of the list are written in other ways to see whether they are found. */
  sample: number;
};

/**
 * Lines {query, type} of names that are on no list, {query, type, expected: [ids]} and {left, right, type, match} →
 * {threshold, clean, recall} for each threshold, and at last {recommended, …}; a line that cannot be used is answered by
 * its error and number.
 */
export async function* calibrate(
  lines: AsyncIterable<string>,
  index: NameIndex,
  { rate, sample }: Options,
): AsyncIterable<string> {
  const calibration = new Calibration(index);
  let number = 0;
  for await (const line of lines) {
    number++;
    const error = line.trim() === '' ? undefined : take(calibration, line);
    if (error !== undefined) yield `${JSON.stringify({ error, line: number })}\n`;
  }
  calibration.addPerturbed(sample);
  for (const row of calibration.rows()) yield `${JSON.stringify(row)}\n`;
  const { threshold, ...shares } = calibration.recommend(rate) ?? { threshold: null, rate };
  yield `${JSON.stringify({ recommended: threshold, ...shares, counted: calibration.counted })}\n`;
}

/** Takes one line in; what is wrong with it, if anything. */
function take(calibration: Calibration, text: string): string | undefined {
  try {
    const line = parseLine(text);
    const type = subjectType(line);
    if ('left' in line) {
      if (typeof line.match !== 'boolean') throw new LineError('"match" must be true or false');
      calibration.addPair(textOf(line, 'left'), textOf(line, 'right'), type, line.match);
      return undefined;
    }
    const subject = { name: textOf(line, 'query'), type };
    const expected = textsOf(line, 'expected');
    if (expected.length > 0) calibration.addWanted(subject, expected);
    else calibration.addClean(subject);
    return undefined;
  } catch (error) {
    if (error instanceof LineError) return error.message;
    throw error;
  }
}
