import { subjectFingerprint, subjectsHash, subjectsOf } from '../../../server/modules/screening/index.ts';
import { countPages, pagesOfSql } from '../../support/database/pages-read.ts';
import { fill } from '../../support/volume/fill.ts';
import { findKnown, questions } from '../../support/volume/questions.ts';
import { S } from '../../support/volume/volumes.ts';
import { openScreeningApp } from '../screening/screening-app.ts';

const test1 = await openScreeningApp([], { start: new Date() });
const { cast, platform } = test1;
const { raw } = platform.database;
await fill(raw, S);
const { pagesOf, rowsScanned, stop } = await countPages(platform.database);
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
const small = 1000;
/** Tables with one row a request or third party. Half of all third parties are monitored, and each is asked about. */
const readOnce = ['requests', 'third_parties', 'watched_parties'];

test('scheduled work that finds nothing to do reads no growing table whole, and requests and third parties at most once', async () => {
  const states = await platform.database.tx({ kind: 'system' }, () => platform.jobs.scheduleStates());
  const read: string[] = [];
  for (const { name } of states) {
    const scanned = await rowsScanned(() => platform.jobs.runScheduled(name));
    for (const [table, rows] of scanned)
      if (rows > (readOnce.includes(table) ? 1.1 * S.requests : small))
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
