import { sql } from 'drizzle-orm';
import { db } from '../../../server/platform/index.ts';
import { enter } from '../../support/people/sign-in-as.ts';
import { act, attemptAct } from './act.ts';
import { buildRequest, reload } from './build-request.ts';
import { buildCast, type Cast, openRequestsApp } from './requests-app.ts';

let cast: Cast;
const test1 = await openRequestsApp();
beforeEach(async () => {
  cast = await buildCast(test1);
});
afterAll(() => test1.close());

const DAY = 86_400_000;

test('the promised day moves by the business days that a question waited', async () => {
  const request = await buildRequest(test1, cast, { status: 'in_analysis', dueOn: '2026-12-01' });
  const asked = await act(cast.drafter, 'ask_client', request, { comment: 'Who owns it?' });
  test1.platform.clock.advance(6 * DAY); // Friday to Thursday: four business days
  const author = await enter(test1, cast.clientuser.actor.userId);
  const answered = await act(author, 'answer', asked, { comment: 'The family.' });
  expect(answered).toMatchObject({ status: 'in_analysis', dueOn: '2026-12-07', overdue: false });
});

test('a clock that stands still does not go overdue, one that runs does', async () => {
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  const now = test1.platform.clock.now().getTime();
  const working = { status: 'in_analysis', dueOn: day(now + DAY) } as const;
  const asked = await buildRequest(test1, cast, { ...working, status: 'clarification' });
  const running = await buildRequest(test1, cast, working);
  test1.platform.clock.advance(3 * DAY);
  const allocator = await enter(test1, cast.allocator.actor.userId);
  const seen = async (id: string) =>
    (await allocator.call('GET /reports/v1.0/requestdetails', { request: id })).request?.overdue;
  expect([await seen(asked.id), await seen(running.id)]).toEqual([false, true]);
  const query = { view: 'overdue', client: cast.clientId } as const;
  const overdue = await allocator.call('GET /reports/v1.0/requestdetails', query);
  expect(overdue.Data.map(({ id }) => id)).toEqual([running.id]);
});

test('what is answered after somebody was found for it goes to them, not back to the pool', async () => {
  const request = await buildRequest(test1, cast);
  const asked = await act(cast.allocator, 'ask_client', request, { comment: 'Which branch?' });
  const given = await act(cast.allocator, 'accept_and_allocate', asked, {
    assignee: cast.drafter.actor.userId,
  });
  expect(given.status).toBe('clarification');
  expect((await act(cast.clientuser, 'answer', given, { comment: 'Pune.' })).status).toBe('allocated');
});

test('a question from the review keeps the client from cancelling', async () => {
  const request = await buildRequest(test1, cast, { status: 'in_review' });
  const asked = await act(cast.allocator, 'ask_client', request, { comment: 'One more thing?' });
  expect((await attemptAct(cast.client, 'cancel', asked)).status).toBe(422);
  expect((await act(cast.clientuser, 'answer', asked, { comment: 'Yes.' })).status).toBe('in_review');
});

test('a drafter does not withdraw a question that somebody else asked', async () => {
  const request = await buildRequest(test1, cast, {
    status: 'clarification',
    questionBy: cast.allocator.actor.userId,
  });
  expect((await attemptAct(cast.drafter, 'withdraw_question', request)).status).toBe(422);
  expect((await act(cast.allocator, 'withdraw_question', request)).status).toBe('in_analysis');
});

test.each([
  ['allocator', 'ask_client', 'in_review'],
  ['clientuser', 'answer', 'clarification'],
  ['drafter', 'hand_back', 'allocated'],
  ['allocator', 'return', 'in_review'],
  ['allocator', 'reject', 'submitted'],
  ['allocator', 'reopen', 'released'],
] as const)('a %s does not %s without words', async (role, action, status) => {
  const request = await buildRequest(test1, cast, { status });
  const reply = await attemptAct(cast[role], action, request, { comment: '  ' });
  expect(reply.status).toBe(422);
  expect(reply.body.fields).toHaveProperty('comment');
  expect((await reload(test1, request.id)).version).toBe(request.version);
});

const noticesOf = (requestId: string) =>
  test1.platform.database.tx({ kind: 'identity' }, async () => {
    const { rows } = await db().execute<{ user_id: string }>(
      sql`select user_id from notifications where request_id = ${requestId}`,
    );
    return rows.map((row) => row.user_id);
  });

test('a question that waits three days is brought to mind, a younger one is not', async () => {
  const { clock, jobs } = test1.platform;
  const began = clock.now();
  clock.set(new Date('2026-12-15T09:00:00Z'));
  const request = await buildRequest(test1, cast, { status: 'clarification' });
  const remind = () => jobs.runScheduled('remind_clients');
  // Mornings of the firm in Kolkata.
  clock.set(new Date('2026-12-18T03:30:00Z'));
  await remind();
  expect(await noticesOf(request.id)).toEqual([]);
  clock.set(new Date('2026-12-21T03:30:00Z'));
  await remind();
  expect(await noticesOf(request.id)).toEqual([cast.clientuser.actor.userId]);
  clock.set(began);
});

test('the leads of the client hear of it when the author can no longer sign in', async () => {
  const { clientuser, client, drafter, admin } = cast;
  const request = await buildRequest(test1, cast, { status: 'in_analysis' });
  await admin.call('POST /security/v1.0/userdetails', {
    action: 'disable',
    id: clientuser.actor.userId,
    version: 1,
  });
  await act(drafter, 'ask_client', request, { comment: 'Who owns it?' });
  expect(await noticesOf(request.id)).toEqual([client.actor.userId]);
});

test('the drafter is reminded of a question, or the allocators, once nobody of the client can sign in', async () => {
  const { clock, jobs, database } = test1.platform;
  const began = clock.now();
  clock.set(new Date('2026-12-15T09:00:00Z'));
  const drafted = await buildRequest(test1, cast, { status: 'clarification' });
  const waiting = await buildRequest(test1, cast, { status: 'clarification', drafterId: null });
  await database.tx({ kind: 'identity' }, () =>
    db().execute(sql`update users set disabled_at = now() where client_id = ${cast.clientId}`),
  );
  clock.set(new Date('2026-12-21T03:30:00Z'));
  await jobs.runScheduled('remind_clients');
  expect(await noticesOf(drafted.id)).toEqual([cast.drafter.actor.userId]);
  expect(await noticesOf(waiting.id)).toContain(cast.allocator.actor.userId);
  clock.set(began);
});
