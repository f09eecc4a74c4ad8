import { parse } from 'csv-parse/sync';
import { type ListMapping, proposeMapping } from '../../../contract/list-columns.ts';
import type { PlainMapping } from '../../../engine/lists/index.ts';

/**
 * The columns of a list of the firm's own: those that somebody has chosen, else by their headings. `head` is the
 * beginning of the file. A file without a column for names is refused by the parser, which tells the columns it has.
 */
export function mappingFor(
  format: 'plain_csv' | 'plain_json',
  head: string,
  chosen: ListMapping | null,
): PlainMapping {
  const mapping = chosen ?? proposeMapping(format === 'plain_csv' ? firstRow(head) : firstKeys(head));
  return { ...mapping, name: mapping.name ?? 'name' };
}

/** The cells of the first record; none when that is not CSV. */
function firstRow(head: string): string[] {
  try {
    const [line = ''] = head
      .replace(/^\ufeff/, '')
      .split(/\r?\n/)
      .filter((one) => one.trim() !== '');
    const options = { delimiter: [',', ';', '\t'], relax_column_count: true, trim: true };
    return (parse(line, options) as string[][])[0] ?? [];
  } catch {
    return [];
  }
}

/** The names of properties in the beginning of a JSON file of flat objects. */
const firstKeys = (head: string) => [
  ...new Set([...head.matchAll(/"([^"\\]{1,100})"\s*:/g)].map(([, key]) => key ?? '')),
];
