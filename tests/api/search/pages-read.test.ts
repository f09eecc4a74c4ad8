import { subjectFingerprint, subjectsHash, subjectsOf } from '../../../server/modules/screening/index.ts';
import { countPages, pagesOfSql } from '../../support/database/pages-read.ts';
import { countTables } from '../../support/database/table-counts.ts';
import { signInAs } from '../../support/people/sign-in-as.ts';
import { fill } from '../../support/volume/fill.ts';
import { findKnown, questions } from '../../support/volume/questions.ts';
import { findTarget, readingCalls } from '../../support/volume/reading-calls.ts';
import { unfilled } from '../../support/volume/unfilled.ts';
import { S, type Volume } from '../../support/volume/volumes.ts';
import { openScreeningApp } from '../screening/screening-app.ts';
import { bounded, growth, unmeasured } from './growth.ts';

/** With a quarter of the requests and events for half of the clients, each of which has half as much. */
const quarter = { clients: S.clients / 2, requests: S.requests / 4, events: S.events / 4 };

async function openFilled(volume: Volume) {
  const test = await openScreeningApp([], { start: new Date() });
  const clientId = String(test.cast.client.actor.clientId);
  const cast = { ...test.cast, clientuser: await signInAs(test, { role: 'clientuser', clientId }) };
  const { raw } = test.platform.database;
  const count = () => countTables((text) => raw.executeSql(text));
  const before = await count();
  await fill(raw, volume);
  const after = await count();
  const unfilled = Object.keys(after).filter((table) => (after[table] ?? 0) <= (before[table] ?? 0));
  return { ...test, cast, clientId, raw, unfilled, ...(await countPages(test.platform.database)) };
}
type Filled = Awaited<ReturnType<typeof openFilled>>;

/** Pages of every schedule, with work to do and without, and of every call that reads; by the row of growth.ts and the call. */
async function pagesOfAll({ platform, cast, clientId, raw, pagesOf }: Filled) {
  const all: { row: string; what: string; pages: number }[] = [];
  const states = await platform.database.tx({ kind: 'system' }, () => platform.jobs.scheduleStates());
  for (const what of ['first', 'again'])
    for (const { name } of states)
      all.push({ row: name, what, pages: await pagesOf(() => platform.jobs.runScheduled(name)) });
  const calls = readingCalls(await findTarget(raw, clientId)).filter(({ key }) => !unmeasured[key]);
  for (const { key, what, role, input } of calls) {
    const pages = await pagesOf(() => cast[role].attempt(key, input as never));
    all.push({ row: key, what: `${what}, ${role}`, pages });
  }
  return all;
}

const small = await openFilled(quarter);
const pagesOfSmall = await pagesOfAll(small);
small.stop();
await small.close();

const test1 = await openFilled(S);
const pagesOfLarge = await pagesOfAll(test1);
const { cast, platform, raw, pagesOf, rowsScanned, stop } = test1;
afterAll(async () => {
  stop();
  await test1.close();
});

/** What session, roles and names add to every call, in pages. */
const everyCall = 50;

test('lists, searches, trail and figures read at most two and a half times what the bare SQL of their answer reads', async () => {
  const known = await findKnown(raw, String(cast.client.actor.clientId), S.requests);
  for (const { what, who, key, query, sql } of questions(known)) {
    const most = 2.5 * (await pagesOfSql(raw, sql)) + everyCall;
    const pages = await pagesOf(() => cast[who].call(key, query));
    expect({ what, pages, most, isLittle: pages > 0 && pages <= most }).toMatchObject({ isLittle: true });
  }
});

/** Rows of a table that does not grow with the work of the clients. */
const few = 1000;
/**
 * Tables with one row a request or third party, half of which are monitored, and each is asked about; and what retention
 * has left of a month of sessions and a quarter of mails.
 */
const readTwice = ['requests', 'third_parties', 'watched_parties', 'sessions', 'mails'];

test('scheduled work that finds nothing to do reads no growing table whole, and requests and third parties at most twice', async () => {
  const states = await platform.database.tx({ kind: 'system' }, () => platform.jobs.scheduleStates());
  const read: string[] = [];
  for (const { name } of states) {
    const scanned = await rowsScanned(() => platform.jobs.runScheduled(name));
    for (const [table, rows] of scanned)
      if (rows > (readTwice.includes(table) ? 2 * S.requests : few))
        read.push(`${name}: ${rows} of ${table}`);
  }
  expect(states.length).toBeGreaterThan(15);
  expect(await platform.jobs.runScheduled('monitoring.due')).toBeNull();
  expect(read).toEqual([]);
});

test('what fills the database is as the server would have stored it', async () => {
  const { rows } = await raw.executeSql(
    `select r.id, r.intake, r.client_id, t.id as party from requests r join third_parties t on t.last_request_id = r.id
     join third_party_alerts a on a.third_party_id = t.id where r.status = 'released' order by r.number limit 1`,
  );
  const {
    id = '',
    intake,
    client_id: clientId,
    party,
  } = rows[0] as Record<string, string> & { intake: object };
  const names = subjectsOf(intake).map((subject) => subjectFingerprint(subject));
  const stored = await raw.executeSql(
    'select distinct subject_fingerprint as name from matches where request_id = $1 and client_id = $2',
    [id, clientId],
  );
  expect(names).toEqual(expect.arrayContaining(stored.rows.map(({ name }) => name)));
  const run = await raw.executeSql('select intake_hash from screening_runs where request_id = $1', [id]);
  expect(run.rows[0]).toEqual({ intake_hash: subjectsHash(subjectsOf(intake)) });
  const { Data } = await cast.allocator.call('GET /reports/v1.0/requestanalysis', {
    client: String(clientId),
    request: id,
  });
  expect(Data.working?.matches).toHaveLength(6);
  const { alerts } =
    (await cast.allocator.call('GET /reports/v1.0/thirdparties', { id: party })).thirdParty ?? {};
  expect(alerts).toHaveLength(1);
  const watchlists = await cast.admin.call('GET /reports/v1.0/watchlists', {});
  expect(watchlists.Data).toMatchObject([{ versionCount: 3 }]);
});

test('the volume has rows in every table, but for those that are named with a reason', () => {
  const ours = test1.unfilled.flatMap((table) => table.match(/^public[.](.*)/)?.[1] ?? []);
  expect(ours.sort()).toEqual(Object.keys(unfilled).sort());
});

/** What may differ by chance: plans, catalogues, pages that are half full. */
const chance = 100;

test('with four times as much, what is bounded reads at most half as many pages more, and nothing grows faster than the volume', () => {
  const tooMany = pagesOfLarge.flatMap(({ row, what, pages }) => {
    const before = pagesOfSmall.find((one) => one.row === row && one.what === what)?.pages ?? Number.NaN;
    const most = (growth[row] === bounded ? 1.5 : 4 * 1.4) * before + chance;
    return pages <= most ? [] : [{ row, what, before, pages, most }];
  });
  expect(tooMany).toEqual([]);
  expect([...new Set(pagesOfLarge.map(({ row }) => row))].sort()).toEqual(Object.keys(growth).sort());
});
