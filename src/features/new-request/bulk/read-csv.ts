import { formatBytes, formatNumber } from '@/shared/format';
import { loadPart } from '@/shared/http/api-problem';
import { restoreCell } from '../../../../contract/csv-cell.ts';
import { BulkLimits } from '../../../../contract/limits.ts';
import { bulkColumns } from './bulk-columns.ts';

/** Refuses a file as a whole, in a sentence that says what to do. */
export class UnreadableFile extends Error {}

/** `misfit` says that the line has fewer or more cells than the headers. */
export type Line = { line: number; cells: Record<string, string>; misfit?: string };

/** The lines of a CSV by column, read in pieces so that the page stays alive; empty lines are left out. */
export async function readCsv(file: File): Promise<Line[]> {
  if (file.size > BulkLimits.fileBytes)
    throw new UnreadableFile(`The file is larger than ${formatBytes(BulkLimits.fileBytes)}. Split it.`);
  const { parse } = await loadPart(() => import('papaparse'));
  const delimiter = await delimiterOf(file);
  const lines: Line[] = [];
  let titles: (string | undefined)[] | undefined;
  let count = 0;
  await new Promise<void>((resolve, reject) => {
    parse<string[]>(file, {
      encoding: 'utf-8',
      delimiter,
      chunkSize: 256 * 1024,
      chunk: ({ data }, parser) => {
        try {
          for (const texts of data) {
            count += 1;
            if (isBlank(texts)) continue;
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
  if (lines.length === 0) throw new UnreadableFile('There are no rows below the headings. Add at least one.');
  return lines;
}

function addLine(lines: Line[], titles: (string | undefined)[], texts: string[], line: number) {
  if (lines.length === BulkLimits.rows)
    throw new UnreadableFile(`There are more than ${formatNumber(BulkLimits.rows)} rows. Split the file.`);
  if (texts.some((text) => text.includes('\ufffd')))
    throw new UnreadableFile(`Line ${line} holds letters that are not UTF-8. Save the file as “CSV UTF-8”.`);
  const cells: Record<string, string> = {};
  for (const [at, title] of titles.entries()) {
    const text = restoreCell(texts[at] ?? '').trim();
    if (title && text) cells[title] = text;
  }
  const misfit = misfitOf(texts, titles);
  lines.push({ line, cells, ...(misfit && { misfit }) });
}

const isBlank = (texts: readonly string[]) => texts.every((text) => text.trim() === '');

/** A line that lacks cells it needs, or holds some beyond the headers; cells of optional columns may be missing. */
function misfitOf(texts: string[], titles: (string | undefined)[]): string | undefined {
  const needed = titles.findLastIndex((title) => REQUIRED.has(title)) + 1;
  if (texts.length < needed) return `This line has ${texts.length} of ${titles.length} cells.`;
  if (isBlank(texts.slice(titles.length))) return undefined;
  return `This line has ${texts.length} cells for ${titles.length} columns. Put texts with separators in quotes.`;
}

const REQUIRED = new Set(
  bulkColumns.filter(({ required }) => required).map(({ title }) => title as string | undefined),
);

const DELIMITERS = [',', ';', '\t', '|'];
const HEAD_BYTES = 64 * 1024;

/** What separates the cells: whatever makes the most known columns of the headers. Cells below may hold any of them. */
async function delimiterOf(file: File): Promise<string> {
  const head = (await textOf(file.slice(0, HEAD_BYTES))).replace('\ufeff', '');
  const headers = head.split(/\r?\n/).find((line) => line.trim() !== '') ?? '';
  const known = (delimiter: string) =>
    headers.split(delimiter).filter((cell) => columnCalled(cell.replaceAll('"', ''))).length;
  return DELIMITERS.reduce((best, one) => (known(one) > known(best) ? one : best));
}

const textOf = (part: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsText(part, 'utf-8');
  });

const columnCalled = (header: string) =>
  bulkColumns.find(({ title }) => title.toLowerCase() === header.trim().toLowerCase())?.title;

/** Which column of ours stands at each place; the file's own order and case do not matter. */
function columnsOf(headers: string[]): (string | undefined)[] {
  const titles = headers.map((header) => header.replace('\ufeff', '').trim());
  const found = titles.map(columnCalled);
  // The rest of an earlier import comes back with what was wrong.
  const unknown = titles.filter((header, at) => header && !found[at] && header !== WRONG_TITLE);
  if (unknown.length > 0)
    throw new UnreadableFile(
      `Unknown columns: ${unknown.join(', ').slice(0, 200)}. Use those of the template.`,
    );
  const twice = found.filter((title, at) => title && found.indexOf(title) !== at);
  if (twice.length > 0) throw new UnreadableFile(`The column ${twice[0]} occurs twice.`);
  const missing = bulkColumns.filter(({ title, required }) => required && !found.includes(title));
  if (missing.length > 0)
    throw new UnreadableFile(`Missing columns: ${missing.map(({ title }) => title).join(', ')}.`);
  return found;
}

/** The column in which the rest of an import says what was wrong. */
export const WRONG_TITLE = 'What is wrong';
