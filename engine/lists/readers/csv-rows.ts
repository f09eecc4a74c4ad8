import { CsvError, parse } from 'csv-parse/stream';
import { ListFormatError } from '../list-format-error.ts';
import type { Chunks } from './text-chunks.ts';
import { textChunks } from './text-chunks.ts';

/** One record of a CSV file; `line` is the line it begins on, counted from 1. */
export type CsvRow = { cells: string[]; line: number };

type Raw = { record: string[]; info: { lines: number; empty_lines: number } };

const longestRecord = 500_000;

/** DOS files end with the character 0x1A; blank lines say nothing either. */
function isFiller(cells: string[]): boolean {
  return cells.length === 1 && (cells[0] ?? '').replaceAll('\u001a', '').trim() === '';
}

function openQuote(error: CsvError): boolean {
  return error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE';
}

function sentence(error: CsvError, file: string, line: number): string {
  if (openQuote(error)) {
    return `A quotation mark in the record that begins on line ${line} of ${file} is never closed, so the rest of the file cannot be read.`;
  }
  if (/QUOTE/.test(error.code)) {
    return `Line ${line} of ${file} has a quotation mark where none may stand; the file is not valid CSV.`;
  }
  return `Line ${line} of ${file} is not valid CSV.`;
}

/** Line breaks in cells that the parser counts twice. */
function countDoubled(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + cell.split('\r\n').length - 1, 0);
}

/** The parser works on a stream of bytes. */
function byteStream(texts: AsyncGenerator<string>): ReadableStream<Buffer> {
  return new ReadableStream({
    async pull(controller) {
      const next = await texts.next();
      if (next.done) controller.close();
      else controller.enqueue(Buffer.from(next.value));
    },
    async cancel() {
      await texts.return(undefined);
    },
  });
}

/**
 * The records of a CSV file, streamed; rows may differ in length.
 * @throws ListFormatError where quoting breaks, and whatever `textChunks` throws
 */
export async function* csvRows(
  chunks: Chunks,
  file: string,
  expected: string,
  delimiter = ',',
): AsyncGenerator<CsvRow> {
  let lastLine = 0;
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    max_record_size: longestRecord,
    // Published files mix them.
    record_delimiter: ['\r\n', '\n', '\r'],
    on_record: (record, context) => {
      lastLine = context.lines;
      return record;
    },
    relax_column_count: true,
    skip_empty_lines: true,
  });
  const texts = textChunks(chunks, file, expected);
  const rows: ReadableStream<Raw> = byteStream(texts).pipeThrough(parser);
  try {
    let [ended, empty, doubled] = [0, 0, 0];
    for await (const { record, info } of rows) {
      const line = ended + 1 + info.empty_lines - empty - doubled;
      if (info.lines - ended > 1) doubled += countDoubled(record);
      [ended, empty] = [info.lines, info.empty_lines];
      if (!isFiller(record)) yield { cells: record, line };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = openQuote(error) ? lastLine + 1 : Number(error.lines ?? lastLine + 1);
    throw new ListFormatError(sentence(error, file, line), { file, line });
  }
}
