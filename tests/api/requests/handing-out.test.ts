import { randomUUID } from 'node:crypto';
import type { RequestOf } from '../../../contract/index.ts';
import { mountNotifications } from '../../../server/modules/notifications/index.ts';
import { enter, type Member, signInAs } from '../../support/people/sign-in-as.ts';
import { attemptAct } from './act.ts';
import { buildIntake, buildRequest, reload } from './build-request.ts';
import { buildCast, type Cast, openRequestsApp, type RequestsApp } from './requests-app.ts';

const DAY = 86_400_000;
let test1: RequestsApp;
let cast: Cast;
beforeEach(async () => {
  test1 = await openRequestsApp([mountNotifications]);
  cast = await buildCast(test1);
});
afterEach(() => test1.close());

const idOf = (who: Member) => who.actor.userId;
const give = (who: Member, over: Parameters<typeof buildRequest>[2], legalName?: string) =>
  buildRequest(test1, cast, {
    status: 'allocated',
    ...over,
    drafterId: idOf(who),
    intake: buildIntake({ reportType: 'enhanced_due_diligence', ...(legalName ? { legalName } : {}) }),
    reportType: over?.reportType ?? 'standard_due_diligence',
  });
const proposals = async (requests: { id: string }[], who = cast.allocator) =>
  (await who.call('GET /reports/v1.0/allocations', { requests: requests.map(({ id }) => id) })).Data;
type Leave = Extract<RequestOf<'POST /security/v1.0/userdetails'>, { action: 'availability' }>['leave'];
const goOnLeave = (who: Member, leave: Leave) =>
  who.attempt('POST /security/v1.0/userdetails', { action: 'availability', id: idOf(who), leave });
const pass = (days: number) => test1.platform.clock.advance(days * DAY);

test('the least loaded drafter is proposed first, by depth, by what waits for others and by what is due soon', async () => {
  // Ravi: three that are in review; Mina: one that is due tomorrow.
  for (let made = 0; made < 3; made += 1) await give(cast.drafter, { status: 'in_review' });
  await give(cast.other, { dueOn: '2026-11-23' });
  const waiting = await buildRequest(test1, cast);
  const { drafters, proposals: proposed } = await proposals([waiting]);
  expect(drafters).toMatchObject([
    { name: 'Ravi Mehta', open: 3, load: 1.5, because: '3 standard reports in review', away: null },
    { name: 'Mina Joshi', open: 1, load: 3, because: '1 standard report due within 2 business days' },
  ]);
  expect(drafters.map(({ work }) => work)).toEqual([
    [{ level: 'standard', state: 'in_review', count: 3, load: 1.5 }],
    [{ level: 'standard', state: 'due_soon', count: 1, load: 3 }],
  ]);
  expect(proposed).toEqual([{ request: waiting.id, proposed: idOf(cast.drafter), refused: [] }]);
});

test('what differs in load differs in words: two drafters with one urgent request each, of different levels', async () => {
  await give(cast.drafter, { dueOn: '2026-11-23', reportType: 'basic_screening' });
  await give(cast.other, { dueOn: '2026-11-23', reportType: 'enhanced_due_diligence' });
  await give(cast.other, { status: 'clarification' });
  const { drafters } = await proposals([await buildRequest(test1, cast)]);
  expect(drafters.map(({ load, because }) => [load, because])).toEqual([
    [1.5, '1 basic report due within 2 business days'],
    [5.5, '1 enhanced report due within 2 business days, 1 standard report waiting for the client'],
  ]);
});

test('C5 nobody is proposed who is away, declared a conflict or has it already', async () => {
  const conflicted = await buildRequest(test1, cast);
  await cast.drafter.call('POST /security/v1.0/userdetails', {
    action: 'conflicts',
    id: idOf(cast.drafter),
    conflicts: [conflicted.legalName],
  });
  const theirs = await give(cast.other, {});
  const both = await proposals([conflicted, theirs]);
  expect(both.proposals).toEqual(
    expect.arrayContaining([
      {
        request: conflicted.id,
        proposed: idOf(cast.other),
        refused: [{ drafter: idOf(cast.drafter), because: 'declared a conflict', reason: 'conflict' }],
      },
      {
        request: theirs.id,
        proposed: idOf(cast.drafter),
        refused: [{ drafter: idOf(cast.other), because: 'has it already', reason: 'has_it' }],
      },
    ]),
  );
  await goOnLeave(cast.other, { from: '2026-11-20', until: '2026-11-30' });
  const after = await proposals([conflicted]);
  expect(after.proposals[0]?.proposed).toBeNull();
  expect(after.drafters.at(-1)).toMatchObject({
    name: 'Mina Joshi',
    away: 'Mina Joshi is on leave until 30 November 2026.',
  });
});

test('many requests are spread over several drafters, what is due first choosing first', async () => {
  const third = await signInAs(test1, { role: 'drafter', name: 'Zara Khan' });
  const waiting = await Promise.all(
    [4, 3, 2, 1, 0].map((day) => buildRequest(test1, cast, { dueOn: `2026-12-1${day}` })),
  );
  const spread = (await proposals(waiting)).proposals;
  expect(spread.map(({ request }) => request)).toEqual(waiting.map(({ id }) => id).reverse());
  const shares = [cast.drafter, cast.other, third].map(
    (who) => spread.filter(({ proposed }) => proposed === idOf(who)).length,
  );
  expect(shares.sort()).toEqual([1, 2, 2]);
});

