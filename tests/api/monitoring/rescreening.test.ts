import { eq, sql } from 'drizzle-orm';
import type { AnswerOf } from '../../../contract/index.ts';
import { screeningRuns as runTable } from '../../../server/modules/screening/tables.ts';
import { thirdParties as thirdPartyTable } from '../../../server/modules/third-parties/tables.ts';
import { db } from '../../../server/platform/index.ts';
import { enter } from '../../support/people/sign-in-as.ts';
import { save } from '../assessment/working-on.ts';
import { settled } from '../hostile/settled.ts';
import { act } from '../requests/act.ts';
import { screened, screenedRequest, workOf } from '../screening/screened-request.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';

const system = <Result>(work: () => Promise<Result>) =>
  office.platform.database.tx({ kind: 'identity' }, work);

const office = await openScreeningApp();
await useInventedList(office);
const request = await screenedRequest(office, {
  legalName: 'Zarqun Petrochemical Trading',
  countryOfIncorporation: 'AE',
});
const { Data } = await office.cast.client.call('GET /reports/v1.0/thirdparties', {});
const party = Data[0]?.id ?? '';
await system(() =>
  db().update(thirdPartyTable).set({ monitored: true }).where(eq(thirdPartyTable.id, party)),
);
afterAll(() => office.close());

/** What the clock does every hour, and everything that follows from it. */
async function anHourPasses() {
  office.platform.clock.advance(3_600_000);
  const job = await office.platform.jobs.runScheduled('monitoring.due');
  await settled(office);
  return job;
}

type Detail = NonNullable<AnswerOf<'GET /reports/v1.0/thirdparties'>['thirdParty']>;
async function alerts(): Promise<Detail['alerts']> {
  const who = await enter(office, office.cast.allocator.actor.userId);
  return (await who.call('GET /reports/v1.0/thirdparties', { id: party })).thirdParty?.alerts ?? [];
}

const rescreened = async () =>
  (
    await system(() =>
      db().execute<{ data: unknown }>(
        sql`select data from audit_events where type = 'monitoring.rescreened' order by seq`,
      ),
    )
  ).rows.map(({ data }) => data);

test('a monitored third party whose request was screened by this method is left alone', async () => {
  await anHourPasses();
  expect(await rescreened()).toEqual([]);
  expect(await anHourPasses()).toBeNull();
  expect(await alerts()).toEqual([]);
});

test('another method compares it again: what the method before did not find is raised once, naming both', async () => {
  // As an older method left it: its version, and none of the matches.
  await office.platform.database.raw.executeSql('delete from matches where request_id = $1', [request.id]);
  await system(async () => {
    await db().update(runTable).set({ methodVersion: 'names-0' });
    await db().execute(sql`update watched_parties set method_version = 'names-0'`);
  });
  await anHourPasses();
  const [alert, ...others] = await alerts();
  expect(others).toEqual([]);
  expect(alert).toMatchObject({
    kind: 'new_match',
    outcome: null,
    text: expect.stringMatching(/newer method \(names-\d+, before names-0\): an entry of a list resembles/),
    matches: [{ entryId: 'X2', subject: 'Zarqun Petrochemical Trading', change: 'method' }],
  });
  expect(await rescreened()).toEqual([
    { thirdParties: 1, alerts: 1, methodVersion: expect.stringMatching(/^names-[1-9]/) },
  ]);
  expect(await anHourPasses()).toBeNull();
  // Begun once more, as after a crash: nothing is raised twice.
  await system(() => db().execute(sql`update watched_parties set method_version = 'names-0'`));
  await anHourPasses();
  expect(await alerts()).toHaveLength(1);
});

test('facts that change are compared again with the screening of their request, and only then by themselves', async () => {
  const drafter = await enter(office, office.cast.drafter.actor.userId);
  await act(drafter, 'amend', request, { intake: { aliases: ['Sahyadri Milk'] } });
  await screened(drafter, request);
  const before = await rescreened();
  await anHourPasses();
  expect(await rescreened()).toEqual(before);
  // As where the facts come from elsewhere than an amendment.
  office.platform.clock.advance(1000);
  const now = office.platform.clock.now().toISOString();
  await system(() =>
    db().execute(sql`
      update requests set intake = jsonb_set(intake, '{aliases}', '["Brightwater Halcyon Shipping"]'),
        updated_at = ${now}::timestamptz
      where id = ${request.id}`),
  );
  await anHourPasses();
  const newest = (await alerts()).find(({ matches }) => matches.some(({ change }) => change === 'facts'));
  expect(newest?.text).toContain('What is known of this third party has changed');
});

test('a false positive that has come to its end is raised again once, and no earlier', async () => {
  const [admin, drafter, allocator] = await Promise.all(
    (['admin', 'drafter', 'allocator'] as const).map((role) => enter(office, office.cast[role].actor.userId)),
  );
  if (!admin || !drafter || !allocator) throw new Error('nobody is signed in');
  const { Data: settings } = await admin.call('GET /security/v1.0/settings', { name: 'dispositions' });
  const { version = 1, dispositions } = settings.dispositions ?? {};
  if (!dispositions) throw new Error('there is no policy of dispositions');
  const days = { medium: 10, strong: 10, exact: 10 };
  await admin.call('POST /security/v1.0/settings', {
    version,
    setting: {
      name: 'dispositions',
      ...dispositions,
      validityDays: { ...dispositions.validityDays, false_positive: days },
    },
  });
  const { Data } = await drafter.call('POST /reports/v1.0/screenings', { request: request.id });
  expect(Data.job).toBeTruthy();
  await screened(drafter, request);
  const { matches } = await workOf(drafter, request);
  const falsely = matches.map(({ id }) => ({
    match: id,
    disposition: 'false_positive' as const,
    reasonCode: 'different_business',
    comment: 'Another trade.',
  }));
  await save(drafter, request, { dispositions: falsely });
  const before = (await alerts()).length;
  office.platform.clock.advance(9 * 86_400_000);
  await anHourPasses();
  expect(await alerts()).toHaveLength(before);
  office.platform.clock.advance(2 * 86_400_000);
  await anHourPasses();
  const raised = (await alerts()).slice();
  expect(raised).toHaveLength(before + 1);
  const anew = raised.find(({ matches: found }) => found.some(({ change }) => change === 'expired'));
  expect(anew?.text).toContain('has expired');
  await anHourPasses();
  expect(await alerts()).toHaveLength(before + 1);
});
