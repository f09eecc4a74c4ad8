import { parse } from 'csv-parse/sync';
import { PASTE_INSTEAD, UnreadableDocument } from './unreadable-document.ts';

/** A paragraph for each row, its filled cells one behind the other. */
export function csvText(content: string): string {
  try {
    const rows = parse(content, {
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }) as string[][];
    return rows.map((cells) => cells.filter((cell) => cell.trim() !== '').join('; ')).join('\n\n');
  } catch {
    throw new UnreadableDocument(`It cannot be read as CSV. ${PASTE_INSTEAD}`);
  }
}
