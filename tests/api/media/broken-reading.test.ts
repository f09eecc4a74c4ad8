import { jest } from '@jest/globals';
import { FEW_PASSAGES_DIR } from '../../support/data/few-passages-dir.ts';
import { keepHandlers } from '../../support/servers/job-handlers.ts';
import { waitFor } from '../../support/servers/wait-for.ts';
import { act } from '../requests/act.ts';
import { screenedRequest, workOf } from '../screening/screened-request.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { addSource, attemptSource, useModel } from './read-media.ts';

const handlers = keepHandlers();
const app = await openScreeningApp([], { env: { passagesDir: FEW_PASSAGES_DIR } }, [handlers.module]);
await useInventedList(app);
await useModel(app);
afterAll(() => app.close());

const away = () => new Error('The storage is away.');
const article = (name: string) => ({
  action: 'add' as const,
  title: 'Gazette',
  text: `On 12 March 2021 prosecutors charged ${name} with paying bribes to port officials in Luanda.`,
});

test('a document that one run of the job has read stays read when another run fails at it', async () => {
  const { drafter } = app.cast;
  const request = await screenedRequest(app, { legalName: 'Kaveri Dredging Alpha Limited' });
  await addSource(drafter, request, article(request.legalName));
  await app.platform.database.raw.executeSql(
    `update media_sources set status = 'queued' where request_id = '${request.id}'`,
  );
  const reading = { kind: 'media.read', data: { requestId: request.id } };
  const read = jest.spyOn(app.platform.files, 'read');
  await handlers.run(reading, {
    1: async () => {
      await handlers.run(reading);
      read.mockRejectedValueOnce(away());
    },
  });
  read.mockRestore();
  const { media, findings } = await workOf(drafter, request);
  expect(media.sources).toMatchObject([{ status: 'read', error: null }]);
  expect(findings).toHaveLength(1);
});

test('a document that no try could read, because the model itself is away, says so and waits for nobody', async () => {
  const { drafter } = app.cast;
  const request = await screenedRequest(app, { legalName: 'Kaveri Dredging Bravo Limited' });
  const read = jest.spyOn(app.platform.files, 'read').mockRejectedValue(away());
  expect((await attemptSource(drafter, request, article(request.legalName))).status).toBe(202);
  const work = await waitFor(
    async () => {
      const now = await workOf(drafter, request);
      return now.media.sources[0]?.status === 'failed' ? now : null;
    },
    { what: 'the reading to be given up', everyMs: 50 },
  );
  expect(work.media.sources[0]?.error).toContain('Read it again');
  expect(work.openPoints.join(' ')).not.toContain('being read');
  read.mockRestore();
  const again = { action: 'read_again' as const, source: work.media.sources[0]?.id ?? '' };
  expect((await addSource(drafter, request, again)).media.sources).toMatchObject([{ status: 'read' }]);
});

test('a document whose turn did not come before the request was cancelled says so, and nobody waits for it', async () => {
  const { client, drafter, allocator } = app.cast;
  const request = await screenedRequest(app, { legalName: 'Kaveri Dredging Castle Limited' });
  const { files } = app.platform;
  const read = jest.spyOn(files, 'read').mockImplementationOnce(async (...asked) => {
    read.mockRestore();
    await act(client, 'cancel', request, { comment: 'It is over.' });
    return files.read(...asked);
  });
  expect((await attemptSource(drafter, request, article(request.legalName))).status).toBe(202);
  const { media } = await waitFor(
    async () => {
      const work = await workOf(allocator, request);
      const isPending = work.media.sources.some(({ status }) => status === 'queued' || status === 'reading');
      return isPending ? null : work;
    },
    { what: 'the document that nobody waits for' },
  );
  expect(media.sources).toMatchObject([{ status: 'not_read', error: null }]);
});
