import { eq, sql } from 'drizzle-orm';
import type { AnswerOf } from '../../../contract/index.ts';
import { thirdParties as thirdPartyTable } from '../../../server/modules/third-parties/tables.ts';
import { db } from '../../../server/platform/index.ts';
import type { Member } from '../../support/people/sign-in-as.ts';
import { settled } from '../hostile/settled.ts';
import { screenedRequest } from '../screening/screened-request.ts';
import { activate, importList, inventedRows, openScreeningApp, ownList } from '../screening/screening-app.ts';

const test1 = await openScreeningApp();
await put([inventedRows[0] ?? '']);
await screenedRequest(test1, { legalName: 'Okonjo Barasa Trading Ltd', countryOfIncorporation: 'KE' });
const { Data } = await test1.cast.client.call('GET /reports/v1.0/thirdparties', {});
const party = Data[0]?.id ?? '';
afterAll(() => test1.close());

const trading = 'X7,Okonjo-Barasa Trading Limited,organisation,,KE,,TEST,role.pep;sanction.linked';

/** A new version of the list, put to use, and everything done that follows from it. */
async function put(rows: string[]) {
  const about = { format: 'plain_csv' as const, name: 'Watched list' };
  const { version, work } = await importList(test1.cast.admin, ownList(rows), about);
  expect(work.error).toBeNull();
  expect((await activate(test1.cast.admin, version)).status).toBe(202);
  await settled(test1);
}

const monitor = (monitored: boolean) =>
  test1.platform.database.tx({ kind: 'identity' }, () =>
    db().update(thirdPartyTable).set({ monitored }).where(eq(thirdPartyTable.id, party)),
  );
type Detail = NonNullable<AnswerOf<'GET /reports/v1.0/thirdparties'>['thirdParty']>;
const alertsOf = async (who: Member): Promise<Detail['alerts']> =>
  (await who.call('GET /reports/v1.0/thirdparties', { id: party })).thirdParty?.alerts ?? [];

test('an entry that a list adds raises nothing for whom nobody monitors', async () => {
  await put([inventedRows[0] ?? '', trading]);
  expect(await alertsOf(test1.cast.allocator)).toEqual([]);
  await put([inventedRows[0] ?? '']);
});

test('an entry that a list adds and that resembles a monitored third party raises one alert, once', async () => {
  await monitor(true);
  await put([inventedRows[0] ?? '', trading]);
  const [alert, ...others] = await alertsOf(test1.cast.allocator);
  expect(others).toEqual([]);
  expect(alert).toMatchObject({
    kind: 'new_match',
    outcome: null,
    matches: [
      { watchlist: 'Watched list', entryId: 'X7', subject: 'Okonjo Barasa Trading Ltd', change: 'added' },
    ],
  });
  expect(alert?.matches[0]?.similarity).toBeGreaterThan(0.74);
  const inbox = 'GET /reports/v1.0/alerts';
  const { evidence, Data } = await test1.cast.allocator.call(inbox, { id: alert?.id ?? '' });
  expect(evidence).toMatchObject([
    { entry: { id: 'X7' }, matchedName: { text: 'Okonjo-Barasa Trading Limited' } },
  ]);
  expect(Data[0]?.matches).toEqual(alert?.matches);
  for (const [topic, total] of [
    ['pep', 1],
    ['sanctions', 1],
    ['regulatory', 0],
  ] as const)
    expect([topic, (await test1.cast.allocator.call(inbox, { topic })).total]).toEqual([topic, total]);
  // The client learns that there is something, not what.
  const told = await test1.cast.client.call(inbox, { id: alert?.id ?? '' });
  expect([told.evidence, told.Data[0]?.matches]).toEqual([undefined, []]);
  expect((await test1.cast.client.call(inbox, { topic: 'pep' })).total).toBe(0);
  expect((await test1.cast.client.call(inbox, {})).total).toBe(1);
  // The same list again, and the entry gone and back: nothing of it is new.
  await put([inventedRows[0] ?? '', trading]);
  await put([inventedRows[0] ?? '']);
  await put([inventedRows[0] ?? '', trading]);
  expect(await alertsOf(test1.cast.allocator)).toHaveLength(1);
});

test('the client learns that there is something, the firm what it is, and both are told', async () => {
  const [told] = await alertsOf(test1.cast.client);
  expect(told?.matches).toEqual([]);
  expect(told?.text).toBe('Watched list v4: a new or changed entry resembles a name of this third party.');
  expect(told?.reasons).toEqual([
    { code: 'alert.lists', values: { lists: 'Watched list v4' } },
    { code: 'alert.entries_new', values: { count: 1 } },
  ]);
  for (const who of [test1.cast.client, test1.cast.allocator]) {
    const { Data } = await who.call('GET /reports/v1.0/notifications', {});
    expect(Data.map(({ activity }) => activity)).toContain('resembles a new entry of a watchlist');
  }
  const { rows } = await test1.platform.database.tx({ kind: 'identity' }, () =>
    db().execute<{ data: unknown }>(sql`select data from audit_events where type = 'thirdparty.match_found'`),
  );
  expect(rows.map(({ data }) => data)).toEqual([{ watchlist: 'own:watched list', version: 4, matches: 1 }]);
});

test('F5 an alert says what the entry is about, the weightiest topic first', async () => {
  const [alert] = await alertsOf(test1.cast.allocator);
  expect(alert?.matches.map(({ topics }) => topics)).toEqual([['sanctions', 'pep']]);
});

test('an entry that changes raises its match again, and says that it was changed', async () => {
  await put([inventedRows[0] ?? '', trading.replace(',KE,', ',KE;TZ,')]);
  const alerts = await alertsOf(test1.cast.allocator);
  expect(alerts).toHaveLength(2);
  const changes = alerts.flatMap(({ matches }) => matches.map(({ change }) => change));
  expect(changes.sort()).toEqual(['added', 'changed']);
});

test('watchman#37: what a request of the third party had as a match already is not raised again', async () => {
  await screenedRequest(test1, { legalName: 'Okonjo Barasa Trading Ltd', countryOfIncorporation: 'KE' });
  await monitor(true);
  await put([inventedRows[0] ?? '']);
  await put([inventedRows[0] ?? '', trading.replace(',KE,', ',KE;TZ,')]);
  expect(await alertsOf(test1.cast.allocator)).toHaveLength(2);
});
