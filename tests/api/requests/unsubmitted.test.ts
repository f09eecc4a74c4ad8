import { sql } from 'drizzle-orm';
import { mountSearch } from '../../../server/modules/search/index.ts';
import { db } from '../../../server/platform/index.ts';
import { act } from './act.ts';
import { buildIntake } from './build-request.ts';
import { buildCast, type Cast, openRequestsApp } from './requests-app.ts';

const test1 = await openRequestsApp([mountSearch]);
const cast = await buildCast(test1);
afterAll(() => test1.close());

const list = 'GET /reports/v1.0/requestdetails';
const firm = ['admin', 'allocator', 'drafter'] as const;

async function draftOf(legalName: string) {
  const { Data } = await cast.clientuser.call(
    'POST /reports/v1.0/requestdetails',
    { intake: buildIntake({ legalName }) },
    [{ name: 'deed.txt', content: 'The deed.' }],
  );
  return Data;
}

/** What somebody finds of a request, by every way that leads to it. */
async function foundBy(
  role: keyof Cast & string,
  { id, clientId }: { id: string; clientId: string },
  word: string,
) {
  const who = cast[role as (typeof firm)[number]];
  const where = { client: clientId, request: id };
  const listed = (await who.call(list, { search: word })).total;
  const exported = (await who.call(list, { search: word, export: 'csv' })).total;
  const { requests, thirdParties } = (await who.call('GET /reports/v1.0/search', { search: word })).Data;
  const registered = (await who.call('GET /reports/v1.0/thirdparties', { search: word })).total;
  const replies = [
    await who.attempt(list, { request: id }),
    await who.attempt('GET /reports/v1.0/downloadattachments', where),
    await who.attempt('POST /reports/v1.0/downloadattachments', where),
    await who.attempt('POST /reports/v1.0/archives', { items: [where] }),
    await who.attempt('GET /reports/v1.0/casetimeline', where),
  ];
  const inLists = [listed, exported, requests.length, thirdParties.length, registered];
  return [...inLists, ...replies.map(({ status }) => status)];
}
const nothing = [0, 0, 0, 0, 0, 404, 404, 404, 404, 404];

test('W13 the firm finds nothing of a request until its client has agreed and submitted it', async () => {
  const draft = await draftOf('Unready Looms');
  for (const role of firm)
    expect([role, ...(await foundBy(role, draft, 'unready'))]).toEqual([role, ...nothing]);
  expect(await foundBy('client', draft, 'unready')).toEqual([1, 1, 1, 0, 0, 200, 200, 200, 200, 200]);

  await act(cast.clientuser, 'submit', draft, { consent: true });
  for (const role of ['admin', 'allocator'] as const)
    expect([role, ...(await foundBy(role, draft, 'unready'))]).toEqual([
      role,
      1,
      1,
      1,
      1,
      1,
      200,
      200,
      200,
      200,
      200,
    ]);
});

const trail = 'GET /reports/v1.0/audittrails';

test('W13 the trail tells the firm of a draft, its name and its facts once the client has submitted it', async () => {
  const draft = await draftOf('Hidden Looms');
  const told = async (role: keyof Cast & string) => {
    const who = cast[role as (typeof firm)[number]];
    const byName = await who.call(trail, { search: 'hidden looms' });
    const byRequest = await who.call(trail, { requestId: draft.id });
    const signed = JSON.stringify(await who.call('GET /reports/v1.0/auditexport', {}));
    return [byName.total, byRequest.total > 0, signed.includes('Hidden Looms')];
  };
  for (const role of firm) expect([role, ...(await told(role))]).toEqual([role, 0, false, false]);
  expect(await told('client')).toEqual([1, true, true]);

  await act(cast.clientuser, 'submit', draft, { consent: true });
  for (const role of ['admin', 'allocator'] as const) {
    const [byName, ...others] = await told(role);
    expect([role, Number(byName) > 1, ...others]).toEqual([role, true, true, true]);
  }
});

test('W13 the firm finds nothing of a draft that was cancelled either', async () => {
  const draft = await draftOf('Abandoned Looms');
  await act(cast.clientuser, 'cancel', draft);
  for (const role of firm)
    expect([role, ...(await foundBy(role, draft, 'abandoned'))]).toEqual([role, ...nothing]);
});

test('W13 what the firm sees is counted by an index of it, without reading the requests', async () => {
  const plan = await test1.platform.database.tx({ kind: 'firm' }, async () => {
    await db().execute(sql`set local enable_seqscan = off`);
    await db().execute(sql`set local enable_bitmapscan = off`);
    const { rows } = await db().execute(
      sql`explain select count(*) from requests where submitted_at is not null`,
    );
    return rows.map((row) => Object.values(row)[0]).join('\n');
  });
  expect(plan).toContain('Index Only Scan using requests_submitted');
});
