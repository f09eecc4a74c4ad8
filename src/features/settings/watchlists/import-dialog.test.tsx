// Umi's own modules first: they and the shared ones import each other.
import '@umijs/max';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { call } from '@/shared/http/call';
import { replaceMessageChannel } from '../../../../tests/browser/message-channel.ts';
import { withRouter } from '../../../../tests/browser/with-router.tsx';
import { ImportDialog } from './import-dialog.tsx';

jest.mock('@/shared/http/call.ts', () => ({ call: jest.fn() }));
// jsdom's files cannot be read.
const mockHeadings = ['Name', 'Country'];
const mockNone: string[] = [];
jest.mock('./use-headings.ts', () => ({ useHeadings: (file?: File) => (file ? mockHeadings : mockNone) }));
const server = call as unknown as jest.Mock;
replaceMessageChannel();

type Watchlist = import('../../../../contract/index.ts').watchlists.Watchlist;
const known = { name: 'Own list', format: 'plain_csv', topic: 'pep' } as Watchlist;
const formats = { 'Your own list (JSON)': 1, 'Your own list (CSV)': 2 };

function open() {
  server.mockReset().mockResolvedValue({ Result: 'Success', Data: {} });
  render(<ImportDialog lists={[known]} onClose={() => {}} />, { wrapper: withRouter() });
}
/** By the keys: what is further down the list than it shows is not in the page. */
async function chooseFormat(format: keyof typeof formats) {
  const box = screen.getByRole('combobox', { name: 'Format' });
  fireEvent.mouseDown(box);
  const press = (key: string, keyCode: number) => fireEvent.keyDown(box, { key, keyCode });
  await waitFor(() => expect(box.getAttribute('aria-expanded')).toBe('true'));
  for (let from = 0; from < formats[format]; from += 1) {
    const before = box.getAttribute('aria-activedescendant');
    press('ArrowUp', 38);
    await waitFor(() => expect(box.getAttribute('aria-activedescendant')).not.toBe(before));
  }
  press('Enter', 13);
  await screen.findByText(format);
}
const nameList = (name: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'List name' }), { target: { value: name } });
const addFile = (content: string) =>
  fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, {
    target: { files: [new File([content], 'own.csv', { type: 'text/csv' })] },
  });
const importButton = () => screen.getByRole('button', { name: 'Import' });
const canImport = (can: boolean) => waitFor(() => expect(importButton()).toHaveProperty('disabled', !can));

test('a file is enough for an import, whose format and name the server then finds out', async () => {
  open();
  await canImport(false);
  addFile('whatever');
  await canImport(true);
  fireEvent.click(importButton());
  await waitFor(() => expect(server).toHaveBeenCalled());
  expect(server.mock.lastCall?.[1]).toEqual({ action: 'import' });
});

test('a list of one’s own needs a name, and a topic unless the list of that name has one', async () => {
  open();
  await chooseFormat('Your own list (JSON)');
  addFile('[]');
  await screen.findByRole('combobox', { name: 'Topic of the list' });
  await canImport(false);
  nameList('Own list');
  await canImport(true);
  nameList('A new list');
  await canImport(false);
});

test('of a table of one’s own the column with the names is chosen', async () => {
  open();
  await chooseFormat('Your own list (CSV)');
  nameList('Own list');
  addFile('a table');
  await screen.findByRole('group', { name: 'Columns' });
  await canImport(true);
  fireEvent.click(importButton());
  await waitFor(() => expect(server).toHaveBeenCalled());
  expect(server.mock.lastCall?.[1]).toMatchObject({ format: 'plain_csv', mapping: { name: 'Name' } });
});
