import { gather, pieces } from '../gather.ts';
import type { OfacFiles } from '../index.ts';
import { ListFormatError, parseOfac } from '../index.ts';

const sdn = [
  '36,"ALPHA TRADING CO., LTD.",-0- ,"NPWMD] [IFSR",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"a.k.a. \'ATC\'; Tax ID No. 11-22 (Iran); Website www.alpha.example."',
  '41,"MORENO, Juan Carlos","individual","SDNT","Minister of Ports",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"DOB 12 Mar 1960; alt. DOB circa 1961; alt. DOB 1958 to 1959; POB Wonsan, Korea, North; nationality Iraq; Passport A1234 (Iraq) expires 2011; a.k.a. \'EL ABU-\'UMAR, Juan\'; f.k.a. \'MORINO, Juan\'; Gender M"',
  '52,"SEA SWAN","vessel","CUBA",-0- ,"P3QG3","Tug","1","2","Cyprus","Owner Ltd.","Vessel Registration Identification IMO 9187629."',
  '\u001a',
].join('\r\n');
const alt = [
  '36,1,"aka","ALPHA CO.",-0- ',
  '36,2,"fka","BETA TRADING",-0- ',
  '99,3,"aka","NOBODY",-0- ',
].join('\n');
const add = ['36,1,"1 Harbour Road","Tehran 111","Iran",-0- ', '41,2,-0- ,-0- ,"Cote d Ivoire",-0- '].join(
  '\n',
);
const comments = '41,"ale; Identification Number 778899 (Colombia)."';

function files(change: Partial<Record<keyof OfacFiles, string>> = {}): OfacFiles {
  const text = { sdn, alt, add, comments, ...change };
  return {
    sdn: pieces(text.sdn),
    alt: pieces(text.alt),
    add: pieces(text.add),
    comments: pieces(text.comments),
  };
}

describe("OFAC's CSV files", () => {
  it('joins aliases, addresses and continued remarks to their record', async () => {
    const { entries, counts } = await gather(parseOfac(files()));
    const [company, person, vessel] = entries;
    expect(company).toMatchObject({
      id: '36',
      type: 'organisation',
      programmes: ['NPWMD', 'IFSR'],
      countries: ['IR'],
      addresses: ['1 Harbour Road, Tehran 111, Iran'],
      identifiers: [{ scheme: 'tax_id', value: '11-22', country: 'IR' }],
      topics: ['sanctions'],
    });
    expect(company?.names).toEqual([
      { text: 'ALPHA TRADING CO., LTD.', kind: 'primary' },
      { text: 'ALPHA CO.', kind: 'aka' },
      { text: 'BETA TRADING', kind: 'fka' },
      { text: 'ATC', kind: 'weak' },
    ]);
    expect(person).toMatchObject({
      type: 'person',
      births: ['1960-03-12', '1961~', '1958/1959'],
      countries: ['CI', 'KP', 'IQ'],
      positions: ['Minister of Ports'],
      gender: 'male',
      identifiers: [
        { scheme: 'passport', value: 'A1234', country: 'IQ' },
        { scheme: 'national_id', value: '778899', country: 'CO' },
      ],
    });
    expect(vessel).toMatchObject({ type: 'vessel', countries: ['CY'] });
    expect(vessel?.identifiers).toContainEqual({ scheme: 'IMO', value: '9187629' });
    expect(counts).toEqual({ records: 3, entries: 3, rejected: 0, names: 8 });
  });

  it('turns "LAST, First" of persons round and leaves commas of companies alone', async () => {
    const { entries } = await gather(parseOfac(files()));
    expect(entries[1]?.names.map((name) => name.text)).toEqual([
      'Juan Carlos MORENO',
      "Juan EL ABU-'UMAR",
      'Juan MORINO',
    ]);
    expect(entries[0]?.names[0]?.text).toBe('ALPHA TRADING CO., LTD.');
  });

  it('rejects an alias of a record that does not exist, naming file and line', async () => {
    const { rejected } = await gather(parseOfac(files()));
    expect(rejected).toEqual([
      { file: 'alt.csv', line: 3, reason: 'The row belongs to record 99, which sdn.csv does not have.' },
    ]);
  });

  it('rejects records that are short, nameless or given twice and reads the others', async () => {
    const lines = sdn.split('\r\n');
    const broken = [lines[0], '37,"SHORT"', `38,-0- ${',-0- '.repeat(10)}`, lines[0], lines[2]].join('\n');
    const { entries, rejected, counts } = await gather(
      parseOfac(files({ sdn: broken, alt: alt.slice(0, 30) })),
    );
    expect(entries.map((entry) => entry.id)).toEqual(['36', '52']);
    expect(rejected.filter((row) => row.file === 'sdn.csv').map((row) => row.line)).toEqual([2, 3, 4]);
    expect(counts).toMatchObject({ records: 5, entries: 2, rejected: 3 });
  });

  it.each([
    ['alt.csv given as sdn.csv', { sdn: alt }, /OFAC's sdn\.csv.*12 columns.*looks like alt\.csv/],
    ['sdn.csv given as alt.csv', { alt: sdn }, /alt\.csv.*5 columns.*looks like sdn\.csv/],
    ['a list with a heading row', { sdn: 'id,name\n1,x' }, /not a record of this list/],
    ['a PDF', { sdn: '%PDF-1.7 …' }, /sdn\.csv is a PDF document; OFAC's sdn\.csv/],
    ['a web page', { add: '<!DOCTYPE html><html><body>' }, /add\.csv is a web page/],
    ['an empty file', { comments: '' }, /sdn_comments\.csv is empty/],
    [
      'a quotation mark left open',
      { sdn: `${sdn.split('\r\n')[0]}\n41,"MORENO` },
      /begins on line 2 of sdn\.csv is never closed/,
    ],
  ])('refuses %s in one sentence', async (_, change, sentence) => {
    const failure = await gather(parseOfac(files(change))).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ListFormatError);
    expect((failure as ListFormatError).message).toMatch(sentence);
  });

  it('refuses bytes that are not UTF-8 instead of importing damaged names', async () => {
    async function* latin1() {
      yield new Uint8Array(Buffer.from('36,"CAF\u00c9",-0- ', 'latin1'));
    }
    await expect(gather(parseOfac({ ...files(), sdn: latin1() }))).rejects.toThrow(/not UTF-8/);
  });
});
