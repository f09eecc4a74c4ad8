import { holdRows } from '../../support/database/hold-rows.ts';
import { keepHandlers } from '../../support/servers/job-handlers.ts';
import { act, attemptAct } from '../requests/act.ts';
import { screenedRequest, workOf } from '../screening/screened-request.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { comparingIn } from './comparing.ts';

const handlers = keepHandlers();
const app = await openScreeningApp([], {}, [handlers.module]);
afterAll(() => app.close());

const { compare, monitoredPartyOf, alertsOf } = comparingIn(app, handlers);

test('what a request showed that is cancelled while its third party is compared is raised by the next comparison', async () => {
  await useInventedList(app, ['T1,Black Reef Tankers,organisation,,,,,sanctions']);
  const request = await screenedRequest(app, { legalName: 'Blackreef Tankers Holding' });
  expect((await workOf(app.cast.drafter, request)).matches).toHaveLength(1);
  const party = await monitoredPartyOf(request);
  const held = await holdRows(app, 'select from third_parties where id = $1 for update', [party]);
  const cancelled = attemptAct(app.cast.client, 'cancel', request, { comment: 'It is over.' });
  await held.untilWaiting();
  app.platform.clock.advance(1000);
  const compared = compare();
  await held.untilWaiting(2, compared);
  await held.letGo();
  await compared;
  expect((await cancelled).status).toBe(200);
  app.platform.clock.advance(60_000);
  await compare();
  expect(await alertsOf(party)).toMatchObject([{ kind: 'new_match', matches: [{ entryId: 'T1' }] }]);
});

test('so is what a request showed whose cancellation began before a comparison and was done after it', async () => {
  const request = await screenedRequest(app, { legalName: 'Black Reef Tankers Group' });
  const party = await monitoredPartyOf(request);
  const { database } = app.platform;
  const { tx } = database;
  let turn = 0;
  let compared: Promise<unknown> | undefined;
  database.tx = async (scope, ...given) => {
    // It has seen the request, and is about to change it.
    if (scope.kind === 'tenant' && ++turn === 2) {
      app.platform.clock.advance(1000);
      compared = compare();
      await compared;
    }
    return tx.call(database, scope, ...given) as never;
  };
  await act(app.cast.client, 'cancel', request, { comment: 'It is over.' });
  database.tx = tx;
  expect(compared).toBeDefined();
  expect(await alertsOf(party)).toEqual([]);
  app.platform.clock.advance(60_000);
  await compare();
  expect(await alertsOf(party)).toMatchObject([{ kind: 'new_match', matches: [{ entryId: 'T1' }] }]);
});
