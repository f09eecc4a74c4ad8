import { eq, inArray } from 'drizzle-orm';
import { requests as requestTable } from '../../../server/modules/requests/tables.ts';
import { screeningRuns as runTable } from '../../../server/modules/screening/tables.ts';
import { thirdParties as thirdPartyTable } from '../../../server/modules/third-parties/tables.ts';
import { db } from '../../../server/platform/index.ts';
import { workItems } from '../../../server/platform/jobs/tables.ts';
import { breakInserts } from '../../support/database/break-inserts.ts';
import { enter } from '../../support/people/sign-in-as.ts';
import { settled } from '../hostile/settled.ts';
import { releasedRequest } from '../reports/release.ts';
import {
  activate,
  importList,
  openScreeningApp,
  ownList,
  useInventedList,
} from '../screening/screening-app.ts';

const system = <Result>(work: () => Promise<Result>) =>
  office.platform.database.tx({ kind: 'identity' }, work);
const names = [
  'Kaveri Textiles Private Limited',
  'Sahyadri Dairy Private Limited',
  'Nilgiri Tea Estates Ltd',
];

const office = await openScreeningApp();
await useInventedList(office, ['X1,Someone Else Entirely,person,,,,,sanctions']);
for (const legalName of names)
  await releasedRequest(office, {
    legalName,
    principals: [{ name: 'Blackreef Tankers Holding', role: 'director' as const }],
  });
/** In the order in which they are compared. */
const parties = await system(() => db().select().from(thirdPartyTable).orderBy(thirdPartyTable.id));
afterAll(() => office.close());

// The newest job has a later time than the others.
beforeEach(() => office.platform.clock.advance(1000));

const monitor = (monitored: boolean) => system(() => db().update(thirdPartyTable).set({ monitored }));

async function anHourPasses(schedule: 'monitoring.due' | 'screening.released') {
  office.platform.clock.advance(3_600_000);
  const ran = await office.platform.jobs.runScheduled(schedule).catch((error: Error) => error.message);
  await settled(office);
  return ran;
}

async function alertCounts() {
  const who = await enter(office, office.cast.allocator.actor.userId);
  const counts: number[] = [];
  for (const { id } of parties)
    counts.push((await who.call('GET /reports/v1.0/thirdparties', { id })).thirdParty?.alerts.length ?? 0);
  return counts;
}

async function lastJob(...kinds: string[]) {
  const rows = await system(() => db().select().from(workItems).where(inArray(workItems.kind, kinds)));
  const [last] = rows.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  return { status: last?.status, error: last?.error };
}

/** At the last try the others are done. */
const failedAlone = { status: 'failed', error: '1 of 1 failed. The log says which.' };

test('F5 a monitored third party whose alert cannot be raised keeps no other from its alert, and is tried again', async () => {
  await monitor(true);
  const mend = await breakInserts(office, 'third_party_alerts', 'third_party_id', parties[0]?.id ?? '');
  await useInventedList(office, ['T1,Black Reef Tankers,organisation,,,,,sanctions'], 'Tankers');
  await settled(office);
  expect(await alertCounts()).toEqual([0, 1, 1]);
  expect(await lastJob('monitoring.watch')).toEqual(failedAlone);
  await mend();
  await anHourPasses('monitoring.due');
  expect(await alertCounts()).toEqual([1, 1, 1]);
});

test('F5 a monitored third party whose facts cannot be read keeps no other from its alert, and its schedule fails until it is mended', async () => {
  const requestId = parties[0]?.lastRequestId ?? '';
  const [request] = await system(() =>
    db().select().from(requestTable).where(eq(requestTable.id, requestId)),
  );
  const damage = (intake: unknown) =>
    system(() =>
      db()
        .update(requestTable)
        .set({ intake: intake as never })
        .where(eq(requestTable.id, requestId)),
    );
  const rows = ['T2,Black Reef Tankers Holdings,organisation,,,,,sanctions'];
  const admin = await enter(office, office.cast.admin.actor.userId);
  const { version } = await importList(admin, ownList(rows), {
    format: 'plain_csv',
    name: 'Tankers',
  });
  await damage({ legalName: 'Nilgiri', principals: 'not a list' });
  await activate(admin, version);
  await settled(office);
  expect(await alertCounts()).toEqual([1, 2, 2]);
  expect(await lastJob('monitoring.watch')).toMatchObject({ status: 'failed' });
  await anHourPasses('monitoring.due');
  expect(await lastJob('monitoring.rescreen')).toMatchObject({ status: 'failed' });
  // From the second hour on the schedule knows.
  expect(await anHourPasses('monitoring.due')).toMatch(/last comparison.*failed/);
  await damage(request?.intake);
  await anHourPasses('monitoring.due');
  expect(await alertCounts()).toEqual([2, 2, 2]);
  expect(await anHourPasses('monitoring.due')).toBeNull();
});

test('F1 a released request that cannot be screened again keeps no other from its turn, and is tried again', async () => {
  await monitor(false);
  await system(async () => {
    await db().update(runTable).set({ methodVersion: 'names-0' });
    await office.platform.database.raw.executeSql('delete from third_party_alerts');
  });
  const mend = await breakInserts(office, 'third_party_alerts', 'third_party_id', parties[0]?.id ?? '');
  await anHourPasses('screening.released');
  expect(await alertCounts()).toEqual([0, 1, 1]);
  expect(await lastJob('monitoring.rescreen_released')).toMatchObject({ status: 'failed' });
  await mend();
  await anHourPasses('screening.released');
  expect(await alertCounts()).toEqual([1, 1, 1]);
});
