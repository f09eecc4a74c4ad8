import { trainFirstVersion } from '../../../server/modules/media/index.ts';
import { waitFor } from '../../support/wait-for.ts';
import { screenedRequest } from '../screening/screened-request.ts';
import { openScreeningApp, type ScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { modelsOf } from './media-calls.ts';
import { addSource, allRead } from './read-media.ts';

let app: ScreeningApp;
beforeAll(async () => {
  app = await openScreeningApp();
  await useInventedList(app);
});
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
    { what: 'the first version to be put to use', seconds: 60 },
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
