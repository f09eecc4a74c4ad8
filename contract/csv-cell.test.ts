import { neutraliseCell, restoreCell } from './csv-cell.ts';

const signs = [
  '=',
  '+',
  '-',
  '@',
  '＝',
  '＋',
  '－',
  '＠',
  '﹦',
  '﹢',
  '﹣',
  '﹫',
  '⁼',
  '⁺',
  '⁻',
  '₌',
  '₊',
  '₋',
  '−',
];
const before = [
  '',
  ' ',
  '   ',
  '\t',
  '\n',
  '\r',
  '\r\n',
  '\0',
  '\u0007',
  '\u00a0',
  '\u1680',
  '\u2003',
  '\u200b',
  '\u200d',
  '\u202e',
  '\u2060',
  '\u2800',
  '\u3000',
  '\u3164',
  '\ufeff',
  '\u{e0001}',
];
const cells = before.flatMap((hidden) => signs.map((sign) => `${hidden}${sign}1+1`));

test('D17 a cell that begins with any sign of a formula, behind anything that is not seen, gets an apostrophe', () => {
  expect(cells.filter((cell) => neutraliseCell(cell) !== `'${cell}` && !/^[\t\r\n]/.test(cell))).toEqual([]);
  expect(cells.filter((cell) => !neutraliseCell(cell).startsWith("'"))).toEqual([]);
});

test('D17 so does what another spreadsheet would take for the beginning of a cell', () => {
  const within = [';', '\t', '\n'].flatMap((apart) => cells.map((cell) => `Kaveri${apart}${cell}`));
  expect(within.filter((cell) => !neutraliseCell(cell).includes("'"))).toEqual([]);
});

test.each(['Kaveri-Textiles', 'a = b', '3 + 4', 'x@example.com', 'शर्मा', '', '100 %', "O'Brien; Sons"])(
  'D17 %p is written as it is',
  (cell) => expect(neutraliseCell(cell)).toBe(cell),
);

test('D17 an export that is imported again holds the original values', () => {
  for (const cell of [...cells, ...cells.map((one) => `a;${one}`), 'plain'])
    expect(restoreCell(neutraliseCell(cell))).toBe(cell);
});

test('D17 a cell of spaces that hide a sign very far behind is neutralised as well', () => {
  expect(neutraliseCell(`${' '.repeat(100_000)}=1`)).toMatch(/^'/);
});
