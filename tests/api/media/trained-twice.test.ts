import { FEW_PASSAGES_DIR } from '../../support/data/few-passages-dir.ts';
import { keepHandlers } from '../../support/servers/job-handlers.ts';
import { openScreeningApp } from '../screening/screening-app.ts';
import { modelsOf, trainedVersion } from './media-calls.ts';

const handlers = keepHandlers();
const app = await openScreeningApp([], { env: { passagesDir: FEW_PASSAGES_DIR } }, [handlers.module]);
afterAll(() => app.close());

test('a training that two servers ran at once leaves the version active that was activated meanwhile', async () => {
  const { admin } = app.cast;
  const version = await trainedVersion(admin);
  await app.platform.database.raw.executeSql(
    `update media_models set status = 'training' where id = '${version}'`,
  );
  const training = { kind: 'media.train', data: { modelId: version } };
  await handlers.run(training, {
    2: async () => {
      await handlers.run(training);
      await admin.call('POST /security/v1.0/prameyaretrain', { action: 'activate', version });
    },
  });
  expect((await modelsOf(admin)).models.map(({ status }) => status)).toEqual(['active']);
});
