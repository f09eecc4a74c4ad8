import type { ListCounts, ParsedEntry, ParsedRow, RejectedRow } from './entry.ts';
import type { Chunks } from './readers/text-chunks.ts';

/** A text as a file that arrives in pieces of seven characters. */
export async function* pieces(text: string): Chunks {
  for (let at = 0; at < text.length; at += 7) yield text.slice(at, at + 7);
}

/** Everything a parser yields, sorted by kind. */
export async function gather(rows: AsyncIterable<ParsedRow>) {
  const entries: ParsedEntry[] = [];
  const rejected: RejectedRow[] = [];
  const noted: RejectedRow[] = [];
  let counts: ListCounts | undefined;
  for await (const row of rows) {
    if ('entry' in row) entries.push(row.entry);
    else if ('rejected' in row) rejected.push(row.rejected);
    else if ('noted' in row) noted.push(row.noted);
    else counts = row.counts;
  }
  return { entries, rejected, noted, counts };
}
