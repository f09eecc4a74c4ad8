import { mountDashboards } from '../../../server/modules/dashboards/index.ts';
import { mountNotifications } from '../../../server/modules/notifications/index.ts';
import type { RequestRecord } from '../../../server/modules/requests/index.ts';
import { holdRows } from '../../support/database/hold-rows.ts';
import { type Member, signInAs } from '../../support/people/sign-in-as.ts';
import { act, attemptAct } from './act.ts';
import { buildIntake, buildRequest, emptyPool, reload } from './build-request.ts';
import { buildCast, type Cast, openRequestsApp } from './requests-app.ts';

const test1 = await openRequestsApp([mountNotifications, mountDashboards]);
let cast: Cast;
beforeEach(async () => {
  await emptyPool(test1);
  cast = await buildCast(test1);
});
afterAll(() => test1.close());

const idOf = (who: Member) => who.actor.userId;
const declare = (whose: Member, conflicts: string[], by = whose) =>
  by.call('POST /security/v1.0/userdetails', { action: 'conflicts', id: idOf(whose), conflicts });
const noticesOf = async (who: Member) =>
  (await who.call('GET /reports/v1.0/notifications', {})).Data.map(({ activity }) => activity);
const holderOf = async ({ id }: { id: string }) => {
  const { status, drafterId, allocatorId } = await reload(test1, id);
  return { status, drafterId, allocatorId };
};
const listed = async (who: Member, view: 'unallocated' | 'awaiting_me', { id }: RequestRecord) =>
  (await who.call('GET /reports/v1.0/requestdetails', { view, pageSize: 100 })).Data.some(
    (row) => row.id === id,
  );

test.each([
  ['allocated', 'submitted'],
  ['in_analysis', 'submitted'],
  ['clarification', 'clarification'],
  ['in_review', 'in_review'],
] as const)(
  'C5 a drafter who declares a conflict loses what they have in hand about it while it is %s, and allocators are told',
  async (status, after) => {
    const request = await buildRequest(test1, cast, { status });
    const unrelated = await buildRequest(test1, cast, { status });
    const before = await reload(test1, unrelated.id);
    await declare(cast.drafter, [request.legalName.toUpperCase()]);

    expect(await holderOf(request)).toMatchObject({ status: after, drafterId: null });
    expect(await reload(test1, unrelated.id)).toEqual(before);
    expect(await noticesOf(cast.allocator)).toEqual([
      'no longer has a drafter and waits for allocation: Ravi Mehta has a conflict of interest',
    ]);
    expect(await noticesOf(cast.clientuser)).toEqual([]);
    expect(await listed(cast.allocator, 'unallocated', request)).toBe(status !== 'clarification');
    const read = await cast.drafter.attempt('GET /reports/v1.0/requestdetails', { request: request.id });
    expect(read.status).toBe(404);
    expect((await attemptAct(cast.drafter, 'hand_back', request, { comment: 'Mine.' })).status).toBe(404);
    // Whoever is next goes on where it stands, as with any other drafter.
    const now = await reload(test1, request.id);
    const given = await act(cast.allocator, 'accept_and_allocate', now, { assignee: idOf(cast.other) });
    expect(given).toMatchObject({ drafterName: 'Mina Joshi', intake: request.intake });
  },
);

test('C5 a report in review whose drafter has a conflict waits for an allocation, not for a release', async () => {
  const request = await buildRequest(test1, cast, { status: 'in_review' });
  const taskOf = async () =>
    (await cast.allocator.call('GET /reports/v1.0/dashboards', {})).Data.waiting.find(
      ({ requestId }) => requestId === request.id,
    )?.task;
  expect(await taskOf()).toBe('review');
  await declare(cast.drafter, [request.legalName]);
  expect(await taskOf()).toBe('allocate');
  const now = await reload(test1, request.id);
  const { request: seen } = await cast.allocator.call('GET /reports/v1.0/requestdetails', {
    request: request.id,
  });
  expect(seen?.actions).toEqual(expect.arrayContaining(['accept_and_allocate', 'return']));
  expect(seen?.actions).not.toContain('release');
  const { status, body } = await attemptAct(cast.allocator, 'release', now);
  expect([status, body.Data]).toEqual([422, 'A report without a drafter cannot be released.']);
});

test('C5 why the request has no drafter any more is told on it to the firm, and not to the client', async () => {
  const request = await buildRequest(test1, cast, { status: 'in_analysis' });
  await declare(cast.drafter, [request.legalName]);
  const newest = async (who: Member) =>
    (await who.call('GET /reports/v1.0/casetimeline', { client: cast.clientId, request: request.id }))
      .Data[0];
  const forTheFirm = await newest(cast.allocator);
  expect(forTheFirm).toMatchObject({
    who: 'system',
    acted: { action: 'hand_back', from: 'in_analysis', to: 'submitted' },
  });
  expect(forTheFirm?.changes).toEqual(
    expect.arrayContaining([
      { field: 'drafter', before: 'Ravi Mehta', after: null },
      { field: 'reasonCode', before: null, after: 'conflict_of_interest' },
    ]),
  );
  expect(JSON.stringify(await newest(cast.client))).not.toMatch(/conflict|Ravi/);
});

