import { breakInserts } from '../../support/database/break-inserts.ts';
import { signInAs } from '../../support/people/sign-in-as.ts';
import { screenedRequest, workOf } from '../screening/screened-request.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { published } from './drafting.ts';

const app = await openScreeningApp();
const { admin, drafter } = app.cast;
await useInventedList(app);
afterAll(() => app.close());

test('an open request that cannot be rated by a new method keeps no other from its turn, and administrators are told', async () => {
  const other = await signInAs(app, { role: 'admin', name: 'Bea Admin' });
  const open = [];
  for (const legalName of ['Salem Looms', 'Karur Weavers', 'Erode Dyers'])
    open.push(await screenedRequest(app, { legalName, relationshipType: 'agent' }));
  // In the order in which they are rated.
  const [first, ...others] = open.sort((a, b) => (a.id < b.id ? -1 : 1));
  const mend = await breakInserts(app, 'ratings', 'request_id', first?.id ?? '');
  const { work } = await published(admin, { 'bands.medium': 10, 'bands.high': 20 }, other);
  await mend();
  for (const request of others)
    expect((await workOf(drafter, request)).rating).toMatchObject({ methodVersion: '3', overall: 'high' });
  expect(work).toMatchObject({ status: 'failed', error: expect.stringContaining('1 of 3 failed') });
  const { Data } = await admin.call('GET /reports/v1.0/notifications', {});
  const told = Data.filter(({ code }) => code === 'method.not_rated');
  expect(told).toMatchObject([{ entity_name: 'Rating method', values: { number: 3 } }]);
});
