import { nearMatch } from '../mca/index.ts';
import { textOf } from './json-line.ts';
import type { Command } from './name-commands.ts';

/** {left, right} → {verdict, clauses}, by rule 8 of the Companies (Incorporation) Rules 2014. */
export const nearMatchCommand: Command = (line) => {
  const { verdict, clauses } = nearMatch(textOf(line, 'left'), textOf(line, 'right'));
  return { verdict, clauses };
};
