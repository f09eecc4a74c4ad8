import { act } from '../requests/act.ts';
import { reload } from '../requests/build-request.ts';
import { screenedRequest } from '../screening/screened-request.ts';
import { daysLater, keepFor, openRetentionApp, releasedWithFile, rowsAbout, run } from './retention-app.ts';

const test1 = await openRetentionApp();
afterAll(() => test1.close());

test('the newest sealed report of a third party in a relationship stays while a newer request about it is open or was given up', async () => {
  const about = { legalName: 'Assessed Again Looms' };
  const { request, thirdParty: id } = await releasedWithFile(test1, about);
  const { thirdParty } = await test1.cast.client.call('GET /reports/v1.0/thirdparties', { id });
  await test1.cast.client.call('POST /reports/v1.0/thirdparties', {
    ...{ action: 'decide', id, version: thirdParty?.version ?? 1 },
    ...{ decision: 'approved', reason: 'Known for years.' },
    against: thirdParty?.recommendation ?? undefined,
  });
  const again = await screenedRequest(test1, about);
  await keepFor(test1.cast.admin, { closed_requests: 30 });
  await daysLater(test1, 60);
  await run(test1);
  expect(await rowsAbout(test1, request.id)).toContain('report_versions');
  await act(test1.cast.client, 'cancel', await reload(test1, again.id));
  await daysLater(test1, 60);
  await run(test1);
  expect(await rowsAbout(test1, request.id)).toContain('report_versions');
});
