import { DownloadLimits } from '../../../../contract/limits.ts';
import { toastStore } from '../../ui/toasts/toast-store.ts';
import { ApiProblem } from '../api-problem.ts';
import { call } from '../call.ts';
import { downloadAttachments } from './download-attachments.ts';
import { downloadFiles } from './download-files.ts';

jest.mock('../call.ts', () => ({ call: jest.fn() }));
jest.mock('./download-files.ts', () => ({ downloadFiles: jest.fn() }));

const calls = jest.mocked(call as (key: string, input: object) => Promise<unknown>);
const opened: string[] = [];
const choices = [
  { client: 'c', request: 'r1' },
  { client: 'c', request: 'r2' },
];

function answering(size: number) {
  calls.mockImplementation(async (key) =>
    key.startsWith('GET')
      ? { type: 'azure', Data: [{ signed_url: '/f', original_name: 'a.pdf', size }] }
      : { Data: { signed_url: '/api/archives?ticket=t', original_name: 'Prudence_1.zip' } },
  );
}
beforeEach(() => {
  jest.clearAllMocks();
  opened.length = 0;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(this.getAttribute('href') ?? '');
  });
});

test('files of several requests up to 200 MB are packed here', async () => {
  answering(DownloadLimits.inBrowser / 2);
  await downloadAttachments(choices);
  expect(calls.mock.calls.map(([key]) => key.split(' ')[0])).toEqual(['GET', 'GET']);
  expect(jest.mocked(downloadFiles).mock.calls[0]?.[0].Data).toHaveLength(2);
  expect(opened).toEqual([]);
});

test('beyond that the browser opens an address of the server’s zip with the client time, and fetches nothing', async () => {
  answering(DownloadLimits.inBrowser / 2 + 1);
  await downloadAttachments(choices);
  expect(calls).toHaveBeenLastCalledWith('POST /reports/v1.0/archives', { items: choices }, { quiet: true });
  expect(opened).toHaveLength(1);
  const { pathname, searchParams } = new URL(opened[0] ?? '', location.href);
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/api/archives',
    { ticket: 't', C_TIMESTAMP: expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/) },
  ]);
  expect(downloadFiles).not.toHaveBeenCalled();
});

test('a refusal is said', async () => {
  calls.mockRejectedValue(new ApiProblem(422, { Data: 'The stored file is not what was taken in.' }));
  await downloadAttachments(choices);
  expect(toastStore.read().at(-1)).toMatchObject({ title: { text: 'downloads.failed' } });
});