test('C1 proposals are the allocator’s, and for requests that are there', async () => {
  const waiting = await buildRequest(test1, cast);
  for (const who of [cast.admin, cast.drafter, cast.client, cast.clientuser])
    expect((await who.attempt('GET /reports/v1.0/allocations', { requests: [waiting.id] })).status).toBe(403);
  const missing = await cast.allocator.attempt('GET /reports/v1.0/allocations', {
    requests: [waiting.id, randomUUID()],
  });
  expect(missing.status).toBe(404);
});

test('a leave that has come hands the work to the deputy, what they must not work on back to the pool', async () => {
  const begun = await give(cast.drafter, { status: 'in_analysis' }, 'Begun');
  const reviewed = await give(cast.drafter, { status: 'in_review' }, 'Reviewed');
  const walled = await give(cast.drafter, {}, 'Walled Off');
  await cast.other.call('POST /security/v1.0/userdetails', {
    action: 'conflicts',
    id: idOf(cast.other),
    conflicts: ['Walled Off'],
  });
  const deputy = idOf(cast.other);
  const { body } = await goOnLeave(cast.drafter, { from: '2026-11-20', until: '2026-11-24', deputy });
  expect(body.Data).toMatchObject({
    available: false,
    leave: { from: '2026-11-20', until: '2026-11-24', deputyId: deputy, deputyName: 'Mina Joshi' },
  });
  const after = await Promise.all([begun, reviewed, walled].map(({ id }) => reload(test1, id)));
  expect(after.map(({ status, drafterId }) => [status, drafterId])).toEqual([
    ['allocated', deputy],
    ['in_review', deputy],
    ['submitted', null],
  ]);
  const told = await cast.other.call('GET /reports/v1.0/notifications', {});
  expect(told.Data.map(({ activity }) => activity)).toEqual([
    'was allocated to you while Ravi Mehta is on leave',
    'was allocated to you while Ravi Mehta is on leave',
  ]);
});

test('C5 a request is not given to somebody on leave, who is said to be away until when', async () => {
  await goOnLeave(cast.drafter, { from: '2026-11-20', until: '2026-11-30' });
  const waiting = await buildRequest(test1, cast);
  const reply = await attemptAct(cast.allocator, 'accept_and_allocate', waiting, {
    assignee: idOf(cast.drafter),
  });
  expect({ status: reply.status, said: reply.body.Data }).toEqual({
    status: 422,
    said: 'Ravi Mehta is on leave until 30 November 2026. Choose another drafter.',
  });
});

test('a leave to come begins on its first day and ends after its last, without anybody doing it', async () => {
  const work = await give(cast.drafter, {});
  await goOnLeave(cast.drafter, { from: '2026-11-23', until: '2026-11-24', deputy: idOf(cast.other) });
  const turn = () => test1.platform.jobs.runScheduled('identity.leaves');
  const available = async () => {
    const admin = await enter(test1, idOf(cast.admin));
    const { Data } = await admin.call('GET /security/v1.0/userdetails', { search: 'Ravi' });
    return [Data[0]?.available, Data[0]?.leave !== null];
  };
  await turn();
  expect(await available()).toEqual([true, true]);
  expect((await reload(test1, work.id)).drafterId).toBe(idOf(cast.drafter));
  pass(3);
  await turn();
  expect(await available()).toEqual([false, true]);
  expect((await reload(test1, work.id)).drafterId).toBe(idOf(cast.other));
  pass(2);
  await turn();
  await turn();
  expect(await available()).toEqual([true, false]);
});

test('whoever is on leave and moves it to later days is there until then', async () => {
  const isThere = async (leave: Leave) => (await goOnLeave(cast.drafter, leave)).body.Data.available;
  expect(await isThere({ from: '2026-11-20', until: '2026-11-24' })).toBe(false);
  expect(await isThere({ from: '2026-11-20', until: '2026-11-27' })).toBe(false);
  expect(await isThere({ from: '2026-12-01', until: '2026-12-04' })).toBe(true);
  // Away without an end stays away, whatever leave is planned meanwhile.
  await cast.drafter.call('POST /security/v1.0/userdetails', {
    action: 'availability',
    id: idOf(cast.drafter),
    available: false,
  });
  expect(await isThere({ from: '2026-12-01', until: '2026-12-04' })).toBe(false);
  expect(await isThere({ from: '2026-12-02', until: '2026-12-04' })).toBe(false);
});

test('a leave has an order of days, is not over, and its deputy is another drafter who is there', async () => {
  const wrong: Leave[] = [
    { from: '2026-11-25', until: '2026-11-24' },
    { from: '2026-11-01', until: '2026-11-19' },
    { from: '2026-11-25', until: '2026-11-26', deputy: idOf(cast.drafter) },
    { from: '2026-11-25', until: '2026-11-26', deputy: idOf(cast.allocator) },
    { from: '2026-11-25', until: '2026-11-26', deputy: randomUUID() },
  ];
  for (const leave of wrong) {
    const { status } = await goOnLeave(cast.drafter, leave);
    expect({ leave, status }).toEqual({ leave, status: 400 });
  }
  await goOnLeave(cast.drafter, { from: '2026-11-25', until: '2026-11-26' });
  const { body } = await goOnLeave(cast.drafter, null);
  expect(body.Data).toMatchObject({ available: true, leave: null });
});

test('who could stand in is told by name to people of the firm, oneself left out', async () => {
  const seen = await cast.drafter.call('GET /security/v1.0/deputies', {});
  expect(seen.Data).toEqual([{ id: idOf(cast.other), name: 'Mina Joshi', available: true }]);
  expect((await cast.client.attempt('GET /security/v1.0/deputies', {})).status).toBe(403);
});
