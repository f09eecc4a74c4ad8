import { sql } from 'drizzle-orm';
import { db } from '../../../server/platform/index.ts';
import { signInAs } from '../../support/people/sign-in-as.ts';
import { act, attemptAct } from './act.ts';
import { buildIntake, buildRequest } from './build-request.ts';
import { businessRows } from './business-rows.ts';
import { buildCast, type Cast, openRequestsApp } from './requests-app.ts';

const test1 = await openRequestsApp();
const ours = await buildCast(test1);
const theirs = await buildCast(test1);
afterAll(() => test1.close());

const list = 'GET /reports/v1.0/requestdetails';

test('C4 a client sees the whole organisation, its user only own requests, neither another client, also in a narrowed list', async () => {
  const own = await buildRequest(test1, ours);
  const leads = await buildRequest(test1, ours, { authorId: ours.client.actor.userId });
  const foreign = await buildRequest(test1, theirs);
  for (const query of [{}, { createdFrom: '2000-01-01' }]) {
    const idsOf = async (who: Cast['client']) => (await who.call(list, query)).Data.map(({ id }) => id);
    expect((await idsOf(ours.client)).sort()).toEqual([own.id, leads.id].sort());
    expect(await idsOf(ours.clientuser)).toEqual([own.id]);
    expect(await idsOf(ours.allocator)).toEqual(expect.arrayContaining([own.id, leads.id, foreign.id]));
  }
});

test('C2 what is another client’s is as if it were not there: the same answer, nothing changed', async () => {
  const foreign = await buildRequest(test1, theirs, { status: 'draft' });
  const nowhere = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
  const before = await businessRows(test1);
  const ask = async (id: string) => {
    const replies = [
      await ours.client.attempt(list, { request: id }),
      await ours.client.attempt(list, { request: id, client: theirs.clientId }),
      await ours.client.attempt('POST /reports/v1.0/requestdetails', {
        request: id,
        version: 1,
        intake: buildIntake(),
      }),
      await attemptAct(ours.client, 'submit', { id, version: 1 }, { consent: true }),
      await attemptAct(ours.client, 'cancel', { id, version: 1 }, { client: theirs.clientId }),
      await ours.client.attempt('GET /reports/v1.0/downloadattachments', {
        client: theirs.clientId,
        request: id,
      }),
    ];
    return replies.map(({ status, body }) => [status, body.code, body.Data]);
  };
  const [found, missing] = [await ask(foreign.id), await ask(nowhere)];
  expect(found).toEqual(missing);
  expect(found.every(([status]) => status === 404)).toBe(true);
  expect(await businessRows(test1)).toBe(before);
});

test('a request named together with another client is not there', async () => {
  const own = await buildRequest(test1, ours);
  const reply = await ours.allocator.attempt(list, { request: own.id, client: theirs.clientId });
  expect(reply.status).toBe(404);
});

test.each(['requests', 'messages', 'attachments', 'authorships', 'third_parties'])(
  'C3 the database alone shows a tenant no foreign row of %s',
  async (table) => {
    const foreign = await buildRequest(test1, theirs, { status: 'draft' });
    const file = { name: 'deed.txt', content: 'The deed.' };
    await act(theirs.clientuser, 'submit', foreign, { consent: true, comment: 'Please hurry.' }, [file]);
    await buildRequest(test1, theirs, { status: 'in_analysis' });
    const count = (clientId: string | null) =>
      test1.platform.database.tx(clientId ? { kind: 'tenant', clientId } : { kind: 'identity' }, async () => {
        const { rows } = await db().execute<{ foreign: number }>(
          sql`select count(*)::int as foreign from ${sql.identifier(table)} where client_id = ${theirs.clientId}`,
        );
        return rows[0]?.foreign;
      });
    expect(await count(null)).toBeGreaterThan(0);
    expect(await count(ours.clientId)).toBe(0);
  },
);

test('C3 the database alone keeps a tenant from writing into another one', async () => {
  const foreign = await buildRequest(test1, theirs);
  const changed = await test1.platform.database.tx({ kind: 'tenant', clientId: ours.clientId }, async () => {
    const { rows } = await db().execute(
      sql`update requests set legal_name = 'taken' where id = ${foreign.id} returning id`,
    );
    return rows;
  });
  expect(changed).toEqual([]);
});

test('client roles see no internal note, no drafter and no file of the analysis', async () => {
  const request = await buildRequest(test1, ours, { status: 'in_analysis' });
  const note = { name: 'notes.txt', content: 'internal' };
  const handed = await attemptAct(ours.drafter, 'hand_back', request, { comment: 'No time.' }, [note]);
  expect(handed.status).toBe(200);
  const seen = (await ours.clientuser.call(list, { request: request.id })).request;
  expect(seen).toMatchObject({ drafterId: null, drafterName: null, allocatorName: null, files: [] });
  expect(seen?.attachments).toBe(0);
  const firm = (await ours.allocator.call(list, { request: request.id })).request;
  expect(firm?.files.map(({ name }) => name)).toEqual(['notes.txt']);
});

test('C7 the notices of a request go to its own people and the firm', async () => {
  const request = await buildRequest(test1, ours, { status: 'draft' });
  await act(ours.clientuser, 'submit', request, { consent: true });
  const recipients = await test1.platform.database.tx({ kind: 'identity' }, async () => {
    const { rows } = await db().execute<{ user_id: string; client_id: string }>(
      sql`select user_id, client_id from notifications where request_id = ${request.id}`,
    );
    return rows;
  });
  expect(recipients.map((row) => row.user_id)).toContain(ours.allocator.actor.userId);
  expect(recipients.map((row) => row.user_id)).not.toContain(theirs.client.actor.userId);
  expect(new Set(recipients.map((row) => row.client_id))).toEqual(new Set([ours.clientId]));
});

test('third parties are listed to whom a request of theirs is visible, with the sealed rating', async () => {
  const request = await buildRequest(test1, ours, { status: 'draft' });
  await act(ours.clientuser, 'submit', request, { consent: true });
  const idsOf = async (who: Cast['client']) => {
    const { Data } = await who.call('GET /reports/v1.0/thirdparties', { search: request.legalName });
    return Data.map(({ name, requests, lastRequestId, rating }) => ({
      name,
      requests,
      lastRequestId,
      rating,
    }));
  };
  const expected = { name: request.legalName, requests: 1, lastRequestId: request.id, rating: null };
  expect(await idsOf(ours.client)).toEqual([expected]);
  expect(await idsOf(ours.allocator)).toEqual([expected]);
  expect(await idsOf(ours.drafter)).toEqual([]);
  expect(await idsOf(theirs.client)).toEqual([]);
  const colleague = await signInAs(test1, { role: 'clientuser', clientId: ours.clientId });
  expect(await idsOf(colleague)).toEqual([]);
});
