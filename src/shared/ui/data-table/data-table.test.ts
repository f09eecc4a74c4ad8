import { addressColumns, sortOf } from './address-columns.ts';
import { collectRows } from './export/collect-rows.ts';
import { keptColumns } from './export/kept-columns.ts';
import { toSheet } from './export/sheet.ts';
import { zonedTime, zonesToChoose } from './export/time-zone.ts';
import type { DataColumn } from './types.ts';

type Row = { number: string; tags: string[]; score: number | null };
const columns: DataColumn<Row>[] = [
  { key: 'number', title: 'Number', dataIndex: 'number', sorter: true },
  { key: 'tags', title: 'Tags', dataIndex: 'tags', filters: true },
  { key: 'score', title: 'Score', csv: (row) => row.score },
  { key: 'acts', title: '', render: () => null },
];

test('the order and the filters of the columns follow the address', () => {
  const [number, tags] = addressColumns(columns, {
    sort: '-number',
    filters: { tags: ['a'] },
  });
  expect(number?.sortOrder).toBe('descend');
  expect(tags?.filteredValue).toEqual(['a']);
});

test('a column whose filter was cleared is marked as filtered no more', () => {
  const [, tags] = addressColumns(columns, { sort: undefined, filters: { tags: [] } });
  expect(tags?.filteredValue).toBeNull();
});

test('a sorted column goes into the address by its key, descending with a minus', () => {
  expect(sortOf({ columnKey: 'number', order: 'ascend' })).toBe('number');
  expect(sortOf({ columnKey: 'number', order: 'descend' })).toBe('-number');
  expect(sortOf({ columnKey: 'number', order: null })).toBe('');
});

test('a row is exported under the titles of its columns, without the column of buttons', () => {
  const sheet = toSheet([{ number: 'PR-1', tags: ['a', 'b'], score: null }], columns);
  expect(sheet.columns.map(({ title }) => title)).toEqual(['Number', 'Tags', 'Score']);
  expect(sheet.rows).toEqual([['PR-1', 'a; b', null]]);
});

test('an export begins with the columns that the table shows', () => {
  localStorage.setItem('chosen-columns-tried', JSON.stringify({ tags: { show: false } }));
  expect(keptColumns('tried', columns)).toEqual(['number', 'score', 'acts']);
  localStorage.setItem('chosen-columns-tried', 'no JSON');
  expect(keptColumns('tried', columns)).toHaveLength(columns.length);
  localStorage.clear();
});

test('E5 an export fetches every page of the current filter, and says once that it is one', async () => {
  const all = Array.from({ length: 450 }, (_, index) => ({ number: `PR-${index}`, tags: [], score: index }));
  const asked: object[] = [];
  const load = async (query: { current: number; pageSize: number }) => {
    asked.push(query);
    const from = (query.current - 1) * query.pageSize;
    return { Data: all.slice(from, from + query.pageSize), total: all.length };
  };
  const list = { load, rowKey: ({ number }: { number: string }) => number };
  const rows = await collectRows(list, { current: 3, pageSize: 20, search: 'x' }, 'csv');
  expect(rows).toHaveLength(450);
  const [first, ...others] = [1, 2, 3].map((current) => ({ current, pageSize: 200, search: 'x' }));
  expect(asked).toEqual([{ ...first, export: 'csv' }, ...others]);
});

test('E7 a row that an event of the export itself moved on to the next page is exported once', async () => {
  const all = Array.from({ length: 450 }, (_, index) => ({ number: `E-${index}` }));
  const load = async ({ current, pageSize }: { current: number; pageSize: number }) => {
    const from = (current - 1) * pageSize;
    const answer = { Data: all.slice(from, from + pageSize), total: all.length };
    if (current === 1) all.unshift({ number: 'E-export' });
    return answer;
  };
  const list = { load, rowKey: ({ number }: { number: string }) => number };
  const rows = await collectRows(list, { current: 1, pageSize: 20 }, 'csv');
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 450 }, (_, index) => `E-${index}`));
});

test('E5 a row that another one’s leaving moved to a page that was read already is exported', async () => {
  const all = Array.from({ length: 450 }, (_, index) => ({ number: `PR-${index}` }));
  const load = async ({ current, pageSize, export: first }: { [key: string]: unknown }) => {
    const from = (Number(current) - 1) * Number(pageSize);
    const answer = { Data: all.slice(from, from + Number(pageSize)), total: all.length };
    if (first) all.splice(7, 1);
    return answer;
  };
  const list = { load, rowKey: ({ number }: { number: string }) => number };
  const rows = await collectRows(list, { current: 1, pageSize: 20 }, 'csv');
  expect(rows.map(({ number }) => number)).toContain('PR-200');
  expect(rows).toHaveLength(450);
});

test('E5 a row that was sorted to a page that was read already is exported', async () => {
  const all = Array.from({ length: 450 }, (_, index) => ({ number: `PR-${index}` }));
  const load = async ({ current, pageSize, export: first }: { [key: string]: unknown }) => {
    const from = (Number(current) - 1) * Number(pageSize);
    const answer = { Data: all.slice(from, from + Number(pageSize)), total: all.length };
    if (first) all.unshift(...all.splice(300, 1));
    return answer;
  };
  const list = { load, rowKey: ({ number }: { number: string }) => number };
  const rows = await collectRows(list, { current: 1, pageSize: 20 }, 'csv');
  expect(rows.map(({ number }) => number)).toContain('PR-300');
  expect(rows).toHaveLength(450);
});

test('a reader in the zone of the firm is offered it once, by its current name', () => {
  const known = new Intl.DateTimeFormat().resolvedOptions();
  const read = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  read.mockReturnValueOnce({ ...known, timeZone: 'Asia/Calcutta' });
  expect(zonesToChoose()).toEqual(['Asia/Kolkata', 'UTC']);
  read.mockRestore();
});

test('a moment is told as the clocks of the chosen zone show it, with their distance from UTC', () => {
  const at = '2026-11-21T18:45:30.123Z';
  expect(zonedTime(at, 'UTC')).toBe('2026-11-21T18:45:30+00:00');
  expect(zonedTime(at, 'Asia/Kolkata')).toBe('2026-11-22T00:15:30+05:30');
  expect(zonedTime(at, 'America/St_Johns')).toBe('2026-11-21T15:15:30-03:30');
});
