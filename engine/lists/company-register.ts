import { type RegisteredCompany, registeredId } from '../mca/index.ts';
import { ListFormatError } from './list-format-error.ts';
import { csvRows } from './readers/csv-rows.ts';
import type { Chunks } from './readers/text-chunks.ts';

export type RegisterRow =
  | { company: RegisteredCompany; line: number }
  | { rejected: { file: string; line: number; reason: string } };

type Column = keyof RegisteredCompany;

/** Headings of the ministry's files through the years, letters and digits only; LLPs come in files of their own. */
const headings: Record<Column, readonly string[]> = {
  id: ['cin', 'corporateidentificationnumber', 'cinfcrn', 'cinllpin', 'llpin', 'fcrn', 'companycin'],
  name: ['companyname', 'nameofcompany', 'nameofthecompany', 'llpname', 'nameofllp', 'name'],
  status: ['companystatus', 'companystatusforefiling', 'llpstatus', 'status'],
  kind: ['companyclass', 'classofcompany', 'class'],
  registeredOn: [
    'dateofregistration',
    'dateofincorporation',
    'companyregistrationdatedate',
    'companyregistrationdate',
    'registrationdate',
    'registeredon',
  ],
  state: ['registeredstate', 'companystatecode', 'companystate', 'statecode', 'state'],
};

/** Short forms of statuses in the older files. */
const statuses: Record<string, string> = {
  ACTV: 'Active',
  AMAL: 'Amalgamated',
  CLLD: 'Converted to LLP and dissolved',
  CLLP: 'Converted to LLP',
  DISD: 'Dissolved',
  DRMT: 'Dormant',
  LIQD: 'Liquidated',
  NAEF: 'Not available for e-filing',
  STOF: 'Strike off',
  ULQD: 'Under liquidation',
  UPSO: 'Under process of striking off',
};

const longestName = 300;
const longestCell = 100;
const blank = /^(?:na|n\/a|nil|null|-|none)?$/i;
const fold = (heading: string) => heading.toLowerCase().replace(/[^a-z0-9]/g, '');

function columnsOf(cells: readonly string[], file: string): Record<Column, number> {
  const folded = cells.map(fold);
  const at = (column: Column) => folded.findIndex((heading) => headings[column].includes(heading));
  const found = Object.fromEntries(
    (Object.keys(headings) as Column[]).map((column) => [column, at(column)]),
  ) as Record<Column, number>;
  if (found.id < 0 || found.name < 0)
    throw new ListFormatError(
      `${file} has no column for the CIN, or none for the name of the company: it is not the company master of the Ministry of Corporate Affairs.`,
      { file, line: 1 },
    );
  return found;
}

/** `yyyy-MM-dd` of what the files write: the day first, the year first, with a time behind it; else empty. */
function dayOf(text: string): string {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:\D|$)/.exec(text);
  const own = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:\D|$)/.exec(text);
  const [year, month, day] = iso ? iso.slice(1) : own ? [own[3], own[2], own[1]] : [];
  const written = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  return Number.isNaN(Date.parse(written)) ? '' : written;
}

/**
 * Reads the company master of India's Ministry of Corporate Affairs as CSV, streamed: the columns by their headings,
 * whatever their order. Rows without a name or a number that can be one are yielded as rejected.
 * @throws ListFormatError when the headings are those of another file, or the CSV is broken
 */
export async function* parseCompanyRegister(chunks: Chunks, file: string): AsyncGenerator<RegisterRow> {
  let columns: Record<Column, number> | undefined;
  for await (const { cells, line } of csvRows(chunks, file, 'The company master (CSV)')) {
    if (!columns) {
      columns = columnsOf(cells, file);
      continue;
    }
    const cell = (column: Column) => {
      const text = (cells[columns?.[column] ?? -1] ?? '').replace(/\s+/g, ' ').trim();
      return blank.test(text) ? '' : text;
    };
    const known = registeredId(cell('id'));
    const name = cell('name');
    const reason = 'reason' in known ? known.reason : objectionTo(name);
    if (reason !== null || 'reason' in known) {
      yield { rejected: { file, line, reason: reason ?? '' } };
      continue;
    }
    const status = cell('status').slice(0, longestCell);
    yield {
      line,
      company: {
        id: known.id,
        name,
        status: statuses[status.toUpperCase()] ?? status,
        kind: cell('kind').slice(0, longestCell),
        registeredOn: dayOf(cell('registeredOn')),
        state: cell('state').slice(0, longestCell),
      },
    };
  }
  if (!columns) throw new ListFormatError(`${file} is empty.`, { file });
}

function objectionTo(name: string): string | null {
  if (name === '') return 'The name of the company is missing.';
  return name.length > longestName ? `The name is longer than ${longestName} characters.` : null;
}
