import JSZip from 'jszip';
import type { Cell, Sheet } from '../sheet.ts';
import { cellName } from './cell-xml.ts';
import { toWorkbook } from './workbook.ts';

const EVERY_DAY = 86_400;
const columns: Sheet['columns'] = [
  { title: 'Name' },
  { title: 'Due', kind: 'day' },
  { title: 'Changed', kind: 'time' },
  { title: 'Files' },
  { title: 'Monitored' },
];

const bytesOf = (blob: Blob) =>
  new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(blob);
  });

/** The workbook as another program reads it: every part parsed as XML, cells by their address. */
async function readBack(rows: readonly (readonly Cell[])[], zone = 'UTC', name = 'requests') {
  const zip = await JSZip.loadAsync(await bytesOf(await toWorkbook(name, { columns, rows }, zone)));
  const parts = new Map<string, Document>();
  for (const path of Object.keys(zip.files).filter((file) => !file.endsWith('/'))) {
    const part = new DOMParser().parseFromString((await zip.file(path)?.async('string')) ?? '', 'text/xml');
    expect(part.querySelector('parsererror')).toBeNull();
    parts.set(path, part);
  }
  const sheet = parts.get('xl/worksheets/sheet1.xml') as Document;
  const cells = new Map([...sheet.querySelectorAll('c')].map((cell) => [cell.getAttribute('r'), cell]));
  const styles = [...(parts.get('xl/styles.xml')?.querySelectorAll('cellXfs > xf') ?? [])];
  const formatOf = (cell?: Element) => {
    const id = styles[Number(cell?.getAttribute('s') ?? 0)]?.getAttribute('numFmtId');
    return parts.get('xl/styles.xml')?.querySelector(`numFmt[numFmtId="${id}"]`)?.getAttribute('formatCode');
  };
  return { zip, parts, sheet, cells, formatOf };
}
type Read = Awaited<ReturnType<typeof readBack>>;
const textOf = ({ cells }: Read, name: string) => cells.get(name)?.querySelector('is > t')?.textContent;
const numberIn = ({ cells }: Read, name: string) => cells.get(name)?.querySelector('v')?.textContent;

test('D17 a text is a text in a workbook whatever it begins with, and no cell is a formula', async () => {
  const bad = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', "'=1", '＝1', '=cmd|"/c calc"!A0', '<f>1</f>'];
  const book = await readBack(bad.map((text) => [text, null, null, null, null]));
  expect(bad.map((_, row) => textOf(book, `A${row + 2}`))).toEqual(bad);
  expect(bad.map((_, row) => book.cells.get(`A${row + 2}`)?.getAttribute('t'))).toEqual(
    bad.map(() => 'inlineStr'),
  );
  expect(book.sheet.querySelectorAll('f')).toHaveLength(0);
});

test('a workbook holds numbers, booleans and real dates by their types', async () => {
  const book = await readBack([['Acme', '2026-11-21', '2026-11-21T18:45:30.000Z', 3, true]], 'Asia/Kolkata');
  expect(['A1', 'B1', 'C1', 'D1', 'E1'].map((name) => textOf(book, name))).toEqual(
    columns.map(({ title }) => title),
  );
  expect(numberIn(book, 'B2')).toBe('46347');
  expect(book.formatOf(book.cells.get('B2'))).toBe('yyyy\\-mm\\-dd');
  // A quarter past midnight of the next day, on the clocks of the chosen zone.
  expect(Number(numberIn(book, 'C2'))).toBeCloseTo(46348 + (15 * 60 + 30) / EVERY_DAY, 9);
  expect(book.formatOf(book.cells.get('C2'))).toBe('yyyy\\-mm\\-dd\\ hh:mm:ss');
  expect(numberIn(book, 'D2')).toBe('3');
  expect(book.cells.get('E2')?.getAttribute('t')).toBe('b');
});

test('a text that looks like a day stays a text outside a column of days', async () => {
  const book = await readBack([['2026-11-21', 'not a day', null, null, null]]);
  expect(textOf(book, 'A2')).toBe('2026-11-21');
  expect(textOf(book, 'B2')).toBe('not a day');
});

test('a workbook survives any letter, signs that XML cannot hold, and the escapes of its own format', async () => {
  const odd = ['देवनागरी 字 Ω', 'a\u0000b\u0008c\ufffe', '_x0041_ & <b> "q"', `x${'\ud800'}y`, '  two  '];
  const book = await readBack(odd.map((text) => [text, null, null, null, null]));
  expect(odd.map((_, row) => textOf(book, `A${row + 2}`))).toEqual([
    'देवनागरी 字 Ω',
    'abc',
    '_x005F_x0041_ & <b> "q"',
    'xy',
    '  two  ',
  ]);
});

test('the sheet is named as a spreadsheet allows, and its head stays in sight', async () => {
  const book = await readBack([], 'UTC', 'a/b:c*[d]?"long" name that is longer than allowed');
  const name = book.parts.get('xl/workbook.xml')?.querySelector('sheet')?.getAttribute('name');
  expect(name).toBe('a b c  d  "long" name that is l');
  expect(book.sheet.querySelector('pane')?.getAttribute('state')).toBe('frozen');
});

test('columns beyond the alphabet have the names of a spreadsheet', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map((column) => cellName(column, 1))).toEqual([
    'A1',
    'Z1',
    'AA1',
    'AZ1',
    'BA1',
    'ZZ1',
    'AAA1',
  ]);
});