test('C5 a conflict with the whole client, which an administrator records, takes all of its requests away', async () => {
  const mine = await Promise.all([1, 2].map(() => buildRequest(test1, cast, { status: 'in_analysis' })));
  const elsewhere = await buildCast(test1);
  const other = await buildRequest(test1, elsewhere, {
    status: 'in_analysis',
    drafterId: idOf(cast.drafter),
  });
  await declare(cast.drafter, [cast.clientId], cast.admin);
  const drafters = await Promise.all([...mine, other].map(async (one) => (await holderOf(one)).drafterId));
  expect(drafters).toEqual([null, null, idOf(cast.drafter)]);
});

test('C5 what is released stays as it is, and a conflict that is removed again gives nothing back', async () => {
  const released = await buildRequest(test1, cast, { status: 'released' });
  const intake = buildIntake({ legalName: released.legalName });
  const open = await buildRequest(test1, cast, { status: 'in_analysis', intake });
  const before = await reload(test1, released.id);
  await declare(cast.drafter, [released.legalName]);
  await declare(cast.drafter, []);
  expect(await reload(test1, released.id)).toEqual(before);
  expect(await holderOf(open)).toMatchObject({ status: 'submitted', drafterId: null });
});

test('C5 an allocator who declares a conflict decides nothing about it any more, and the others are told', async () => {
  const second = await signInAs(test1, { role: 'allocator', name: 'Omar Haddad' });
  const request = await buildRequest(test1, cast, { status: 'in_review' });
  await declare(cast.allocator, [request.legalName]);
  expect(await holderOf(request)).toEqual({
    status: 'in_review',
    drafterId: idOf(cast.drafter),
    allocatorId: null,
  });
  expect(await noticesOf(second)).toEqual(['needs another allocator: Asha Rao has a conflict of interest']);
  expect(await noticesOf(cast.allocator)).toEqual([]);

  const { request: seen } = await cast.allocator.call('GET /reports/v1.0/requestdetails', {
    request: request.id,
  });
  expect(seen?.actions).toEqual(['accept_and_allocate']);
  const now = await reload(test1, request.id);
  for (const action of ['release', 'return', 'ask_client'] as const) {
    const { status, body } = await attemptAct(cast.allocator, action, now, { comment: 'As I see it.' });
    expect({ action, status, said: body.Data }).toEqual({
      action,
      status: 422,
      said: 'You have a conflict of interest with this third party or client, so someone else has to do this.',
    });
  }
  expect((await reload(test1, request.id)).version).toBe(now.version);
  await act(second, 'return', now, { comment: 'The sources are thin.' });
});

test('C5 names that come with an amendment count as well', async () => {
  const aliases = ['Narmada Mills'];
  await declare(cast.drafter, aliases);
  const request = await buildRequest(test1, cast, { status: 'in_analysis' });
  const asked = await buildRequest(test1, cast, { status: 'clarification' });
  await act(cast.drafter, 'amend', request, { intake: { aliases } });
  await act(cast.clientuser, 'amend', asked, { intake: { aliases } });
  expect(await holderOf(request)).toMatchObject({ status: 'submitted', drafterId: null });
  expect(await holderOf(asked)).toMatchObject({ status: 'clarification', drafterId: null });
  expect(await noticesOf(cast.allocator)).toHaveLength(2);
});

const givings = {
  accept_and_allocate: (person: Member) => ({ assignee: idOf(person) }),
  reopen: () => ({ comment: 'There is news.' }),
};
const leavings = {
  'declares a conflict': (person: Member, { legalName }: RequestRecord) => declare(person, [legalName]),
  'is disabled': (person: Member) =>
    cast.admin.call('POST /security/v1.0/userdetails', { action: 'disable', id: idOf(person) }),
};

test.each([
  ['declares a conflict', 'accept_and_allocate'],
  ['declares a conflict', 'reopen'],
  ['is disabled', 'accept_and_allocate'],
] as const)(
  'E2 whoever %s during an act that gives them a request (%s) does not have it in the end',
  async (how, action) => {
    const person = await signInAs(test1, { role: 'drafter' });
    const reopens = action === 'reopen';
    const request = await buildRequest(test1, cast, {
      status: reopens ? 'released' : 'submitted',
      drafterId: reopens ? idOf(person) : null,
    });
    // The act has decided and waits for the request, which somebody holds.
    const held = await holdRows(test1, 'select from requests where id = $1 for update', [request.id]);
    const giving = attemptAct(cast.allocator, action, request, givings[action](person));
    await held.untilWaiting();
    const leaving = leavings[how](person, request);
    await held.untilWaiting(2, leaving);
    await held.letGo();
    await Promise.all([giving, leaving]);
    expect(await holderOf(request)).toMatchObject({ status: 'submitted', drafterId: null });
  },
);
