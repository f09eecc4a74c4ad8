import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { countryCode } from '../../engine/facts/index.ts';
import type { EntryIdentifier, EntryType, NameKind } from '../../engine/lists/index.ts';
import type { PublishedEntry } from './published-entry.ts';

type Row = Record<string, string>;

const TYPES: Record<string, EntryType> = { Person: 'person', Vessel: 'vessel', Asset: 'unknown' };

/** The words for nationalities that stand most often in the acts. */
const NATIONALITIES: Record<string, string> = {
  ...{ Russian: 'RU', Belarusian: 'BY', Ukrainian: 'UA', Iranian: 'IR', Syrian: 'SY', Egyptian: 'EG' },
  ...{ Iraqi: 'IQ', Afghan: 'AF', Tunisian: 'TN', Libyan: 'LY', Saudi: 'SA', Kuwaiti: 'KW', Moldovan: 'MD' },
  ...{ Turkish: 'TR', French: 'FR', Pakistani: 'PK', Yemeni: 'YE', Algerian: 'DZ', Moroccan: 'MA' },
};

/** How the columns of numbers are called as schemes. */
const SCHEMES: Record<string, string> = {
  passportNumber: 'passport',
  idNumber: 'national_id',
  taxNumber: 'tax_id',
  innCode: 'tax_id',
  registrationNumber: 'registration',
  ogrnCode: 'registration',
  leiCode: 'LEI',
  imoNumber: 'IMO',
  mmsi: 'MMSI',
};

const values = (row: Row, column: string) =>
  (row[column] ?? '')
    .split(/[;|]/)
    .map((value) => value.trim())
    .filter(Boolean);

function names(row: Row): PublishedEntry['names'] {
  const named = (column: string, kind: NameKind) => values(row, column).map((text) => ({ text, kind }));
  return [
    ...named('name', 'primary'),
    ...named('alias', 'aka'),
    ...named('weakAlias', 'weak'),
    ...named('previousName', 'fka'),
  ];
}

/** `17.3.2014`, `1965 or 1966`, `1980`: days, and years that stand alone. */
function births(row: Row): string[] {
  const text = row.birthDate ?? '';
  const days = [...text.matchAll(/\b(\d{1,2})\.(\d{1,2})\.(\d{4})\b/g)];
  const rest = text.replace(/\b\d{1,2}\.\d{1,2}\.\d{4}\b/g, '');
  return [
    ...days.map(
      ([, day = '', month = '', year]) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    ),
    ...[...rest.matchAll(/\b(?:19|20)\d{2}\b/g)].map(([year]) => year),
  ];
}

/** Numbers stand among words ("Jordan 654781 (issued in 2009)"): each run of five signs with a figure counts. */
function identifiers(row: Row): EntryIdentifier[] {
  return Object.entries(SCHEMES).flatMap(([column, scheme]) =>
    values(row, column).flatMap((text) =>
      [...text.replace(/\([^)]*\)|\d{1,2}\.\d{1,2}\.\d{4}/g, ' ').matchAll(/[\p{L}\p{N}/-]{5,}/gu)]
        .map(([value]) => value)
        .filter((value) => /\d{4}/.test(value))
        .map((value) => ({ scheme, value })),
    ),
  );
}

function countries(row: Row): string[] {
  const stated = values(row, 'nationality').flatMap((text) => text.split(/,| and /));
  const born = (row.birthPlace ?? '').split(/[,;(]/).slice(-1);
  const places = values(row, 'address').flatMap((text) => text.split(/[,(]/).slice(-1));
  const codes = [...stated, ...born, ...places].map(
    (text) => NATIONALITIES[text.trim()] ?? countryCode(text.replace(/[).]/g, '')),
  );
  return [...new Set(codes.filter((code) => code !== undefined))];
}

/** Who stands in the annexes of the acts by which the EU sanctions; vessels and asset freezes, one entry a row. */
export function readEuJournal(folder: string): PublishedEntry[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const rows: Row[] = parse(readFileSync(join(folder, file)), { columns: true, bom: true });
      return rows.map((row, number) => {
        const gender = row.gender === 'male' || row.gender === 'female' ? row.gender : undefined;
        return {
          list: `eu ${row.celex}`,
          publisher: 'eu',
          id: `${row.annex} ${row.recordId} ${number + 2}`,
          type: TYPES[row.schema ?? ''] ?? 'organisation',
          names: names(row),
          identifiers: identifiers(row),
          countries: countries(row),
          births: row.schema === 'Person' ? births(row) : [],
          ...(gender ? { gender } : {}),
          programmes: [row.programKey ?? ''],
          positions: values(row, 'position'),
          topics: ['sanctions'],
          addresses: values(row, 'address'),
        };
      });
    });
}
