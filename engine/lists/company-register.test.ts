import { pieces } from './gather.ts';
import { ListFormatError, parseCompanyRegister, type RegisterRow } from './index.ts';
import { csvText } from './readers/csv-text.ts';

async function rowsOf(text: string): Promise<RegisterRow[]> {
  const rows: RegisterRow[] = [];
  for await (const row of parseCompanyRegister(pieces(text), 'master.csv')) rows.push(row);
  return rows;
}

const cin = 'U51909KA2011PTC060489';
const company = {
  'Corporate Identification Number': cin,
  'Company Name': 'Alpha  Trading\nPrivate Limited ',
  'Company Status': 'actv',
  'Company Class': 'Private',
  'Date of Registration': '25-08-2011',
  'Company State Code': 'Karnataka',
};

describe('the company master of the ministry', () => {
  it('is read by its headings, whatever their order and spelling', async () => {
    const llp = {
      LLPIN: 'aab1234',
      'Name of LLP': 'Beta LLP',
      LLP_STATUS: 'Active',
      'Registered State': 'NA',
    };
    expect(await rowsOf(csvText([company]))).toEqual([
      {
        line: 2,
        company: {
          id: cin,
          name: 'Alpha Trading Private Limited',
          status: 'Active',
          kind: 'Private',
          registeredOn: '2011-08-25',
          state: 'Karnataka',
        },
      },
    ]);
    expect(await rowsOf(csvText([llp]))).toEqual([
      {
        line: 2,
        company: {
          id: 'AAB-1234',
          name: 'Beta LLP',
          status: 'Active',
          kind: '',
          registeredOn: '',
          state: '',
        },
      },
    ]);
  });

  it.each([
    ['2011-8-5', '2011-08-05'],
    ['2011-08-25T10:00', '2011-08-25'],
    ['5/8/2011', '2011-08-05'],
    ['25.08.2011 00:00', '2011-08-25'],
    ['31-13-2011', ''],
    ['25-08-20111', ''],
    ['2011-08-255', ''],
    ['a2011-08-25', ''],
    ['a25-08-2011', ''],
    ['August 2011', ''],
    ['Nil', ''],
  ])('has the day "%s" as "%s"', async (written, day) => {
    const [row] = await rowsOf(csvText([{ ...company, 'Date of Registration': written }]));
    expect(row).toMatchObject({ company: { registeredOn: day } });
  });

  it('leaves out rows without a name or number, with the line and a reason', async () => {
    const wrong = [
      { ...company, 'Corporate Identification Number': 'n/a' },
      { ...company, 'Company Name': ' - ' },
      { ...company, 'Company Name': 'x'.repeat(301) },
      {
        ...company,
        'Company Name': 'x'.repeat(300),
        'Company Status': 'STOF',
        'Company Class': 'y'.repeat(101),
      },
      { ...company, 'Company Status': 's'.repeat(101), 'Company State Code': 'z'.repeat(101) },
    ];
    const [first, second, third, fourth, fifth] = await rowsOf(csvText(wrong.map((row) => ({ ...row }))));
    expect([first, second, third]).toEqual([
      { rejected: { file: 'master.csv', line: 2, reason: 'The number of the company is missing.' } },
      { rejected: { file: 'master.csv', line: 4, reason: 'The name of the company is missing.' } },
      { rejected: { file: 'master.csv', line: 5, reason: 'The name is longer than 300 characters.' } },
    ]);
    expect(fourth).toMatchObject({ company: { status: 'Strike off', kind: 'y'.repeat(100) } });
    expect(fifth).toMatchObject({ company: { status: 's'.repeat(100), state: 'z'.repeat(100) } });
  });

  it.each([
    ['', 'master.csv is empty; The company master (CSV) was expected.'],
    ['CIN,State\nx,y\n', /^master\.csv has no column for the CIN, or none for the name of the company: /],
    ['Company Name,State\nx,y\n', /^master\.csv has no column for the CIN/],
  ])('is refused when it is another file: %j', async (text, sentence) => {
    const failure = await rowsOf(text).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ListFormatError);
    expect((failure as Error).message).toMatch(sentence);
    expect(failure).toMatchObject({ file: 'master.csv', line: 1 });
  });
});
