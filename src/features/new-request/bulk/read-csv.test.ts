import { bulkColumns, type KnownWords } from './bulk-columns.ts';
import { isGood, wrongWith } from './bulk-row.ts';
import { readCsv } from './read-csv.ts';
import { understand } from './understand.ts';

const known: KnownWords = {
  reportTypes: new Map([['standard due diligence', 'standard_due_diligence']]),
  categories: new Map([
    ['sanctions', 'sanctions'],
    ['bribery and corruption', 'bribery'],
  ]),
};
const asSaid = (sentence: string) => sentence;
const headers = bulkColumns.filter(({ required }) => required).map(({ title }) => title);
const good = ['Kaveri', 'Organisation', 'in', 'Standard due diligence', 'Sanctions', 'supplier', 'Cotton.'];
const fileOf = (lines: string[][]) =>
  new File(
    [`\ufeff${lines.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\r\n')}`],
    'x.csv',
  );
const rowsOf = async (lines: string[][]) => understand(await readCsv(fileOf(lines)), known);

test('a row is read by its headers, whatever their order and case', async () => {
  const reversed = [headers.map((title) => title.toUpperCase()).reverse(), [...good].reverse()];
  const [row] = await rowsOf(reversed);
  expect(row).toMatchObject({ line: 2, errors: {} });
  expect(row?.intake).toEqual({
    legalName: 'Kaveri',
    entityType: 'organisation',
    countryOfIncorporation: 'IN',
    reportType: 'standard_due_diligence',
    categories: ['sanctions'],
    relationshipType: 'supplier',
    purpose: 'Cotton.',
  });
});

test('the examples of the template are understood whole', async () => {
  const [row] = await rowsOf([
    bulkColumns.map(({ title }) => title),
    bulkColumns.map(({ example }) => example),
  ]);
  expect(row?.errors).toEqual({});
  expect(row?.intake).toMatchObject({
    aliases: ['Kaveri Tex', 'KTPL'],
    registrationIds: [
      { scheme: 'PAN', value: 'AABCK1234F' },
      { scheme: 'VAT', value: '33AABCK1234F1Z5' },
    ],
    principals: [
      { name: 'Asha Rao', role: 'director' },
      { name: 'Nandini Holdings', role: 'shareholder', ownershipPct: 60 },
    ],
    incorporatedOn: '1998-04',
    lookbackYears: 5,
  });
});

test('a principal with more than a name, a role and a share is refused, so that nothing is lost', async () => {
  const [row] = await rowsOf([
    [...headers, 'Principals'],
    [...good, 'Asha Rao | director | 60 | 1970-05; Nandini Holdings | shareholder'],
  ]);
  expect(row?.errors.Principals).toContain('Use only a name, a role and a share');
});

test('what is wrong is told by column, and a person has a nationality', async () => {
  const rows = await rowsOf([
    [...headers, 'Date of birth or incorporation'],
    [...good.with(1, 'Individual'), '1970-05'],
    [...good.with(1, 'Company').with(2, 'India').with(6, ''), '1970-19'],
  ]);
  expect(rows[0]?.intake).toMatchObject({ nationality: 'IN', bornOn: '1970-05' });
  expect(rows[1] && isGood(rows[1])).toBe(false);
  expect(rows[1] && wrongWith(rows[1], asSaid)).toBe(
    'Type: Use one of: organisation, individual, vessel. ' +
      'Country: Use a two-letter country code such as IN. ' +
      'Purpose: Required. ' +
      'Date of birth or incorporation: Use yyyy, yyyy-mm or yyyy-mm-dd.',
  );
});

test('the same third party twice is marked at its second line', async () => {
  const rows = await rowsOf([headers, good, good.with(0, 'KAVERI'), good.with(2, 'AE')]);
  expect(rows.map(({ errors }) => errors['Legal name'])).toEqual([
    undefined,
    'Line 2 already requests this third party.',
    undefined,
  ]);
});

test('D17 a cell that our export had defused is read as it was', async () => {
  const [row] = await rowsOf([headers, good.with(0, "'=Sum Trading"), []]);
  expect(row?.intake.legalName).toBe('=Sum Trading');
});

describe('one odd line does not refuse the file', () => {
  const texts = (text: string) => new File([text], 'x.csv');
  const read = async (text: string) => understand(await readCsv(texts(text)), known);
  const line = (cells: string[], delimiter: string) => cells.join(delimiter);
  const full = good.with(4, 'Sanctions; Bribery and corruption');

  test.each([',', '\t', '|'])('cells are separated by "%s", blank and short lines follow', async (by) => {
    const rows = await read(
      [
        line(headers, by),
        line(full, by),
        line(Array(7).fill(''), by),
        '',
        line(['Short Ltd', 'organisation'], by),
      ].join('\r\n'),
    );
    expect(rows.map((row) => row.line)).toEqual([2, 5]);
    expect(rows[0]).toMatchObject({ errors: {}, intake: { categories: ['sanctions', 'bribery'] } });
    expect(rows[1] && wrongWith(rows[1], asSaid)).toContain('Row: This line has 2 of 7 cells.');
  });

  test('a semicolon separates cells too, and quoted cells hold it', async () => {
    const quoted = full.map((cell) => `"${cell}"`);
    const rows = await read([line(headers, ';'), line(quoted, ';'), ';;'].join('\n'));
    expect(rows.map(({ intake }) => intake.categories)).toEqual([['sanctions', 'bribery']]);
  });

  test('the template with a blank and a short line under it', async () => {
    const template = bulkColumns.map(({ title }) => title).join(',');
    const example = bulkColumns.map((column) => `"${column.example}"`).join(',');
    const rows = await read([template, example, ',,,,', 'Kaveri,organisation,IN'].join('\r\n'));
    expect(rows.map((row) => [row.line, isGood(row)])).toEqual([
      [2, true],
      [4, false],
    ]);
  });

  test('blank lines above the headers are passed over, and cells beyond them are told', async () => {
    const rows = await read(['', line(headers, ','), `${line(full, ',')},more`].join('\n'));
    expect(rows[0]?.line).toBe(3);
    expect(rows[0]?.errors.Row).toContain('This line has 8 cells for 7 columns.');
  });
});

test.each([
  ['an unknown column', [[...headers, 'role']], 'Unknown columns: role.'],
  ['a missing column', [headers.slice(1), good.slice(1)], 'Missing columns: Legal name.'],
  ['a column twice', [[...headers, 'Country'], good], 'The column Country occurs twice.'],
  ['no row', [headers], 'There are no rows below the headings. Add at least one.'],
  ['too many rows', [headers, ...Array.from({ length: 10_001 }, () => good)], 'more than 10,000 rows'],
  ['letters of another encoding', [headers, good.with(0, 'M\ufffdller')], 'Line 2 holds letters'],
])('a file with %s is refused in a sentence', async (_what, lines, said) => {
  await expect(readCsv(fileOf(lines))).rejects.toThrow(said);
});
