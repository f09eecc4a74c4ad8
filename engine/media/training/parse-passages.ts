import { isMediaLabel, isMediaStage, isSubLabel } from '../labels.ts';
import type { TrainingPassage } from './training-passage.ts';

/** A line of a file of passages that cannot be used. Lines count from 1. */
type PassageError = { line: number; reason: string };

const COLUMNS = ['event', 'label', 'subLabel', 'stage', 'text'] as const;
type Row = [event: string, label: string, subLabel: string, stage: string, text: string];

/**
 * Reads passages from tab separated lines under the heading `event label subLabel stage text`; sub-label and stage may
 * be empty. Never throws: what cannot be used is told by its line.
 */
export function parsePassages(tsv: string): { passages: TrainingPassage[]; errors: PassageError[] } {
  const passages: TrainingPassage[] = [];
  const errors: PassageError[] = [];
  const [heading, ...lines] = tsv.replace(/\r/g, '').split('\n');
  if (heading !== COLUMNS.join('\t'))
    return { passages, errors: [{ line: 1, reason: `the heading is not ${COLUMNS.join(', ')}` }] };
  lines.forEach((line, at) => {
    if (line.trim() === '') return;
    const read = passageOf(line.split('\t'));
    if (typeof read === 'string') errors.push({ line: at + 2, reason: read });
    else passages.push(read);
  });
  return { passages, errors };
}

/** The passage of one row of cells, or why it is none. */
export function passageOf(cells: readonly string[]): TrainingPassage | string {
  if (cells.length !== COLUMNS.length) return `${cells.length} cells instead of ${COLUMNS.length}`;
  const [event, label, subLabel, stage, text] = cells.map((cell) => cell.trim()) as Row;
  if (event === '') return 'no event';
  if (!isMediaLabel(label)) return `unknown label: ${label.slice(0, 40)}`;
  if (subLabel !== '' && !isSubLabel(subLabel)) return `unknown sub-label: ${subLabel.slice(0, 40)}`;
  if (stage !== '' && !isMediaStage(stage)) return `unknown stage: ${stage.slice(0, 40)}`;
  if (text.length < 3) return 'no text';
  return {
    event,
    label,
    ...(subLabel !== '' ? { subLabel } : {}),
    ...(stage !== '' ? { stage } : {}),
    text,
  };
}
