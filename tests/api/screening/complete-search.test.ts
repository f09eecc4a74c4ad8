import { eq, inArray, sql } from 'drizzle-orm';
import { thirdPartyTable } from '../../../server/modules/requests/index.ts';
import { matchTable, queueRescreening, runTable } from '../../../server/modules/screening/index.ts';
import { db } from '../../../server/platform/index.ts';
import { enter } from '../../support/sign-in-as.ts';
import { settled } from '../hostile/settled.ts';
import { screenedRequest, workOf } from './screened-request.ts';
import { openScreeningApp, type ScreeningApp, useInventedList } from './screening-app.ts';

let office: ScreeningApp;
const namesakes = Array.from({ length: 60 }, (_, at) => `P${100 + at}`);
beforeAll(async () => {
  office = await openScreeningApp();
  const rows = namesakes.map((entryId) => `${entryId},Dmitri Volkhov,person,,,,TEST,pep`);
  await useInventedList(office, rows, 'Office holders');
  await useInventedList(office, ['S1,Dmitry Volkhow,person,,,,TEST,sanctions'], 'Sanctioned people');
});
afterAll(() => office.close());

const person = { legalName: 'Dmitri Volkhov', entityType: 'individual', bornOn: '1968' } as const;
const system = <Result>(work: () => Promise<Result>) => office.platform.database.tx({ kind: 'system' }, work);

test('F3 namesakes on one list do not hide a hit on another list', async () => {
  const request = await screenedRequest(office, person);
  const { matches } = await workOf(office.cast.drafter, request);
  expect(matches.map(({ watchlist }) => watchlist)).toContain('Sanctioned people');
});

test('F3 a run that was cut says of which name and which list', async () => {
  const request = await screenedRequest(office, { ...person, legalName: 'Dmitri A Volkhov' });
  const { screening } = await workOf(office.cast.drafter, request);
  expect(screening).toMatchObject({
    truncated: [{ subject: 'Dmitri A Volkhov', watchlist: 'Office holders' }],
  });
});

test('F3 the sections and the limitations of the report say so, and an admin sees how many are concerned', async () => {
  const legalName = 'Dmitri B Volkhov';
  const request = await screenedRequest(office, { ...person, legalName });
  const { sections } = await workOf(office.cast.drafter, request);
  const told = sections.filter(({ text }) => text.includes(`${legalName} (Office holders)`));
  expect(told.map(({ key }) => key)).toEqual(expect.arrayContaining(['sanctions', 'pep']));
  const { Data } = await office.cast.admin.call('GET /security/v1.0/settings', { name: 'system' });
  expect(Data.system?.truncatedScreenings).toBeGreaterThan(0);
});

test('F3 every third party of a client is compared by rule 8, however many there are', async () => {
  const { clientId } = office.cast.client.actor;
  await system(() =>
    db().execute(sql`
      insert into third_parties (id, client_id, name, entity_type, identity, last_request_id, created_at)
      select ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, ${clientId}::uuid,
        case n when 20001 then 'Malabar Spinning Mill Pvt Ltd' else 'Number ' || n || ' Holdings' end,
        'organisation', 'many ' || n, ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, now()
      from generate_series(1, 20001) n`),
  );
  const request = await screenedRequest(office, { legalName: 'Malabar Spinning Mills Private Limited' });
  const { nearMatches } = await workOf(office.cast.drafter, request);
  expect(nearMatches.map(({ name }) => name)).toContain('Malabar Spinning Mill Pvt Ltd');
});

test('F3 monitoring raises a hit that comes after any number of known ones', async () => {
  const request = await screenedRequest(office, { ...person, legalName: 'Dmitriy Volkhov' });
  const rows = await system(() => db().select().from(matchTable).where(eq(matchTable.requestId, request.id)));
  const later = rows.sort((a, b) => b.similarity - a.similarity).slice(30, 32);
  expect(later).toHaveLength(2);
  // As a method left it that did not find these two.
  await system(async () => {
    await db()
      .delete(matchTable)
      .where(
        inArray(
          matchTable.id,
          later.map(({ id }) => id),
        ),
      );
    await db().update(runTable).set({ methodVersion: 'names-0' }).where(eq(runTable.requestId, request.id));
    await db()
      .update(thirdPartyTable)
      .set({ monitored: true })
      .where(eq(thirdPartyTable.lastRequestId, request.id));
  });
  office.platform.clock.advance(3_600_000);
  await queueRescreening(office.platform);
  await settled(office);
  const allocator = await enter(office, office.cast.allocator.actor.userId);
  const { Data } = await allocator.call('GET /reports/v1.0/thirdparties', { monitored: true });
  const { thirdParty } = await allocator.call('GET /reports/v1.0/thirdparties', { id: Data[0]?.id ?? '' });
  const raised = (thirdParty?.alerts ?? []).flatMap(({ matches }) => matches.map(({ entryId }) => entryId));
  // With the ten that the run itself had no room for.
  const shown = new Set(rows.map(({ entryId }) => entryId));
  const unseen = namesakes.filter((entryId) => !shown.has(entryId));
  expect(unseen).toHaveLength(10);
  expect(raised.sort()).toEqual([...later.map(({ entryId }) => entryId), ...unseen].sort());
});
