import { eq, sql } from 'drizzle-orm';
import { screeningRuns as runTable } from '../../../server/modules/screening/tables.ts';
import { thirdParties as thirdPartyTable } from '../../../server/modules/third-parties/tables.ts';
import { db } from '../../../server/platform/index.ts';
import { enter } from '../../support/people/sign-in-as.ts';
import { settled } from '../hostile/settled.ts';
import { releasedRequest } from '../reports/release.ts';
import { act } from '../requests/act.ts';
import { screenedRequest } from '../screening/screened-request.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';

const parties: string[] = [];

const system = <Result>(work: () => Promise<Result>) =>
  office.platform.database.tx({ kind: 'identity' }, work);
const intakeOf = (legalName: string) => ({
  legalName,
  principals: [{ name: 'Blackreef Tankers Holding', role: 'director' as const }],
});

const office = await openScreeningApp();
const { cast } = office;
await useInventedList(office, ['X1,Someone Else Entirely,person,,,,,sanctions']);
for (const name of ['Kaveri Textiles Private Limited', 'Sahyadri Dairy Private Limited']) {
  await releasedRequest(office, intakeOf(name));
  const { Data } = await office.cast.client.call('GET /reports/v1.0/thirdparties', {});
  parties.push(Data.find((party) => party.name === name)?.id ?? '');
}
await useInventedList(office, ['T1,Black Reef Tankers,organisation,,,,,sanctions'], 'Another list');
afterAll(() => office.close());

/** What the clock does every hour, and everything that follows from it. */
async function anHourPasses() {
  office.platform.clock.advance(3_600_000);
  const job = await office.platform.jobs.runScheduled('screening.released');
  await settled(office);
  return job;
}

async function alertsOf(party: string | undefined) {
  const who = await enter(office, office.cast.allocator.actor.userId);
  return (await who.call('GET /reports/v1.0/thirdparties', { id: party ?? '' })).thirdParty?.alerts ?? [];
}

test('F1 a released request that was screened by this method is left alone', async () => {
  expect(await anHourPasses()).toBeNull();
  expect(await alertsOf(parties[0])).toEqual([]);
});

test('F1 released requests that nobody monitors are screened again by another method, and what is new is raised once', async () => {
  const [first, monitored] = parties;
  // As an older method left them; the second one is compared with the monitored third parties.
  await system(async () => {
    await db().update(runTable).set({ methodVersion: 'names-0' });
    await db()
      .update(thirdPartyTable)
      .set({ monitored: true })
      .where(eq(thirdPartyTable.id, monitored ?? ''));
  });
  expect(await anHourPasses()).not.toBeNull();
  const [alert, ...others] = await alertsOf(first);
  expect(others).toEqual([]);
  expect(alert).toMatchObject({
    kind: 'new_match',
    outcome: null,
    text: expect.stringMatching(/newer method \(names-\d+, before names-0\): an entry of a list resembles/),
    matches: [{ entryId: 'T1', subject: 'Blackreef Tankers Holding', change: 'method' }],
  });
  expect(await alertsOf(monitored)).toEqual([]);
  const { rows } = await system(() =>
    db().execute<{ data: unknown }>(
      sql`select data from audit_events where type = 'screening.released_rescreened'`,
    ),
  );
  expect(rows.map(({ data }) => data)).toEqual([
    { requests: 1, alerts: 1, methodVersion: expect.stringMatching(/^names-[1-9]/) },
  ]);
  expect(await anHourPasses()).toBeNull();
  // Begun once more, as after a crash before it was noted: nothing is raised twice.
  await office.platform.database.raw.executeSql('delete from rescreened_requests');
  expect(await anHourPasses()).not.toBeNull();
  expect(await alertsOf(first)).toHaveLength(1);
});

/** Hours have passed, and the sessions have ended. */
async function allEnterAgain() {
  for (const role of ['admin', 'client', 'allocator', 'drafter'] as const)
    cast[role] = await enter(office, cast[role].actor.userId);
}

test('F1 a request whose report is not released, or no longer, is left to its own screening', async () => {
  await allEnterAgain();
  const reopened = await releasedRequest(office, { legalName: 'Godavari Mills Private Limited' });
  await act(cast.allocator, 'reopen', reopened, { comment: 'Once more.' });
  const inWork = await screenedRequest(office, { legalName: 'Narmada Foods Private Limited' });
  const given = await screenedRequest(office, { legalName: 'Tapti Cement Private Limited' });
  await act(cast.client, 'cancel', given, { comment: 'No longer wanted.' });
  await system(() => db().update(runTable).set({ methodVersion: 'names-0' }));
  await office.platform.database.raw.executeSql('delete from rescreened_requests');
  await anHourPasses();
  const { rows } = await system(() =>
    db().execute<{ id: string }>(sql`select request_id as id from rescreened_requests`),
  );
  const compared = rows.map(({ id }) => id);
  expect(compared).not.toEqual([]);
  for (const { id } of [reopened, inWork, given]) expect(compared).not.toContain(id);
});

describe('F1 a sealed report is compared by another method also where its request was given up after it was reopened', () => {
  test.each([
    ['another method', 'Sone Bridge Builders Limited', 'names-0', 'method'],
    ['this method already', 'Indravati Cranes Limited', null, 'decision'],
  ] as const)('and screened by %s then', async (_how, legalName, method, change) => {
    await allEnterAgain();
    const sealed = await releasedRequest(office, { legalName });
    await useInventedList(office, [`T2,${legalName},organisation,,,,,sanctions`], `List of ${legalName}`);
    const reopened = await act(cast.allocator, 'reopen', sealed, { comment: 'Once more.' });
    await settled(office);
    await act(cast.client, 'cancel', reopened);
    if (method) await system(() => db().update(runTable).set({ methodVersion: method }));
    expect(await anHourPasses()).not.toBeNull();
    const party = sealed.thirdPartyId ?? '';
    const found = { kind: 'new_match', outcome: null, matches: [{ entryId: 'T2', change }] };
    expect(await alertsOf(party)).toMatchObject([found]);
    await anHourPasses();
    expect(await alertsOf(party)).toHaveLength(1);
  });

  test('and compared by this method already before that', async () => {
    const legalName = 'Betwa Ferries Limited';
    await allEnterAgain();
    const sealed = await releasedRequest(office, { legalName });
    await system(() => db().update(runTable).set({ methodVersion: 'names-0' }));
    await anHourPasses();
    await allEnterAgain();
    await useInventedList(office, [`T2,${legalName},organisation,,,,,sanctions`], `List of ${legalName}`);
    const reopened = await act(cast.allocator, 'reopen', sealed, { comment: 'Once more.' });
    await settled(office);
    await act(cast.client, 'cancel', reopened);
    await anHourPasses();
    const found = { kind: 'new_match', outcome: null, matches: [{ entryId: 'T2', change: 'decision' }] };
    expect(await alertsOf(sealed.thirdPartyId ?? '')).toMatchObject([found]);
    await anHourPasses();
    expect(await alertsOf(sealed.thirdPartyId ?? '')).toHaveLength(1);
  });
});
