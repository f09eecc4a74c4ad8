import { act, fireEvent, render, screen } from '@testing-library/react';
import { FileLimits } from '../../../../contract/limits.ts';
import { toastStore } from '../toasts/toast-store.ts';
import { DropZone } from './drop-zone.tsx';
import { UploadList } from './upload-list.tsx';
import { type UploadOptions, useUploads } from './use-uploads.ts';

type Sent = UploadOptions & {
  file: File;
  resolve: (value?: unknown) => void;
  reject: (error: Error) => void;
};

const sent: Sent[] = [];
const nth = (place: number) => sent[place] as Sent;
let present = 0;

beforeEach(() => {
  sent.length = 0;
  present = 0;
  // jsdom lays nothing out.
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    configurable: true,
    get: () => document.body,
  });
});

/** Keeps every upload waiting until the test says how it ends. */
function Uploads() {
  const uploads = useUploads(
    present,
    (file, options) =>
      new Promise((resolve, reject) => {
        sent.push({ file, ...options, resolve, reject });
        options.signal.addEventListener('abort', () => reject(new Error('given up')));
      }),
  );
  return (
    <>
      <DropZone onFile={uploads.add}>Drop files here.</DropZone>
      <UploadList uploads={uploads} />
    </>
  );
}
const file = (name: string, content = 'x') => new File([content], name);
const paste = (...files: File[]) =>
  act(async () => void fireEvent.paste(document, { clipboardData: { files } }));
const row = (name: string) => screen.getByText(name, { exact: false }).closest('li');

test('files go up one after the other, each with its progress, and leave the list when they have arrived', async () => {
  render(<Uploads />);
  await paste(file('a.pdf'), file('b.pdf'));
  expect(sent.map((one) => one.file.name)).toEqual(['a.pdf']);
  await act(async () => nth(0).onProgress(0.5));
  expect(row('a.pdf')?.textContent).toContain('50%');
  await act(async () => nth(0).resolve());
  expect(screen.queryByText('a.pdf', { exact: false })).toBeNull();
  expect(sent.map((one) => one.file.name)).toEqual(['a.pdf', 'b.pdf']);
});

test('a file that failed is kept, says why, and goes up again; the others go on', async () => {
  render(<Uploads />);
  await paste(file('a.pdf'), file('b.pdf'));
  await act(async () => nth(0).reject(new Error('The server is away.')));
  expect(screen.getByRole('alert').textContent).toBe('The server is away.');
  expect(sent).toHaveLength(2);
  await act(async () => nth(1).resolve());
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(nth(2).file).toBe(nth(0).file);
  await act(async () => nth(2).resolve());
  expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
});

test('an upload can be given up until all of it has left', async () => {
  render(<Uploads />);
  await paste(file('a.pdf'));
  await act(async () => nth(0).onProgress(1));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Cancel/ }).disabled).toBe(true);
  await act(async () => nth(0).onProgress(0.3));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Cancel/ })));
  expect(nth(0).signal.aborted).toBe(true);
  expect(screen.queryByText('a.pdf', { exact: false })).toBeNull();
});

test('what would be refused does not travel: kind, size, emptiness, number', async () => {
  present = FileLimits.files - 1;
  const large = file('large.pdf');
  Object.defineProperty(large, 'size', { value: FileLimits.perFile + 1 });
  render(<Uploads />);
  await paste(file('a.exe'), file('empty.pdf', ''), large, file('last.pdf'), file('one-too-many.pdf'));
  expect(sent.map((one) => one.file.name)).toEqual(['last.pdf']);
  expect(toastStore.read().map(({ title }) => title)).toEqual([
    'a.exe',
    'empty.pdf',
    'large.pdf',
    'one-too-many.pdf',
  ]);
});

test('nothing is pasted into a step that is not shown', async () => {
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', { configurable: true, get: () => null });
  render(<Uploads />);
  await paste(file('a.pdf'));
  expect(sent).toEqual([]);
});
