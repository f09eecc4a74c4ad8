import { sql } from 'drizzle-orm';
import { mountNotifications } from '../../../server/modules/notifications/index.ts';
import { db } from '../../../server/platform/index.ts';
import { type Member, signInAs } from '../../support/people/sign-in-as.ts';
import { act, attemptAct } from './act.ts';
import { buildRequest, reload } from './build-request.ts';
import { buildCast, openRequestsApp } from './requests-app.ts';

const test1 = await openRequestsApp([mountNotifications]);
const cast = await buildCast(test1);
afterAll(() => test1.close());

const heard = async (who: Member, request: string) =>
  (await who.call('GET /reports/v1.0/notifications', {})).Data.filter(
    ({ request_id }) => request_id === request,
  ).map(({ activity }) => activity);
const waiting = async (who: Member) =>
  (await who.call('GET /reports/v1.0/requestdetails', { view: 'awaiting_me', pageSize: 200 })).Data.map(
    ({ id }) => id,
  );
const released = () => buildRequest(test1, cast, { status: 'released' });
const comment = 'The owners changed in May.';

test('C5 the client side asks once, with a reason, and the allocators hear of it and find it waiting', async () => {
  const request = await released();
  expect((await attemptAct(cast.clientuser, 'ask_reopen', request)).status).toBe(422);
  const asked = await act(cast.clientuser, 'ask_reopen', request, { comment });
  expect([asked.status, asked.reopenAsked, asked.actions]).toEqual(['released', true, []]);
  expect((await attemptAct(cast.client, 'ask_reopen', asked, { comment })).body.code).toBe(
    'request.not_possible',
  );
  expect(await heard(cast.allocator, request.id)).toEqual(['has a request from the client to reopen it']);
  expect(await waiting(cast.allocator)).toContain(request.id);
});

test('C5 an allocator declines with a reason that the client reads, and the client may ask again', async () => {
  const request = await released();
  expect((await attemptAct(cast.allocator, 'decline_reopen', request, { comment })).status).toBe(422);
  const asked = await act(cast.client, 'ask_reopen', request, { comment });
  expect((await attemptAct(cast.allocator, 'decline_reopen', asked)).status).toBe(422);
  const declined = await act(cast.allocator, 'decline_reopen', asked, { comment: 'It is in the report.' });
  expect([declined.status, declined.reopenAsked]).toEqual(['released', false]);
  expect(await heard(cast.client, request.id)).toEqual(['will not be reopened: read why']);
  expect(await waiting(cast.allocator)).not.toContain(request.id);
  const { Data } = await cast.client.call('GET /reports/v1.0/casetimeline', {
    client: request.clientId,
    request: request.id,
  });
  expect(Data.map(({ text, words }) => [text, words])).toEqual([
    ['declined to reopen the report', 'It is in the report.'],
    ['asked to reopen the report', comment],
  ]);
  expect((await attemptAct(cast.client, 'ask_reopen', declined, { comment })).status).toBe(200);
});

test('C5 reopening grants what was asked, and whoever asked hears of it', async () => {
  const request = await released();
  const asked = await act(cast.client, 'ask_reopen', request, { comment });
  await act(cast.allocator, 'reopen', asked, { comment: 'New owners.' });
  expect(await reload(test1, request.id)).toMatchObject({
    status: 'allocated',
    reopenAskedBy: null,
    reportVersion: 2,
  });
  expect(await heard(cast.client, request.id)).toContain('was reopened for a new report version');
});

test.each(['cancelled', 'rejected'] as const)(
  'C5 a request that was %s without a report is not reopened, and the refusal says why',
  async (status) => {
    const request = await buildRequest(test1, cast, { status });
    const { status: code, body } = await attemptAct(cast.allocator, 'reopen', request, { comment });
    expect([code, body.Data]).toEqual([422, 'Only a request with a sealed report can be reopened.']);
  },
);

test('whoever of the client still sees the request hears of a question, once its author belongs to another client', async () => {
  const request = await buildRequest(test1, cast, { status: 'submitted' });
  const elsewhere = await buildCast(test1);
  const { id, version } = (
    await cast.admin.call('GET /security/v1.0/userdetails', { search: cast.clientuser.actor.name })
  ).Data.find((user) => user.id === cast.clientuser.actor.userId) as { id: string; version: number };
  const user = { clientId: elsewhere.clientId };
  await cast.admin.call('POST /security/v1.0/userdetails', { action: 'change', id, version, user });
  await act(cast.allocator, 'ask_client', request, { comment: 'Who owns it?' });
  const { Data } = await cast.client.call('GET /reports/v1.0/notifications', {});
  expect(Data.filter(({ request_id }) => request_id === request.id)).toHaveLength(1);
});

test('an answer and a comment of the client reach the allocators where whoever asked has left and nobody works on it', async () => {
  const request = await buildRequest(test1, cast, { status: 'submitted' });
  const asker = await signInAs(test1, { role: 'allocator' });
  const asked = await act(asker, 'ask_client', request, { comment: 'Who owns it?' });
  await act(cast.client, 'answer', asked, { comment: 'The family.' });
  expect(await heard(cast.allocator, request.id)).toEqual(['has an answer from the client']);
  const gone = asker.actor.userId;
  await test1.platform.database.tx({ kind: 'identity' }, () =>
    db().execute(sql`update users set disabled_at = now() where id = ${gone}`),
  );
  await test1.platform.database.tx({ kind: 'identity' }, () =>
    db().execute(sql`update requests set allocator_id = ${gone} where id = ${request.id}`),
  );
  await cast.client.call('POST /reports/v1.0/casecomments', {
    ...{ client: cast.clientId, request: request.id, text: 'And a trust.', visibility: 'shared' },
  });
  expect(await heard(cast.allocator, request.id)).toContain('has a new comment');
});
