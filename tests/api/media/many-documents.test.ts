import { MediaLimits } from '../../../contract/limits.ts';
import { FEW_PASSAGES_DIR } from '../../support/data/few-passages-dir.ts';
import { eventsOf } from '../identity/database-state.ts';
import { intakeOf, screenedRequest, submittedAndScreened, workOf } from '../screening/screened-request.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { addSource, allRead, useModel } from './read-media.ts';

const app = await openScreeningApp([], { env: { passagesDir: FEW_PASSAGES_DIR } });
await useInventedList(app);
await useModel(app);
afterAll(() => app.close());

const perCall = 20;
const clipping = (number: number) => ({
  name: `clipping ${number}.txt`,
  content: `The harbour of Luanda opened berth ${number} for vessels that carry grain.`,
});
const clippings = (from: number) => Array.from({ length: perCall }, (_, at) => clipping(from + at));

test('all documents of a request are read, of however many runs that takes', async () => {
  const { client, drafter } = app.cast;
  const count = MediaLimits.sources + perCall;
  const save = 'POST /reports/v1.0/requestdetails';
  const legalName = 'Kaveri Dredging Alpha Limited';
  const intake = intakeOf({ legalName });
  let { Data: draft } = await client.call(save, { intake }, clippings(0));
  for (let from = perCall; from < count; from += perCall) {
    const { id: request, version } = draft;
    draft = (await client.call(save, { request, version, intake }, clippings(from))).Data;
  }
  const request = await submittedAndScreened(app.cast, draft);
  const { media } = await allRead(drafter, request);
  expect(media.sources).toHaveLength(count);
  expect(media.sources.filter(({ status }) => status !== 'read')).toEqual([]);
  // A drafter adds sources to as many attachments as there are.
  const text = `${legalName} opened a canteen for its sailors, and the mayor cut the ribbon.`;
  const added = await addSource(drafter, request, { action: 'add', title: 'Gazette', text });
  expect(added.media.sources).toHaveLength(count + 1);
});

test('a file that comes with a comment is read like any other', async () => {
  const { client, drafter } = app.cast;
  const request = await screenedRequest(app, { legalName: 'Kaveri Dredging Bravo Limited' });
  await client.call(
    'POST /reports/v1.0/casecomments',
    { client: request.clientId, request: request.id, text: 'Their newest report.', visibility: 'shared' },
    [clipping(1)],
  );
  const { media } = await allRead(drafter, request);
  expect(media.sources).toMatchObject([{ kind: 'attachment', title: 'clipping 1.txt', status: 'read' }]);
});

test('a document that is too long to be read whole says so, on the page, in the report without the title that its client does not see, and in the trail', async () => {
  const { drafter } = app.cast;
  const request = await screenedRequest(app, { legalName: 'Kaveri Dredging Castle Limited' });
  const long = 'The harbour of Luanda opened for vessels that carry grain. '.repeat(
    Math.ceil(MediaLimits.characters / 59) + 1,
  );
  const { media } = await addSource(drafter, request, { action: 'add', title: 'Court file' }, [
    { name: 'court.txt', content: long },
  ]);
  expect(media.sources).toMatchObject([{ status: 'read', partlyRead: true }]);
  const { sections } = await workOf(drafter, request);
  const limitations = sections.find(({ key }) => key === 'limitations')?.text;
  expect(limitations).toContain(
    'Only the first 1,000,000 characters of these documents were searched for adverse media: 1 document of the assessment team.',
  );
  expect(limitations).not.toContain('Court file');
  const event = (await eventsOf(app)).find(
    ({ type, data }) => type === 'media.read' && data.source === media.sources[0]?.id,
  );
  expect(event?.data).toMatchObject({ charactersRead: MediaLimits.characters });
});
