import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { countryCode } from '../../engine/facts/index.ts';
import { dataFolder } from '../quality/shared-data.ts';
import type { PublishedEntry } from './published-entry.ts';

const FILES = ['qarin_negatives_global.csv', 'qarin_negatives_us.csv'];

/** Invented people with birth dates and countries, as a list of people who are on no other. */
export function cleanPersons(most: number): PublishedEntry[] {
  return FILES.flatMap((file) => {
    const text = readFileSync(join(dataFolder, 'names/clean_persons', file));
    const rows: Record<string, string>[] = parse(text, { columns: true, bom: true, to: most / FILES.length });
    return rows.map((row, number) => ({
      list: 'clean',
      publisher: 'clean',
      id: `${file} ${number + 2}`,
      type: 'person',
      names: [{ text: row.full_name ?? '', kind: 'primary' }],
      identifiers: [],
      countries: [countryCode(row.nationality ?? '') ?? ''].filter(Boolean),
      births: [row.date_of_birth ?? ''].filter(Boolean),
      ...(row.gender === 'male' || row.gender === 'female' ? { gender: row.gender } : {}),
      programmes: [],
      positions: [],
      topics: [],
      addresses: [],
    }));
  });
}
