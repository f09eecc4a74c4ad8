import { holdRows } from '../../support/database/hold-rows.ts';
import { keepHandlers } from '../../support/servers/job-handlers.ts';
import { save } from '../assessment/working-on.ts';
import { act } from '../requests/act.ts';
import { screenedRequest, workOf } from '../screening/screened-request.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { comparingIn } from './comparing.ts';

const handlers = keepHandlers();
const app = await openScreeningApp([], {}, [handlers.module]);
await useInventedList(app, ['T1,Black Reef Tankers,organisation,,,,,sanctions']);
afterAll(() => app.close());

const { compare, monitoredPartyOf, alertsOf } = comparingIn(app, handlers);

/** A monitored third party whose only request is over, and another request that names the same director. */
async function sameDirector(director: string, one: string, other: string) {
  const principals = [{ name: director, role: 'director' as const }];
  const over = await screenedRequest(app, { legalName: one, principals });
  const open = await screenedRequest(app, { legalName: other, principals });
  const [match] = (await workOf(app.cast.drafter, open)).matches;
  if (!match) throw new Error('nothing was found');
  await save(app.cast.drafter, open, {
    dispositions: [
      {
        match: match.id,
        disposition: 'false_positive',
        reasonCode: 'different_business',
        comment: 'Another trade.',
      },
    ],
  });
  await save(app.cast.allocator, open, { confirm: [match.id] });
  await act(app.cast.client, 'cancel', over, { comment: 'It is over.' });
  const party = await monitoredPartyOf(over);
  app.platform.clock.advance(60_000);
  await compare();
  expect(await alertsOf(party)).toEqual([]);
  app.platform.clock.advance(60_000);
  return { party, open, match };
}

test('a decision withdrawn during a comparison of third parties is seen by the next one', async () => {
  const { party, open, match } = await sameDirector(
    'Blackreef Tankers Holding',
    'Kaveri Textiles Private Limited',
    'Sahyadri Dairy Private Limited',
  );
  const held = await holdRows(app, 'select from matches where id = $1 for update', [match.id]);
  const saved = save(app.cast.drafter, open, {
    dispositions: [{ match: match.id, disposition: 'unspecified', reasonCode: 'different_business' }],
  });
  await held.untilWaiting();
  await app.platform.database.raw.executeSql(`update watched_parties set method_version = 'names-0'`);
  app.platform.clock.advance(1000);
  const compared = compare();
  await held.untilWaiting(2, compared);
  await held.letGo();
  await Promise.all([saved, compared]);
  app.platform.clock.advance(60_000);
  await compare();
  expect(await alertsOf(party)).toMatchObject([{ kind: 'new_match', matches: [{ entryId: 'T1' }] }]);
});
