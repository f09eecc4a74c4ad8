import { sql } from 'drizzle-orm';
import { keepHandlers } from '../../support/servers/job-handlers.ts';
import { rowsOf } from '../identity/database-state.ts';
import { act } from '../requests/act.ts';
import { screenedRequest } from '../screening/screened-request.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { comparingIn } from './comparing.ts';

const handlers = keepHandlers();
const app = await openScreeningApp([], {}, [handlers.module]);
afterAll(() => app.close());
const { monitoredPartyOf } = comparingIn(app, handlers);

test('nothing is noted of a third party that is removed while it is compared, as when its client leaves', async () => {
  await useInventedList(app);
  const request = await screenedRequest(app, { legalName: 'Vanishing Tankers' });
  await act(app.cast.client, 'cancel', request, { comment: 'It is over.' });
  const party = await monitoredPartyOf(request);
  const remove = async () => {
    const [asked, confirmed] = [app.cast.admin.actor.userId, app.cast.allocator.actor.userId];
    await rowsOf(
      app,
      sql`insert into client_departures
            (client_id, requested_by, requested_at, exported_at, confirmed_by, confirmed_at)
          values (${request.clientId}, ${asked}, now(), now(), ${confirmed}, now()) returning client_id`,
    );
    await rowsOf(app, sql`select remove_request(${request.id}::uuid) as gone`);
  };
  let turns = 0;
  await handlers.run({ kind: 'monitoring.rescreen', data: {} }, {}, async (units, work) => {
    for (const unit of units) await work(unit);
    turns += 1;
    // What was found is raised, and that it was compared is not noted yet.
    if (turns === 2) await remove();
    return 0;
  });
  expect(turns).toBe(2);
  expect(await rowsOf(app, sql`select id from third_parties where id = ${party}`)).toEqual([]);
  expect(await rowsOf(app, sql`select third_party_id from watched_parties`)).toEqual([]);
});
