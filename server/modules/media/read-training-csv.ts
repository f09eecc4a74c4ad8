import { parse } from 'csv-parse/sync';
import { TrainingLimits } from '../../../contract/limits.ts';
import { passageOf, type TrainingPassage } from '../../../engine/media/index.ts';
import { problem } from '../../platform/index.ts';

const COLUMNS = ['event', 'label', 'subLabel', 'stage', 'text'] as const;
const MOST_TOLD = 20;
/** Neither a control character nor a lone half of a sign: PostgreSQL and JSON could not keep it. */
const UNKEPT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/**
 * The passages of a CSV with the columns event, label, subLabel, stage and text. All of it or nothing: a row that
 * cannot be used refuses the file and is named by its line.
 */
export function readTrainingCsv(content: Uint8Array): TrainingPassage[] {
  const rows = rowsOf(content);
  const [heading = [], ...body] = rows;
  if (heading.join() !== COLUMNS.join())
    throw refused({ heading: `The first row must be ${COLUMNS.join(', ')}.` });
  if (body.length === 0) throw refused({ rows: 'The file has no passages.' });
  if (body.length > TrainingLimits.rows)
    throw refused({ rows: `At most ${TrainingLimits.rows.toLocaleString('en')} passages at once.` });
  const wrong: Record<string, string> = {};
  const passages: TrainingPassage[] = [];
  for (const [at, cells] of body.entries()) {
    const read = checked(cells);
    if (typeof read !== 'string') passages.push(read);
    else if (Object.keys(wrong).length < MOST_TOLD) wrong[`row ${at + 2}`] = read;
  }
  if (Object.keys(wrong).length > 0) throw refused(wrong);
  return passages;
}

function checked(cells: string[]): TrainingPassage | string {
  if (cells.some((cell) => cell.length > TrainingLimits.text))
    return `A cell has more than ${TrainingLimits.text.toLocaleString('en')} characters.`;
  if (cells.some((cell) => UNKEPT.test(cell) || !cell.isWellFormed()))
    return 'A cell has control characters.';
  const read = passageOf(cells);
  return typeof read === 'string' ? `${read.charAt(0).toUpperCase()}${read.slice(1)}.` : read;
}

function rowsOf(content: Uint8Array): string[][] {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    return parse(text, {
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: 5 * TrainingLimits.text + 100,
      to: TrainingLimits.rows + 2,
    });
  } catch {
    throw refused({ file: 'The file is not CSV in UTF-8.' });
  }
}

const refused = (fields: Record<string, string>) =>
  problem('media.unreadable', `Nothing was imported: ${Object.values(fields)[0]}`, { fields });
