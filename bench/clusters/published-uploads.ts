import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Upload } from '../../mock/http/http-client.ts';
import { dataFolder } from '../quality/shared-data.ts';
import { readEuJournal } from './eu-journal.ts';

const at = (file: string) => join(dataFolder, 'lists', file);
const upload = (file: string, folder: string): Upload => ({
  name: file,
  content: readFileSync(at(`${folder}/${file}`)),
});
const ofac = (folder: string): Upload[] =>
  ['sdn.csv', 'alt.csv', 'add.csv'].map((file) => upload(file, folder));

/** The acts of the EU as one list of the firm's own. */
function euList(): Upload[] {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const rows = readEuJournal(at('eu_journal')).map((entry, number) =>
    [
      ...[`E${number}`, entry.names[0]?.text ?? '', entry.type],
      entry.names
        .slice(1)
        .map(({ text }) => text)
        .join(';'),
      ...[entry.countries.join(';'), entry.births.join(';'), entry.programmes.join(';')],
      entry.identifiers.map(({ scheme, value }) => `${scheme ?? ''}:${value}`).join(';'),
    ]
      .map(cell)
      .join(','),
  );
  const heading = 'id,name,type,aliases,countries,births,programmes,identifiers';
  return [{ name: 'eu.csv', content: [heading, ...rows].join('\n') }];
}

type Published = [name: string, files: Upload[], about: object];

const lists = {
  'ofac_2021-07': (): Published => ['OFAC, July 2021', ofac('ofac_2021-07'), {}],
  'ofac_2022-01': (): Published => ['OFAC, January 2022', ofac('ofac_2022-01'), {}],
  un: (): Published => ['UN', [upload('UN_consolidated.xml', 'un')], {}],
  eu: (): Published => ['EU, 45 acts', euList(), { format: 'plain_csv', name: 'EU', topic: 'sanctions' }],
};

/** Published lists as an administrator imports them, and what is said about them. */
export const publishedUploads = (which: (keyof typeof lists)[]) => which.map((one) => lists[one]());
