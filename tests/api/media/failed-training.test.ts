import { FEW_PASSAGES_DIR } from '../../support/data/few-passages-dir.ts';
import { breakInserts } from '../../support/database/break-inserts.ts';
import { openScreeningApp } from '../screening/screening-app.ts';
import { modelsOf, trainedVersion } from './media-calls.ts';

const app = await openScreeningApp([], { env: { passagesDir: FEW_PASSAGES_DIR } });
afterAll(() => app.close());

test('administrators are told once of a training that failed for the last time, and train again', async () => {
  const { admin } = app.cast;
  const mend = await breakInserts(app, 'media_models', 'status', 'ready');
  await trainedVersion(admin);
  await mend();
  expect((await modelsOf(admin)).models.map(({ status }) => status)).toEqual(['failed']);
  const { Data: notices } = await admin.call('GET /reports/v1.0/notifications', {});
  expect(notices.map(({ activity }) => activity)).toEqual([
    'version 1 could not be trained because of a server error: train again',
  ]);
  await trainedVersion(admin);
  expect((await modelsOf(admin)).models.map(({ status }) => status).sort()).toEqual(['failed', 'ready']);
});
