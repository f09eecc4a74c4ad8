import '@umijs/max';
import { exportList } from '../ui/data-table/export/export-list.ts';
import { toastStore } from '../ui/toasts/toast-store.ts';
import { downloadCsv } from './download-csv.ts';

jest.mock('./call.ts', () => ({ call: jest.fn() }));
let mockIsAway = true;
const mockAway = () => {
  if (mockIsAway) throw new TypeError('Failed to fetch dynamically imported module');
};
jest.mock('papaparse', () => {
  mockAway();
  return jest.requireActual('papaparse');
});
jest.mock('jszip', () => {
  mockAway();
  return jest.requireActual('jszip');
});

const saved: string[] = [];
beforeEach(() => {
  mockIsAway = true;
  saved.length = 0;
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

test('a CSV whose program cannot be loaded is told in words, and saved at the next try', async () => {
  await downloadCsv('requests', [{ Name: 'Asha' }]);
  expect(toastStore.read().at(-1)).toMatchObject({
    type: 'error',
    title: { text: 'downloads.failed' },
    message: expect.stringContaining('Couldn’t load this. Try again'),
  });
  expect(saved).toEqual([]);
  mockIsAway = false;
  await downloadCsv('requests', [{ Name: 'Asha' }]);
  expect(saved).toEqual([expect.stringMatching(/^requests_.+\.csv$/)]);
});

test('an export whose program cannot be loaded is refused as a call is, and made at the next try', async () => {
  const rows = [{ id: '1', name: 'Asha' }];
  const list = {
    name: 'requests',
    columns: [{ key: 'name', title: 'Name', dataIndex: 'name' }],
    rowKey: ({ id }: (typeof rows)[number]) => id,
    load: async () => ({ Data: rows, total: 1 }),
  };
  const save = () => exportList(list, { current: 1, pageSize: 20 }, { format: 'xlsx', zone: 'UTC' });
  await expect(save()).rejects.toMatchObject({ name: 'ApiProblem', code: 'part.not_loaded', status: 0 });
  mockIsAway = false;
  expect(await save()).toBe(1);
  expect(saved).toEqual([expect.stringMatching(/^requests_.+\.xlsx$/)]);
});
