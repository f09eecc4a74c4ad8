import { waitFor } from '@testing-library/react';
import JSZip from 'jszip';
import { toastStore } from '../../ui/toasts/toast-store.ts';
import { toCsv } from '../download-csv.ts';
import { downloadFiles } from './download-files.ts';
import { downloadStore } from './download-store.ts';
import { fetchBlob } from './fetch-blob.ts';
import { cleanFileName } from './save-blob.ts';
import { uniqueName } from './zip-files.ts';

jest.mock('./fetch-blob.ts', () => ({ fetchBlob: jest.fn() }));

const saved: { name: string; href: string }[] = [];
const blobs = new Map<string, Blob>();
const said: string[] = [];
let broken: Set<string>;

beforeEach(() => {
  saved.length = 0;
  said.length = 0;
  blobs.clear();
  broken = new Set();
  let made = 0;
  URL.createObjectURL = (blob) => {
    made += 1;
    blobs.set(`blob:${made}`, blob as Blob);
    return `blob:${made}`;
  };
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, href: this.getAttribute('href') ?? '' });
  });
  jest.spyOn(console, 'warn').mockImplementation((text: string) => void said.push(text));
  jest.mocked(fetchBlob).mockImplementation(async (address) => {
    const id = new URL(address, location.href).searchParams.get('id') ?? '';
    if (broken.has(id)) throw new Error('It is away.');
    return new Blob([`content of ${id}`]);
  });
  for (const { id } of downloadStore.read()) downloadStore.dismiss(id);
});
afterEach(() => jest.restoreAllMocks());

const item = (id: string, original_name: string, sig = '1') => ({
  signed_url: `/api/reports/v1.0/files?id=${id}&sig=${sig}`,
  original_name,
});
const azure = (...items: ReturnType<typeof item>[]) => ({ type: 'azure' as const, Data: items });
const entriesOf = async (href = '') => {
  const zip = await JSZip.loadAsync(await bytesOf(blobs.get(href) as Blob));
  return Object.keys(zip.files);
};
const bytesOf = (blob: Blob) =>
  new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(blob);
  });

test('one file is saved under its cleaned name', async () => {
  await downloadFiles(azure(item('a', 'Müller & Co (1).pdf')));
  expect(saved.map(({ name }) => name)).toEqual(['M_ller___Co__1_.pdf']);
});

test('D13 several are one zip called after the product, equal names numbered, no name with a path', async () => {
  await downloadFiles(azure(item('a', 'a.pdf'), item('b', 'A.pdf'), item('c', '../../c.pdf')));
  expect(saved.map(({ name }) => name)).toEqual([expect.stringMatching(/^Prudence_.+\.zip$/)]);
  expect(await entriesOf(saved[0]?.href)).toEqual(['a.pdf', 'A_2.pdf', '.._.._c.pdf']);
});

test('what could not be fetched is counted, logged and shown; the rest is saved, and trying again brings it', async () => {
  broken = new Set(['b', 'c']);
  const again = jest.fn(async () => [
    item('a', 'a.pdf', '2'),
    item('b', 'b.pdf', '2'),
    item('c', 'c.pdf', '2'),
  ]);
  await downloadFiles(azure(item('a', 'a.pdf'), item('b', 'b.pdf'), item('c', 'c.pdf')), again);
  expect(said).toEqual(['Failed to fetch: b.pdf', 'Failed to fetch: c.pdf']);
  expect(await entriesOf(saved[0]?.href)).toEqual(['a.pdf']);
  const [run] = downloadStore.read();
  expect(run).toMatchObject({
    total: 3,
    failed: [{ name: 'b.pdf', reason: 'It is away.' }, { name: 'c.pdf' }],
  });

  broken.clear();
  jest.mocked(fetchBlob).mockClear();
  run?.retry?.();
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(jest.mocked(fetchBlob).mock.calls.map(([address]) => address)).toEqual([
    '/api/reports/v1.0/files?id=b&sig=2',
    '/api/reports/v1.0/files?id=c&sig=2',
  ]);
  expect(await entriesOf(saved[1]?.href)).toEqual(['b.pdf', 'c.pdf']);
  expect(downloadStore.read()).toEqual([]);
});

test('a single file that could not be fetched is logged as such and offered again', async () => {
  broken = new Set(['a']);
  await downloadFiles(azure(item('a', 'a.pdf')));
  expect(said).toEqual(['Failed to fetch single file']);
  expect(saved).toEqual([]);
  broken.clear();
  downloadStore.read()[0]?.retry?.();
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['a.pdf']));
});

const base64 = (text: string) => btoa(text);

test('D19 anything else is a PDF in base64, saved under its name', async () => {
  await downloadFiles({ type: 'report', Data: base64('%PDF-1.7 sealed'), original_name: 'PR 1-v1.pdf' });
  expect(saved.map(({ name }) => name)).toEqual(['PR_1-v1.pdf']);
  expect(blobs.get('blob:1')?.type).toBe('application/pdf');
});

test.each([
  ['a page', base64('<html><script>1</script></html>')],
  ['a page behind a space', base64(' %PDF-1.7')],
  ['broken base64', '%%%'],
  ['nothing', ''],
])(
  'D19 %s instead of a PDF is refused in words; nothing is saved and no window opens',
  async (_what, Data) => {
    const opened = jest.spyOn(window, 'open').mockImplementation(() => null);
    await downloadFiles({ type: 'pdf', Data, original_name: 'report.pdf' });
    expect(saved).toEqual([]);
    expect(blobs.size).toBe(0);
    expect(opened).not.toHaveBeenCalled();
    expect(said).toEqual(['Failed to fetch single file']);
    expect(toastStore.read().at(-1)).toMatchObject({
      type: 'error',
      message: { text: 'downloads.notPdf' },
    });
  },
);

test('a file keeps letters, digits, underscore, hyphen and dot of its name', () => {
  expect(cleanFileName('../../Müller & Co (1).pdf')).toBe('.._.._M_ller___Co__1_.pdf');
});

test('two equal names in one zip are numbered', () => {
  const taken = new Set<string>();
  expect(['a.pdf', 'A.pdf', 'a.pdf', 'b'].map((name) => uniqueName(name, taken))).toEqual([
    'a.pdf',
    'A_2.pdf',
    'a_3.pdf',
    'b',
  ]);
});

test('D17 a CSV starts with a byte-order mark, takes its headers from the first row and runs no formula', async () => {
  const csv = await toCsv([
    { Name: '=1+1', Note: 'a,b' },
    { Name: '@x', Note: 'say "hi"' },
  ]);
  expect(csv).toBe('\ufeffName,Note\r\n\'=1+1,"a,b"\r\n\'@x,"say ""hi"""');
});
