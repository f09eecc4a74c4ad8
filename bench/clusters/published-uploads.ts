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

export type Published = [name: string, files: Upload[], about: object];

/** A list of the firm's own, of one file. */
const own =
  (name: string, file: string, topic = 'sanctions') =>
  (): Published => [
    name,
    [upload(file.split('/').at(-1) ?? '', file.split('/').slice(0, -1).join('/'))],
    { name, topic },
  ];

const lists = {
  'ofac_2021-07': (): Published => ['OFAC, July 2021', ofac('ofac_2021-07'), {}],
  'ofac_2022-01': (): Published => ['OFAC, January 2022', ofac('ofac_2022-01'), {}],
  un: (): Published => ['UN', [upload('UN_consolidated.xml', 'un')], {}],
  eu: (): Published => ['EU, 45 acts', euList(), { format: 'plain_csv', name: 'EU', topic: 'sanctions' }],
  ofac_nonsdn: (): Published => [
    'OFAC, not SDN',
    ['prim', 'alt', 'add', 'comments'].map((part) => upload(`cons_${part}.csv`, 'ofac_nonsdn')),
    {},
  ],
  us_csl_sample: (): Published => ['US consolidated, sample', [upload('csl.csv', 'us_csl_sample')], {}],
  us_dod: own('US Department of Defense', 'us_dod/us_dod_chinese_milcorps.csv'),
  us_dpl: own('US denied persons', 'us_dpl_2021-07/dpl.txt'),
  us_tel: own('US terrorist exclusion', 'us_tel/us_tel.json'),
  cn: own('China', 'cn/cn_sanctions.csv'),
  ch: own('Switzerland', 'ch/ch_fiaa_freezes.csv'),
  pk: own('Pakistan', 'pk/pk_proscribed_persons.json'),
  pep_de: own('PEP, Germany', 'pep/everypolitician_2015_Germany_Bundestag_term-9.csv', 'pep'),
  pep_in: own('PEP, India', 'pep/everypolitician_2015_India_Lok_Sabha_term-16.csv', 'pep'),
  pep_pk: own('PEP, Pakistan', 'pep/everypolitician_2015_Pakistan_Assembly_term-14.csv', 'pep'),
  pep_ru: own('PEP, Russia', 'pep/everypolitician_2015_Russia_Duma_term-6.csv', 'pep'),
  pep_uk: own('PEP, UK', 'pep/everypolitician_2015_UK_Commons_term-56.csv', 'pep'),
  pep_us: own('PEP, US Congress', 'pep/us_congress_senzing.json', 'pep'),
  ftm_zala: own('FtM, ZALA', 'ftm_samples/zala.entities.ftm.json'),
  ftm_donations: own('FtM, party donations', 'ftm_samples/parteispenden.entities.ftm.json'),
};

export const publishedLists = Object.keys(lists) as (keyof typeof lists)[];

/** Published lists as an administrator imports them, and what is said about them. */
export const publishedUploads = (which: (keyof typeof lists)[]) => which.map((one) => lists[one]());
