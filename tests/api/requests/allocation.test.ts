import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { db } from '../../../server/platform/index.ts';
import { signInAs } from '../../support/people/sign-in-as.ts';
import { act, attemptAct } from './act.ts';
import { buildIntake, buildRequest, emptyPool, reload } from './build-request.ts';
import { businessRows } from './business-rows.ts';
import { buildCast, type Cast, openRequestsApp } from './requests-app.ts';

let cast: Cast;
const test1 = await openRequestsApp();
beforeEach(async () => {
  await emptyPool(test1);
  cast = await buildCast(test1);
});
afterAll(() => test1.close());

const idOf = (who: 'drafter' | 'other' | 'allocator') => cast[who].actor.userId;

test('E2 of two allocators at once one wins, the other learns who has it now', async () => {
  const second = await signInAs(test1, { role: 'allocator', name: 'Omar Haddad' });
  const request = await buildRequest(test1, cast);
  const replies = await Promise.all([
    attemptAct(cast.allocator, 'accept_and_allocate', request, { assignee: idOf('drafter') }),
    attemptAct(second, 'accept_and_allocate', request, { assignee: idOf('other') }),
  ]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const lost = replies.find(({ status }) => status === 409);
  const kept = await reload(test1, request.id);
  const [winner, drafter] =
    kept.allocatorId === second.actor.userId ? ['Omar Haddad', 'Mina Joshi'] : ['Asha Rao', 'Ravi Mehta'];
  expect(lost?.body.code).toBe('request.already_allocated');
  expect(lost?.body.Data).toBe(`${winner} allocated it to ${drafter} at 09:00 UTC. Reload to see it.`);
  expect(lost?.body.current).toMatchObject({ id: request.id, version: 2, drafterName: drafter });
});

test('C5 nobody is given what they cannot or must not work on, and nothing changes', async () => {
  const gone = await signInAs(test1, { role: 'drafter', name: 'Gone' });
  const { version } =
    (await cast.admin.call('GET /security/v1.0/userdetails', { search: 'Gone' })).Data[0] ?? {};
  await cast.admin.call('POST /security/v1.0/userdetails', {
    action: 'disable',
    id: gone.actor.userId,
    version,
  });
  const request = await buildRequest(test1, cast);
  await cast.other.call('POST /security/v1.0/userdetails', {
    action: 'conflicts',
    id: idOf('other'),
    conflicts: [request.legalName.toUpperCase()],
  });
  const before = await businessRows(test1);
  const tries = [
    [undefined, 'request.assignee'],
    [idOf('allocator'), 'request.assignee'],
    [cast.clientuser.actor.userId, 'request.assignee'],
    [gone.actor.userId, 'request.assignee'],
    [idOf('other'), 'request.conflict'],
  ] as const;
  for (const [assignee, code] of tries) {
    const reply = await attemptAct(cast.allocator, 'accept_and_allocate', request, { assignee });
    expect({ assignee, status: reply.status, code: reply.body.code }).toEqual({
      assignee,
      status: 422,
      code,
    });
  }
  expect(await businessRows(test1)).toBe(before);
});

test('a drafter who asks for work gets what is due first and free of their conflicts', async () => {
  const late = await buildRequest(test1, cast, { dueOn: '2026-12-09' });
  const early = await buildRequest(test1, cast, { dueOn: '2026-12-02' });
  const mine = await buildRequest(test1, cast, { dueOn: '2026-12-01' });
  await cast.drafter.call('POST /security/v1.0/userdetails', {
    action: 'conflicts',
    id: idOf('drafter'),
    conflicts: [mine.legalName],
  });
  const take = () => cast.drafter.attempt('POST /reports/v1.0/submituseraction', { action: 'take_next' });
  expect((await take()).body.Data.id).toBe(early.id);
  expect((await take()).body.Data.id).toBe(late.id);
  const nothing = await take();
  expect(nothing.status).toBe(422);
  expect((await reload(test1, mine.id)).status).toBe('submitted');
});

test('a drafter who asks for work gets a free request although 300 with their conflicts are due before it', async () => {
  const clientId = randomUUID();
  await cast.drafter.call('POST /security/v1.0/userdetails', {
    action: 'conflicts',
    id: idOf('drafter'),
    conflicts: ['Árbol Trading', clientId],
  });
  const first = await buildRequest(test1, cast, { intake: buildIntake({ aliases: ['ARBOL, trading!'] }) });
  await test1.platform.database.tx({ kind: 'identity' }, () =>
    db().execute(sql`insert into requests (number, client_id, author_id, status, legal_name, entity_type, intake,
        submitted_at, due_on, status_since, created_at, updated_at)
      select 'C-' || n, case when n % 2 = 0 then client_id else ${clientId} end, author_id, status, legal_name,
        entity_type, intake, submitted_at, due_on, status_since, created_at, updated_at
      from requests, generate_series(1, 300) n where id = ${first.id}`),
  );
  const free = await buildRequest(test1, cast, { dueOn: '2026-12-31' });
  const { Data } = await cast.drafter.call('POST /reports/v1.0/submituseraction', { action: 'take_next' });
  expect(Data.id).toBe(free.id);
});

test('C5 a drafter with read-only access is neither offered nor given work', async () => {
  const readOnly = await signInAs(test1, { role: 'drafter', name: 'Rhea Reader', readOnly: true });
  const request = await buildRequest(test1, cast);
  const offered = (await cast.allocator.call('GET /reports/v1.0/allocations', { requests: [request.id] }))
    .Data;
  expect(offered.drafters.map(({ name }) => name)).not.toContain('Rhea Reader');
  const { Data: deputies } = await cast.drafter.call('GET /security/v1.0/deputies', {});
  expect(deputies.map(({ name }) => name)).not.toContain('Rhea Reader');
  const before = await businessRows(test1);
  const assignee = readOnly.actor.userId;
  const given = await attemptAct(cast.allocator, 'accept_and_allocate', request, { assignee });
  expect([given.status, given.body.code, given.body.Data]).toEqual([
    422,
    'request.assignee',
    'Rhea Reader has read-only access. Choose another drafter.',
  ]);
  const leave = { from: '2026-11-23', until: '2026-11-30', deputy: assignee };
  const named = await cast.drafter.attempt('POST /security/v1.0/userdetails', {
    action: 'availability',
    id: idOf('drafter'),
    leave,
  });
  expect(named.body.fields).toEqual({ 'leave.deputy': 'Choose another drafter to take over the work.' });
  const taken = await readOnly.attempt('POST /reports/v1.0/submituseraction', { action: 'take_next' });
  expect([taken.status, taken.body.code]).toEqual([403, 'access.read_only']);
  expect(await businessRows(test1)).toBe(before);
});

test('two drafters who ask at once get different requests', async () => {
  await buildRequest(test1, cast);
  await buildRequest(test1, cast);
  const taken = await Promise.all(
    [cast.drafter, cast.other].map((who) =>
      who.call('POST /reports/v1.0/submituseraction', { action: 'take_next' }),
    ),
  );
  expect(new Set(taken.map(({ Data }) => Data.id)).size).toBe(2);
});

test.each(['admin', 'client', 'clientuser', 'allocator'] as const)(
  'C5 a person with the role %s takes no work from the pool',
  async (role) => {
    await buildRequest(test1, cast);
    const before = await businessRows(test1);
    const reply = await cast[role].attempt('POST /reports/v1.0/submituseraction', { action: 'take_next' });
    expect(reply.status).toBe(403);
    expect(await businessRows(test1)).toBe(before);
  },
);

test('leave hands the work back: the pool for what was begun, no drafter for what waits elsewhere', async () => {
  const begun = await buildRequest(test1, cast, { status: 'in_analysis' });
  const asked = await buildRequest(test1, cast, { status: 'clarification' });
  const reviewed = await buildRequest(test1, cast, { status: 'in_review' });
  await cast.drafter.call('POST /security/v1.0/userdetails', {
    action: 'availability',
    id: idOf('drafter'),
    available: false,
  });
  const after = await Promise.all([begun, asked, reviewed].map(({ id }) => reload(test1, id)));
  expect(after.map(({ status, drafterId }) => [status, drafterId])).toEqual([
    ['submitted', null],
    ['clarification', null],
    ['in_review', null],
  ]);
  const [, inClarification, inReview] = after;
  if (!inClarification || !inReview) throw new Error('unreachable');
  const answered = await act(cast.clientuser, 'answer', inClarification, { comment: 'Here it is.' });
  expect(answered.status).toBe('submitted');
  const returned = await act(cast.allocator, 'return', inReview, { comment: 'Not yet.' });
  expect(returned.status).toBe('submitted');
});

test('a drafter sees only what is allocated to them, also by its address', async () => {
  const theirs = await buildRequest(test1, cast, { status: 'allocated' });
  await buildRequest(test1, cast);
  const seen = await cast.drafter.call('GET /reports/v1.0/requestdetails', {});
  expect(seen.Data.map(({ id }) => id)).toEqual([theirs.id]);
  const other = await cast.other.attempt('GET /reports/v1.0/requestdetails', { request: theirs.id });
  expect(other.status).toBe(404);
});
