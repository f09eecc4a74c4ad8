import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import JSZip from 'jszip';
import type { Upload } from '../../../mock/http/http-client.ts';

const folders = {
  'sdn-2022-01-31.zip': '../../../mock/past/ofac/',
  'consolidated.zip': '../../data/ofac/',
};
const read = (name: keyof typeof folders) =>
  readFileSync(new URL(`${folders[name]}${name}`, import.meta.url));

/** A list of the US government as it was published. */
export const ofacList = (name: keyof typeof folders = 'sdn-2022-01-31.zip'): Upload => ({
  name,
  content: new Uint8Array(read(name)),
  type: 'application/zip',
});

const TYPES = { individual: 'person', '-0-': 'organisation', vessel: 'vessel' } as const;
type ListedName = { id: string; name: string; type: (typeof TYPES)[keyof typeof TYPES] };

/** The primary names of the people, organisations and vessels of the SDN list, in the order of the file. */
export async function ofacNames(): Promise<ListedName[]> {
  const zip = await JSZip.loadAsync(read('sdn-2022-01-31.zip'));
  const text = (await zip.file('sdn.csv')?.async('string')) ?? '';
  const rows = parse(text, { relaxColumnCount: true, relaxQuotes: true }) as string[][];
  return rows.flatMap(([id = '', name = '', type = '']) => {
    const known = TYPES[type.trim() as keyof typeof TYPES];
    return /^\d+$/.test(id) && known ? [{ id, name, type: known }] : [];
  });
}
