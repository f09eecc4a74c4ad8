import { isCutShort, LONGEST_NAME } from '../text/index.ts';
import type { ListCounts, ParsedEntry, ParsedRow } from './entry.ts';

/** Why a record cannot be read completely; its message is the reason shown with the rejected row. */
export class RowProblem extends Error {}

/** Told of what was left out of an entry that was read otherwise. */
export type Note = (reason: string) => void;

/** A record of a list, read or refused, with the line it begins on; or a note about all records. */
export type ReadRecord = { line: number; read: (note: Note) => ParsedEntry } | { line: number; note: string };

/** So many of its characters name a name that is too long. */
const NAMED_BY = 40;
/** An index of the database takes no longer ones. */
const LONGEST_ID = 500;

function refuse(entry: ParsedEntry, seen: ReadonlySet<string>): void {
  if (entry.id === '') throw new RowProblem('The record has no number.');
  if (entry.id.length > LONGEST_ID)
    throw new RowProblem(
      `The record's number ${entry.id.slice(0, NAMED_BY)}… has more than ${LONGEST_ID} characters.`,
    );
  if (seen.has(entry.id)) throw new RowProblem(`The record's number ${entry.id} occurs a second time.`);
  if (entry.names.length === 0) throw new RowProblem(`The record ${entry.id} has no name.`);
}

function noteLongNames({ names }: ParsedEntry, note: Note): void {
  for (const { text } of names)
    if (isCutShort(text))
      note(
        `“${text.slice(0, NAMED_BY)}…” has more than ${LONGEST_NAME} characters: only its beginning is compared.`,
      );
}

/**
 * Reads records one by one, rejects those without number or name, those of which the number is too long and those given
 * twice, and counts; notes follow their entry, among them those of names that are too long to be compared as a whole.
 */
export async function* checkedEntries(
  records: AsyncIterable<ReadRecord>,
  file: string,
): AsyncGenerator<ParsedRow> {
  const counts: ListCounts = { records: 0, entries: 0, rejected: 0, names: 0 };
  const seen = new Set<string>();
  for await (const record of records) {
    const { line } = record;
    if ('note' in record) {
      yield { noted: { file, line, reason: record.note } };
      continue;
    }
    counts.records += 1;
    let row: ParsedRow;
    const notes: string[] = [];
    try {
      const entry = record.read((reason) => notes.push(reason));
      refuse(entry, seen);
      noteLongNames(entry, (reason) => notes.push(reason));
      seen.add(entry.id);
      counts.entries += 1;
      counts.names += entry.names.length;
      row = { entry };
    } catch (error) {
      if (!(error instanceof RowProblem)) throw error;
      counts.rejected += 1;
      row = { rejected: { file, line, reason: error.message } };
    }
    yield row;
    if ('entry' in row) for (const reason of notes) yield { noted: { file, line, reason } };
  }
  yield { counts };
}
