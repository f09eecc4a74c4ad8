import type { intakes } from '../../../../contract/index.ts';
import { bulkColumns, type KnownWords, WrongCell } from './bulk-columns.ts';
import type { BulkRow } from './bulk-row.ts';
import type { Line } from './read-csv.ts';

/** Reads the cells of each line; a row about the same third party as an earlier one is marked. */
export function understand(lines: readonly Line[], known: KnownWords): BulkRow[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const row = readLine(line, known);
    const { legalName = '', entityType, countryOfIncorporation, nationality } = row.intake;
    const key = [legalName.toLowerCase(), entityType, countryOfIncorporation ?? nationality].join('|');
    const first = seen.get(key);
    if (legalName && first !== undefined)
      row.errors['Legal name'] = `Line ${first} already requests this third party.`;
    else seen.set(key, line.line);
    return row;
  });
}

function readLine({ line, cells, misfit }: Line, known: KnownWords): BulkRow {
  const errors: Record<string, string> = misfit ? { Row: misfit } : {};
  let intake: intakes.DraftIntake = {};
  const type = (cells.Type ?? '').toLowerCase();
  for (const column of bulkColumns) {
    const text = cells[column.title];
    if (text === undefined) {
      if (column.required) errors[column.title] = 'Required.';
      continue;
    }
    try {
      intake = { ...intake, ...column.read(text, { type, known }) };
    } catch (error) {
      if (!(error instanceof WrongCell)) throw error;
      errors[column.title] = error.message;
    }
  }
  return { line, cells, intake, errors, refused: {} };
}
