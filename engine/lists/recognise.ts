import { parse } from 'csv-parse/sync';
import type { OneFileFormat } from './parsers.ts';
import type { OfacPart } from './publishers/ofac-files.ts';
import { ofacPartOf } from './publishers/ofac-files.ts';

/** What a file is by its beginning; `ofac_csv` is one of several files, `plain_csv` and `plain_json` any other table. */
type Recognised =
  | { format: OneFileFormat }
  | { format: 'ofac_csv'; part: OfacPart }
  | { format: 'plain_csv' | 'plain_json' };

/** The first tag of each XML list. Two lists may share a tag: the EU's is told by its namespace. */
const roots: readonly (readonly [root: RegExp, format: OneFileFormat])[] = [
  [/<sdnList[\s>]/, 'ofac_xml'],
  [/<CONSOLIDATED_LIST[\s>]/, 'un_xml'],
  [/<export\s[^>]*\/fpi\/fsd\//, 'eu_xml'],
];

/** Headings, in small letters, that only this list has. */
const headings: readonly (readonly [needed: readonly string[], format: OneFileFormat])[] = [
  [['entity_logicalid', 'namealias_wholename'], 'eu_csv'],
  [['source', 'entity_number', 'alt_names'], 'us_csl_csv'],
  [['unique id', 'name 6', 'regime name'], 'uk_csv'],
];
const linesLookedAt = 5;

/**
 * Which list a file is, by its content alone: its name is whatever somebody saved it as.
 * @param head the first 16 KB or so, as text
 * @returns undefined for what is no list that can be read: a web page, another XML, another JSON
 */
export function recogniseList(head: string): Recognised | undefined {
  const begin = head.replace(/^\ufeff/, '').trimStart();
  if (begin.startsWith('<')) return formatOf(roots.find(([root]) => root.test(begin)));
  if (/^[{[]/.test(begin)) return json(begin);
  const rows = firstRows(begin);
  const part = ofacPartOf(rows[0] ?? []);
  if (part) return { format: 'ofac_csv', part };
  const known = headings.find(([needed]) => rows.some((row) => needed.every((one) => row.includes(one))));
  if (known) return formatOf(known);
  return rows[0] && /\p{L}/u.test(rows[0].join('')) ? { format: 'plain_csv' } : undefined;
}

const formatOf = (found: readonly [unknown, OneFileFormat] | undefined) => found && { format: found[1] };

function json(begin: string): Recognised | undefined {
  if (/"schema"\s*:/.test(begin) && /"properties"\s*:/.test(begin)) return { format: 'ftm_json' };
  if (/"RECORD_ID"\s*:/.test(begin) && /"NAMES"\s*:/.test(begin)) return { format: 'senzing_json' };
  if (/^\{[^[]*"results"\s*:\s*\[/.test(begin)) return { format: 'us_csl_json' };
  return /^\[?\s*\{/.test(begin) ? { format: 'plain_json' } : undefined;
}

/** The first rows in small letters, whichever sign stands between their cells. A row that is not CSV is none. */
function firstRows(text: string): string[][] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines.slice(0, linesLookedAt).map((line) => {
    try {
      const [row = []] = parse(line, {
        delimiter: [',', ';', '\t'],
        relax_column_count: true,
        trim: true,
      }) as string[][];
      return row.map((cell) => cell.toLowerCase());
    } catch {
      return [];
    }
  });
}
