import { trainFirstVersion } from '../../../server/modules/media/index.ts';
import { mediaModels } from '../../../server/modules/media/tables.ts';
import { db } from '../../../server/platform/index.ts';
import { FEW_PASSAGES_DIR } from '../../support/data/few-passages-dir.ts';
import { waitFor } from '../../support/servers/wait-for.ts';
import { screenedRequest } from '../screening/screened-request.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { modelsOf } from './media-calls.ts';
import { addSource, allRead } from './read-media.ts';

const app = await openScreeningApp([], { env: { passagesDir: FEW_PASSAGES_DIR } });
await useInventedList(app);
afterAll(() => app.close());

test('a new server trains a first version from its own passages, puts it to use once, and reads what waited for it', async () => {
  const { cast, platform } = app;
  const legalName = 'Kaveri Dredging Alpha Limited';
  const request = await screenedRequest(app, { legalName });
  const waiting = await addSource(cast.drafter, request, {
    action: 'add',
    title: 'Gazette',
    text: `Prosecutors charged ${legalName} with paying bribes to port officials in Luanda in March 2021.`,
  });
  expect(waiting.media).toMatchObject({ model: null, sources: [{ status: 'waiting' }] });

  await trainFirstVersion(platform);
  const { models } = await waitFor(
    async () => {
      const state = await modelsOf(cast.admin);
      return state.models[0]?.status === 'active' ? state : null;
    },
    { what: 'the first version to be put to use' },
  );
  expect(models).toHaveLength(1);
  expect(models[0]).toMatchObject({ number: 1, trainedBy: 'Prudence' });
  expect(models[0]?.measures?.macroF1).toBeGreaterThan(0.8);

  const read = await waitFor(
    async () => {
      const work = await allRead(cast.drafter, request);
      return work.media.sources[0]?.status === 'read' ? work : null;
    },
    { what: 'the document that waited to be read' },
  );
  expect(read.findings).toHaveLength(1);

  await trainFirstVersion(platform);
  expect((await modelsOf(cast.admin)).models).toHaveLength(1);
});

test('where the one in use was made by an earlier method, several starting servers train one new version and activate it', async () => {
  const { cast, platform } = app;
  await platform.database.tx({ kind: 'identity' }, () => db().update(mediaModels).set({ method: 'media-0' }));
  // Several servers of a new release start at once.
  await Promise.all(Array.from({ length: 4 }, () => trainFirstVersion(platform)));
  const { models } = await waitFor(
    async () => {
      const state = await modelsOf(cast.admin);
      return state.models[0]?.status === 'active' ? state : null;
    },
    { what: 'the version of the new method to be put to use' },
  );
  expect(models.map(({ number, status, trainedBy }) => [number, status, trainedBy])).toEqual([
    [2, 'active', 'Prudence'],
    [1, 'superseded', 'Prudence'],
  ]);
});
