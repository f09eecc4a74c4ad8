import { sql } from 'drizzle-orm';
import { db } from '../../../server/platform/index.ts';
import { enter, signInAs } from '../../support/people/sign-in-as.ts';
import { noise } from '../../support/runner/noise.ts';
import { act, attemptAct } from './act.ts';
import { buildRequest, reload } from './build-request.ts';
import { businessRows } from './business-rows.ts';
import { buildCast, type Cast, openRequestsApp } from './requests-app.ts';

let cast: Cast;
const test1 = await openRequestsApp();
const sealed = test1.answers.seal;
beforeEach(async () => {
  test1.answers.openPoints = [];
  test1.answers.seal = sealed;
  cast = await buildCast(test1);
});
afterAll(() => test1.close());

const authored = (id: string, userId: string) =>
  test1.platform.database.tx({ kind: 'identity' }, () =>
    db().execute(
      sql`insert into authorships (client_id, request_id, report_version, user_id, since)
          values (${cast.clientId}, ${id}, 1, ${userId}, now())`,
    ),
  );

/** What the reports module does, as far as the database's own guard is concerned. */
const storeVersion = (requestId: string, releasedBy: string, draftedBy: string) =>
  db().execute(
    sql`insert into report_versions
        (client_id, request_id, number, data, data_sha256, pdf_file_id, pdf_sha256, pdf_bytes, pages, audit_hash,
         rating, score, drafted_by, released_by, released_at)
        values (${cast.clientId}, ${requestId}, 1, '{}', '', '', '', 0, 0, '', 'low', 1, ${draftedBy},
         ${releasedBy}, now())`,
  );

test.each(['submit_for_review', 'release'] as const)(
  '%s is refused while points are open, naming them',
  async (action) => {
    const [who, status] =
      action === 'release'
        ? ([cast.allocator, 'in_review'] as const)
        : ([cast.drafter, 'in_analysis'] as const);
    const request = await buildRequest(test1, cast, { status });
    test1.answers.openPoints = ['2 matches have no disposition.', 'The section Summary is empty.'];
    const before = await businessRows(test1);
    const reply = await attemptAct(who, action, request);
    expect(reply.status).toBe(422);
    expect(Object.values(reply.body.fields ?? {})).toEqual(test1.answers.openPoints);
    expect(await businessRows(test1)).toBe(before);
  },
);

test('C5 a drafter cannot release the report they wrote, not even as an allocator later on', async () => {
  const request = await buildRequest(test1, cast, { status: 'in_review' });
  await authored(request.id, cast.allocator.actor.userId);
  const detail = await cast.allocator.call('GET /reports/v1.0/requestdetails', { request: request.id });
  expect(detail.request?.actions).not.toContain('release');
  const before = await businessRows(test1);
  const reply = await attemptAct(cast.allocator, 'release', request);
  expect([reply.status, reply.body.code]).toEqual([422, 'request.own_work']);
  expect(await businessRows(test1)).toBe(before);
});

test('C5 the database itself refuses a version released by one of its authors', async () => {
  const request = await buildRequest(test1, cast, { status: 'in_review' });
  const { drafter, allocator } = cast;
  const store = (by: string) =>
    test1.platform.database.tx({ kind: 'firm' }, () => storeVersion(request.id, by, cast.other.actor.userId));
  await expect(store(drafter.actor.userId)).rejects.toMatchObject({
    cause: expect.objectContaining({
      message: expect.stringContaining('not released by somebody who drafted it'),
    }),
  });
  await store(allocator.actor.userId);
});

test('a release whose sealing fails leaves nothing behind', async () => {
  const request = await buildRequest(test1, cast, { status: 'in_review' });
  noise.expect(/500 for POST/);
  test1.answers.seal = () => Promise.reject(new Error('the disk is gone'));
  const before = await businessRows(test1);
  expect((await attemptAct(cast.allocator, 'release', request)).status).toBe(500);
  expect(await businessRows(test1)).toBe(before);
});

test('what was released shows its sealed rating to the client, a proposal before it does not', async () => {
  const request = await buildRequest(test1, cast, { status: 'in_review', rating: 'high', ratingScore: 70 });
  const see = async () =>
    (await cast.clientuser.call('GET /reports/v1.0/requestdetails', { request: request.id })).request;
  expect(await see()).toMatchObject({ rating: null, ratingScore: null, provisional: true });
  const released = await act(cast.allocator, 'release', request);
  expect(released).toMatchObject({ status: 'released', rating: 'low', ratingScore: 20, provisional: false });
  expect(await see()).toMatchObject({
    rating: 'low',
    ratingScore: 20,
    provisional: false,
    drafterName: null,
  });
});

test('a reopened request begins the next version with its drafter and new promised days', async () => {
  const request = await buildRequest(test1, cast, {
    status: 'released',
    sealedRating: 'low',
    sealedScore: 20,
  });
  test1.platform.clock.advance(30 * 86_400_000);
  const allocator = await enter(test1, cast.allocator.actor.userId);
  const reopened = await act(allocator, 'reopen', request, { comment: 'A new owner.' });
  expect(reopened).toMatchObject({ status: 'allocated', dueOn: '2026-12-29', provisional: true });
  expect((await reload(test1, request.id)).reportVersion).toBe(2);
  expect(test1.asked.screened.map(({ id }) => id)).toContain(request.id);
});

test('a reopened request goes to the pool when its drafter is gone', async () => {
  const request = await buildRequest(test1, cast, { status: 'released' });
  await cast.drafter.call('POST /security/v1.0/userdetails', {
    action: 'availability',
    id: cast.drafter.actor.userId,
    available: false,
  });
  const reopened = await act(cast.allocator, 'reopen', await reload(test1, request.id), { comment: 'News.' });
  expect(reopened).toMatchObject({ status: 'submitted', drafterId: null });
});

test('C5 a request goes back to the pool, not to a drafter who declared a conflict since', async () => {
  const [reopened, returned] = await Promise.all([
    buildRequest(test1, cast, { status: 'released' }),
    buildRequest(test1, cast, { status: 'in_review' }),
  ]);
  await cast.drafter.call('POST /security/v1.0/userdetails', {
    action: 'conflicts',
    id: cast.drafter.actor.userId,
    conflicts: [reopened.legalName, returned.legalName],
  });
  for (const [action, request] of [
    ['reopen', reopened],
    ['return', returned],
  ] as const)
    expect(
      await act(cast.allocator, action, await reload(test1, request.id), { comment: 'News.' }),
    ).toMatchObject({
      status: 'submitted',
      drafterId: null,
    });
});

test('a read-only person sees the request and may do nothing to it', async () => {
  const reader = await signInAs(test1, { role: 'clientuser', clientId: cast.clientId, readOnly: true });
  const request = await buildRequest(test1, cast, { status: 'draft', authorId: reader.actor.userId });
  const seen = await reader.call('GET /reports/v1.0/requestdetails', { request: request.id });
  expect(seen.request?.actions).toEqual([]);
  expect((await attemptAct(reader, 'submit', request, { consent: true })).status).toBe(403);
});

test('what a person may do is what the detail offers', async () => {
  const request = await buildRequest(test1, cast, { status: 'in_review' });
  const offered = async (who: 'allocator' | 'drafter' | 'client' | 'admin') =>
    (await cast[who].call('GET /reports/v1.0/requestdetails', { request: request.id })).request?.actions;
  expect(await offered('allocator')).toEqual(['accept_and_allocate', 'ask_client', 'return', 'release']);
  expect(await offered('drafter')).toEqual([]);
  expect(await offered('client')).toEqual([]);
  expect(await offered('admin')).toEqual([]);
});
