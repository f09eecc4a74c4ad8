import { eq, sql } from 'drizzle-orm';
import { figuresOf } from '../../../server/figures.ts';
import { queueRescreening } from '../../../server/modules/monitoring/index.ts';
import { requests as requestTable } from '../../../server/modules/requests/tables.ts';
import {
  matches as matchTable,
  screeningRuns as runTable,
} from '../../../server/modules/screening/tables.ts';
import { thirdParties as thirdPartyTable } from '../../../server/modules/third-parties/tables.ts';
import { db } from '../../../server/platform/index.ts';
import { enter } from '../../support/people/sign-in-as.ts';
import { settled } from '../hostile/settled.ts';
import { act } from '../requests/act.ts';
import { metricsOf } from '../settings/metrics-of.ts';
import { screenedRequest, workOf } from './screened-request.ts';
import { importList, openScreeningApp, ownList, previewOf, useInventedList } from './screening-app.ts';

const namesakes = Array.from({ length: 60 }, (_, at) => `P${100 + at}`);
const office = await openScreeningApp();
const rows = namesakes.map((entryId) => `${entryId},Dmitri Volkhov,person,,,,TEST,pep`);
await useInventedList(office, rows, 'Office holders');
await useInventedList(office, ['S1,Dmitry Volkhow,person,,,,TEST,sanctions'], 'Sanctioned people');
afterAll(() => office.close());

const person = { legalName: 'Dmitri Volkhov', entityType: 'individual', bornOn: '1968' } as const;
const system = <Result>(work: () => Promise<Result>) =>
  office.platform.database.tx({ kind: 'identity' }, work);

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
  const metrics = await metricsOf(office.platform, figuresOf(office.platform));
  expect(metrics).toContain(`\nscreenings_truncated ${Data.system?.truncatedScreenings}\n`);
});

test('F3 of third parties with a similar name the closest are all kept, and those left out are reported', async () => {
  const { clientId } = office.cast.client.actor;
  const addParties = (prefix: string, name: string, count: number) =>
    system(() =>
      db().execute(sql`
        insert into third_parties (id, client_id, name, entity_type, identity, last_request_id, created_at)
        select gen_random_uuid(), ${clientId}::uuid, ${name}, 'organisation', ${prefix} || n, gen_random_uuid(), now()
        from generate_series(1, ${count}::int) n`),
    );
  await addParties('same', 'Konkan Spinning Mill Pvt Ltd', 120);
  await addParties('similar', 'Konkan Weaving Mills Ltd', 30);
  const request = await screenedRequest(office, { legalName: 'Konkan Spinning Mills Private Limited' });
  const { nearMatches, screening } = await workOf(office.cast.drafter, request);
  const same = nearMatches.filter(({ name }) => name === 'Konkan Spinning Mill Pvt Ltd');
  expect({ same: same.length, similar: nearMatches.length - same.length }).toEqual({
    same: 120,
    similar: 20,
  });
  expect(screening?.notCompared).toContainEqual({
    name: 'Konkan Spinning Mills Private Limited',
    reason: 'more third parties of the client resemble it than are shown',
    reasons: [{ code: 'name.truncated_parties', values: {} }],
  });
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
  await office.platform.database.raw.executeSql('delete from matches where id = any($1)', [
    later.map(({ id }) => id),
  ]);
  await system(async () => {
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

/** A session does not last as long as the wait of a test before. */
async function enterAgain() {
  for (const role of ['admin', 'client', 'allocator', 'drafter'] as const)
    office.cast[role] = await enter(office, office.cast[role].actor.userId);
}

test('F3 a search that was cut is counted until its own list is searched again, whatever other lists do', async () => {
  const counted = async () => {
    const admin = await enter(office, office.cast.admin.actor.userId);
    const { Data } = await admin.call('GET /security/v1.0/settings', { name: 'system' });
    return Data.system?.truncatedScreenings;
  };
  await enterAgain();
  const request = await screenedRequest(office, { ...person, legalName: 'Dmitri C Volkhov' });
  await act(office.cast.client, 'cancel', request, { comment: 'It is over.' });
  office.platform.clock.advance(1000);
  await system(() =>
    db()
      .update(thirdPartyTable)
      .set({ monitored: true })
      .where(eq(thirdPartyTable.lastRequestId, request.id)),
  );
  const without = await counted();
  await queueRescreening(office.platform);
  await settled(office);
  const before = await counted();
  expect(before).toBe((without ?? 0) + 1);
  await useInventedList(office, ['S9,Someone Else Entirely,person,,,,TEST,sanctions'], 'Sanctioned people');
  await settled(office);
  expect(await counted()).toBe(before);
});

test('F3 the preview names a request that a new entry resembles less than a thousand others do', async () => {
  const about = { format: 'plain_csv' as const, name: 'Namesakes' };
  const many = Array.from(
    { length: 1100 },
    (_, at) => `N${1000 + at},Thaddeus Quillfeather,person,,,,TEST,pep`,
  );
  await useInventedList(office, many, about.name);
  const request = await screenedRequest(office, { ...person, legalName: 'Thaddeus Quillfeather' });
  const rows = [...many, 'N9999,Thadeus Quilfeather,person,,,,TEST,pep'];
  const { version } = await importList(office.cast.admin, ownList(rows), about);
  const { affected } = await previewOf(office.cast.admin, version);
  expect(affected).toMatchObject([{ requestId: request.id, entry: 'Thadeus Quilfeather' }]);
});

test('F3 a request whose stored data is damaged stops no import: the preview names it first, and the notice counts it', async () => {
  const legalName = 'Anselm Brackenridge';
  const [damaged, sound] = [
    await screenedRequest(office, { ...person, legalName: `${legalName} Senior` }),
    await screenedRequest(office, { ...person, legalName }),
  ];
  const principals = (value: unknown) =>
    system(() =>
      db()
        .update(requestTable)
        .set({ intake: sql`intake || ${JSON.stringify({ principals: value })}::jsonb` })
        .where(eq(requestTable.id, damaged.id)),
    );
  await principals([null]);
  const { version } = await importList(office.cast.admin, ownList([`B1,${legalName},person,,,,TEST,pep`]), {
    ...{ format: 'plain_csv' as const, name: 'Damaged' },
  });
  const { affected } = await previewOf(office.cast.admin, version);
  expect(affected).toMatchObject([
    { requestId: damaged.id, entry: '', failed: true },
    { requestId: sound.id, entry: legalName },
  ]);
  const { Data: notices } = await office.cast.admin.call('GET /reports/v1.0/notifications', {});
  expect(JSON.stringify(notices)).toContain('1 request couldn’t be compared with it');
  await principals([]);
});
