import { waitFor } from '@testing-library/react';
import { downloadFiles } from './download-files.ts';
import { downloadStore } from './download-store.ts';

let mockIsAway = true;
jest.mock('./fetch-blob.ts', () => ({ fetchBlob: async () => new Blob(['content']) }));
jest.mock('./zip-files.ts', () => ({
  zipFiles: async () => {
    if (mockIsAway) throw new TypeError('Failed to fetch dynamically imported module');
    return new Blob(['zip']);
  },
}));

test('files that cannot be packed, because the program for it does not load, are told and offered again', async () => {
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => {};
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const item = (id: string) => ({
    signed_url: `/api/reports/v1.0/files?id=${id}`,
    original_name: `${id}.pdf`,
  });
  await downloadFiles({ type: 'azure', Data: [item('a'), item('b')] });
  const [run] = downloadStore.read();
  expect(run?.failed.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf']);
  expect(saved).toEqual([]);
  mockIsAway = false;
  run?.retry?.();
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^Prudence_.+\.zip$/)]));
  expect(downloadStore.read()).toEqual([]);
});
