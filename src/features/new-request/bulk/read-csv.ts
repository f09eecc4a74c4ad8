import { formatBytes, formatNumber } from '@/shared/format';
import { restoreCell } from '../../../../contract/csv-cell.ts';
import { BulkLimits } from '../../../../contract/limits.ts';
import { bulkColumns } from './bulk-columns.ts';

/** Refuses a file as a whole, in a sentence that says what to do. */
export class UnreadableFile extends Error {}

export type Line = { line: number; cells: Record<string, string> };

/** The lines of a CSV by column, read in pieces so that the page stays alive; empty lines are left out. */
export async function readCsv(file: File): Promise<Line[]> {
  if (file.size > BulkLimits.fileBytes)
    throw new UnreadableFile(`The file is larger than ${formatBytes(BulkLimits.fileBytes)}. Split it.`);
  const { parse } = await import('papaparse');
  const lines: Line[] = [];
  let titles: (string | undefined)[] | undefined;
  let count = 0;
  await new Promise<void>((resolve, reject) => {
    parse<string[]>(file, {
      encoding: 'utf-8',
      chunkSize: 256 * 1024,
      chunk: ({ data }, parser) => {
        try {
          for (const texts of data) {
            count += 1;
            if (!titles) titles = columnsOf(texts);
            else addLine(lines, titles, texts, count);
          }
        } catch (error) {
          // In this order: an abort completes.
          reject(error);
          parser.abort();
        }
      },
      complete: () => resolve(),
      error: reject,
    });
  });
  if (lines.length === 0) throw new UnreadableFile('There is no row under the headers.');
  return lines;
}

function addLine(lines: Line[], titles: (string | undefined)[], texts: string[], line: number) {
  if (texts.every((text) => text.trim() === '')) return;
  if (lines.length === BulkLimits.rows)
    throw new UnreadableFile(`There are more than ${formatNumber(BulkLimits.rows)} rows. Split the file.`);
  if (texts.some((text) => text.includes('\ufffd')))
    throw new UnreadableFile(`Line ${line} holds letters that are not UTF-8. Save the file as “CSV UTF-8”.`);
  const cells: Record<string, string> = {};
  for (const [at, title] of titles.entries()) {
    const text = restoreCell(texts[at] ?? '').trim();
    if (title && text) cells[title] = text;
  }
  lines.push({ line, cells });
}

/** Which column of ours stands at each place; the file's own order and case do not matter. */
function columnsOf(headers: string[]): (string | undefined)[] {
  const said = headers.map((header) => header.replace('\ufeff', '').trim());
  const found = said.map(
    (header) => bulkColumns.find(({ title }) => title.toLowerCase() === header.toLowerCase())?.title,
  );
  // The rest of an earlier import comes back with what was wrong.
  const unknown = said.filter((header, at) => header && !found[at] && header !== WRONG_TITLE);
  if (unknown.length > 0)
    throw new UnreadableFile(
      `Unknown columns: ${unknown.join(', ').slice(0, 200)}. Use those of the template.`,
    );
  const twice = found.filter((title, at) => title && found.indexOf(title) !== at);
  if (twice.length > 0) throw new UnreadableFile(`The column ${twice[0]} stands there twice.`);
  const missing = bulkColumns.filter(({ title, required }) => required && !found.includes(title));
  if (missing.length > 0)
    throw new UnreadableFile(`Missing columns: ${missing.map(({ title }) => title).join(', ')}.`);
  return found;
}

/** The column in which the rest of an import says what was wrong. */
export const WRONG_TITLE = 'What is wrong';
