import { countryCode } from '../../facts/index.ts';
import type { EntryType, ListCounts, ParsedEntry, ParsedRow } from '../entry.ts';
import { addName, addOnce, emptyEntry } from '../entry.ts';
import type { CsvRow } from '../readers/csv-rows.ts';
import type { Chunks } from '../readers/text-chunks.ts';
import { spokenName } from '../spoken-name.ts';
import { ofacCell, ofacRows } from './ofac-files.ts';
import { readOfacRemarks } from './ofac-remarks.ts';

/** OFAC's legacy CSV files, of the SDN list or of the consolidated non-SDN list. */
export type OfacFiles = { sdn: Chunks; alt: Chunks; add: Chunks; comments?: Chunks };

/** Rows of a side file by the entry they belong to; what is left at the end belongs to none. */
type Side = Map<string, CsvRow[]>;

async function collect(rows: AsyncIterable<CsvRow>): Promise<Side> {
  const side: Side = new Map();
  for await (const row of rows) {
    const id = row.cells[0]?.trim() ?? '';
    const known = side.get(id);
    if (known) known.push(row);
    else side.set(id, [row]);
  }
  return side;
}

function take(side: Side, id: string): CsvRow[] {
  const rows = side.get(id) ?? [];
  side.delete(id);
  return rows;
}

const entryTypes: Readonly<Record<string, EntryType>> = {
  individual: 'person',
  vessel: 'vessel',
  aircraft: 'aircraft',
  '': 'organisation',
};

function readMain(cells: readonly string[]): ParsedEntry {
  const cell = (index: number) => ofacCell(cells[index]);
  const type = entryTypes[cell(2).toLowerCase()] ?? 'unknown';
  const entry = emptyEntry(cell(0), type);
  addName(entry, spokenName(cell(1), type), 'primary');
  for (const programme of cell(3).split(/\]\s*\[/))
    addOnce(entry.programmes, programme.replace(/[[\]]/g, ''));
  addOnce(entry.positions, cell(4));
  if (cell(5)) entry.identifiers.push({ scheme: 'call_sign', value: cell(5) });
  addOnce(entry.countries, countryCode(cell(9)));
  entry.topics.push('sanctions');
  return entry;
}

function readAlias(entry: ParsedEntry, cells: readonly string[]): void {
  const former = ofacCell(cells[2]).toLowerCase() === 'fka';
  addName(entry, spokenName(ofacCell(cells[3]), entry.type), former ? 'fka' : 'aka');
}

function readAddress(entry: ParsedEntry, cells: readonly string[]): void {
  const pieces = cells.slice(2, 5).map(ofacCell);
  addOnce(entry.addresses, pieces.filter((piece) => piece !== '').join(', '));
  addOnce(entry.countries, countryCode(pieces[2] ?? ''));
}

function problem(cells: readonly string[], seen: ReadonlySet<string>): string | undefined {
  const id = ofacCell(cells[0]);
  if (cells.length !== 12) return `The record has ${cells.length} columns instead of 12.`;
  if (!/^\d+$/.test(id)) return `The record's number "${id}" is not a number.`;
  if (seen.has(id)) return `The record's number ${id} occurs a second time.`;
  if (ofacCell(cells[1]) === '') return 'The record has no name.';
  return undefined;
}

/**
 * Parses OFAC's list in its legacy CSV files: no header, `-0-` for empty, aliases and addresses in files of their
 * own, remarks continued in a fourth. Aliases, addresses and comments are read first and held; entries stream.
 * Yields the counts last. Source: OFAC, SDN data format description (dat_spec.txt), 2014.
 * @throws ListFormatError when a file is another one than its name says, or breaks off
 */
export async function* parseOfac(files: OfacFiles): AsyncGenerator<ParsedRow> {
  const alt = await collect(ofacRows(files.alt, 'alt.csv'));
  const add = await collect(ofacRows(files.add, 'add.csv'));
  const comments = files.comments ? await collect(ofacRows(files.comments, 'sdn_comments.csv')) : new Map();
  const counts: ListCounts = { records: 0, entries: 0, rejected: 0, names: 0 };
  const seen = new Set<string>();

  for await (const { cells, line } of ofacRows(files.sdn, 'sdn.csv')) {
    counts.records += 1;
    const reason = problem(cells, seen);
    if (reason) {
      counts.rejected += 1;
      yield { rejected: { file: 'sdn.csv', line, reason } };
      continue;
    }
    const entry = readMain(cells);
    seen.add(entry.id);
    for (const alias of take(alt, entry.id)) readAlias(entry, alias.cells);
    for (const address of take(add, entry.id)) readAddress(entry, address.cells);
    const continued: CsvRow[] = take(comments, entry.id);
    const remarks = [cells[11], ...continued.map((row) => row.cells[1])].map(ofacCell).join('');
    if (remarks !== '') readOfacRemarks(entry, remarks);
    counts.entries += 1;
    counts.names += entry.names.length;
    yield { entry };
  }
  for (const [file, side] of [
    ['alt.csv', alt],
    ['add.csv', add],
    ['sdn_comments.csv', comments],
  ] as const) {
    yield* orphans(file, side);
  }
  yield { counts };
}

function* orphans(file: string, side: Side): Generator<ParsedRow> {
  for (const [id, rows] of side) {
    for (const { line } of rows) {
      yield {
        rejected: { file, line, reason: `The row belongs to record ${id}, which sdn.csv does not have.` },
      };
    }
  }
}
