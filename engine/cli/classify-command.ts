import { classifyPassage, type MediaModel } from '../media/index.ts';
import { textOf } from './json-line.ts';
import type { Command } from './name-commands.ts';

/** {text} → {label, probabilities}, the probabilities rounded to four decimals. */
export function classifyCommand(model: MediaModel): Command {
  return (line) => {
    const { label, probabilities } = classifyPassage(model, textOf(line, 'text'));
    const rounded = Object.entries(probabilities).map(([one, share]) => [one, Math.round(share * 1e4) / 1e4]);
    return { label, probabilities: Object.fromEntries(rounded) };
  };
}
