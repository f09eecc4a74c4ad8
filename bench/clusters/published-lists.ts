import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { countryCode } from '../../engine/facts/index.ts';
import { type ParsedRow, parseOfac, parseSenzing, parseUn } from '../../engine/lists/index.ts';
import { dataFolder } from '../quality/shared-data.ts';
import { readEuJournal } from './eu-journal.ts';
import type { PublishedEntry } from './published-entry.ts';

const at = (file: string) => join(dataFolder, 'lists', file);
const stream = (file: string) => createReadStream(at(file));

async function entriesOf(
  publisher: string,
  list: string,
  rows: AsyncIterable<ParsedRow>,
): Promise<PublishedEntry[]> {
  const entries: PublishedEntry[] = [];
  for await (const row of rows) if ('entry' in row) entries.push({ ...row.entry, list, publisher });
  return entries;
}

const ofac = (folder: string, names: readonly [string, string, string, string?]) =>
  parseOfac({
    sdn: stream(`${folder}/${names[0]}`),
    alt: stream(`${folder}/${names[1]}`),
    add: stream(`${folder}/${names[2]}`),
    ...(names[3] ? { comments: stream(`${folder}/${names[3]}`) } : {}),
  });

/** The members of the US Congress as its own repository lists them. Only the fields needed are read. */
function legislators(): PublishedEntry[] {
  const text = readFileSync(at('pep/us_legislators-current.yaml'), 'utf8');
  return text
    .split(/^- id:/m)
    .slice(1)
    .map((record) => {
      const field = (name: string) =>
        new RegExp(`^\\s+${name}: (.+)$`, 'm').exec(record)?.[1]?.replace(/^['"]|['"]$/g, '');
      const [first, last] = [field('first'), field('last')];
      const names = [field('official_full') ?? `${first} ${last}`, `${first} ${last}`];
      const gender = { F: 'female', M: 'male' }[field('gender') ?? ''] as 'female' | 'male' | undefined;
      return {
        list: 'us_legislators',
        publisher: 'us_legislators',
        id: field('bioguide') ?? '',
        type: 'person' as const,
        names: [...new Set(names)].map((name, slot) => ({
          text: name,
          kind: slot === 0 ? 'primary' : 'aka',
        })),
        identifiers: [{ scheme: 'wikidata', value: field('wikidata') ?? '' }],
        countries: ['US'],
        births: [field('birthday') ?? ''].filter(Boolean),
        ...(gender ? { gender } : {}),
        programmes: [],
        positions: [],
        topics: ['pep'],
        addresses: [],
      };
    });
}

/** Switzerland's freezes of assets of politically exposed persons. */
function swissFreezes(): PublishedEntry[] {
  const rows: Record<string, string>[] = parse(readFileSync(at('ch/ch_fiaa_freezes.csv')), { columns: true });
  return rows.map((row, number) => ({
    list: 'ch',
    publisher: 'ch',
    id: String(number + 1),
    type: 'person',
    names: [row.Name, row.Alias, row['Previous name']]
      .flatMap((cell) => (cell ?? '').split(';'))
      .map((name) => name.trim())
      .filter(Boolean)
      .map((text, slot) => ({ text, kind: slot === 0 ? 'primary' : 'aka' })),
    identifiers: [],
    countries: [countryCode((row.Country ?? '').toUpperCase()) ?? ''].filter(Boolean),
    births: [row['Birth date'] ?? ''].filter(Boolean),
    programmes: [row.Program ?? ''],
    positions: [],
    topics: ['sanctions'],
    addresses: [],
  }));
}

/**
 * The lists that are measured on: OFAC SDN of January 2022 and its non-SDN list, the UN, the EU by acts, Switzerland,
 * and two sources of the US Congress.
 */
export async function publishedEntries(): Promise<PublishedEntry[]> {
  return [
    ...(await entriesOf('ofac', 'ofac', ofac('ofac_2022-01', ['sdn.csv', 'alt.csv', 'add.csv']))),
    ...(await entriesOf(
      'ofac',
      'ofac_nonsdn',
      ofac('ofac_nonsdn', ['cons_prim.csv', 'cons_alt.csv', 'cons_add.csv', 'cons_comments.csv']),
    )),
    ...(await entriesOf('un', 'un', parseUn(stream('un/UN_consolidated.xml')))),
    ...readEuJournal(at('eu_journal')),
    ...swissFreezes(),
    ...(await entriesOf('us_congress', 'us_congress', parseSenzing(stream('pep/us_congress_senzing.json')))),
    ...legislators(),
  ];
}
