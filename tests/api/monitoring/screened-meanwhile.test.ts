import { holdRows } from '../../support/database/hold-rows.ts';
import { keepHandlers } from '../../support/servers/job-handlers.ts';
import { screened, screenedRequest, workOf } from '../screening/screened-request.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { comparingIn } from './comparing.ts';

const handlers = keepHandlers();
const app = await openScreeningApp([], {}, [handlers.module]);
afterAll(() => app.close());

const { compare, monitoredPartyOf, alertsOf } = comparingIn(app, handlers);

const isOutcomeOfRun = (result: unknown) =>
  typeof result === 'object' && result !== null && 'run' in result && 'matches' in result;

test('what a screening no longer shows that ends during a comparison of third parties is raised by the next one', async () => {
  const { drafter } = app.cast;
  const sanctioned = 'T1,Black Reef Tankers,organisation,,,,,sanctions';
  const another = 'T2,Wadenhoe Birch,person,,,,,sanctions';
  await useInventedList(app, [sanctioned, another]);
  const request = await screenedRequest(app, { legalName: 'Blackreef Tankers Holding' });
  expect((await workOf(drafter, request)).matches).toHaveLength(1);
  const party = await monitoredPartyOf(request);
  await useInventedList(app, [another]);
  app.platform.clock.advance(60_000);
  await compare();
  const { database } = app.platform;
  const { tx } = database;
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const { promise: stored, resolve: store } = Promise.withResolvers<void>();
  database.tx = (scope, work) =>
    tx.call(database, scope, async () => {
      const result = await work();
      if (isOutcomeOfRun(result)) {
        end();
        await stored;
      }
      return result;
    }) as never;
  await drafter.call('POST /reports/v1.0/screenings', { request: request.id });
  await ended;
  app.platform.clock.advance(1000);
  await useInventedList(app, [sanctioned, another]);
  const waiting = await holdRows(app, 'select 1', []);
  const compared = compare();
  await waiting.untilWaiting(1, compared);
  await waiting.letGo();
  store();
  await compared;
  await screened(drafter, request);
  expect((await workOf(drafter, request)).matches).toEqual([]);
  app.platform.clock.advance(60_000);
  await compare();
  expect(await alertsOf(party)).toMatchObject([{ kind: 'new_match', matches: [{ entryId: 'T1' }] }]);
});
