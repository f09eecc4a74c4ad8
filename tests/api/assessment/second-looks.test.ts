import { sql } from 'drizzle-orm';
import { db } from '../../../server/platform/index.ts';
import { type Member, signInAs } from '../../support/people/sign-in-as.ts';
import { sections } from '../reports/release.ts';
import { act } from '../requests/act.ts';
import { workOf } from '../screening/screened-request.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { answer, decidedMatch, draw, looksOf, otherwise } from './looking-twice.ts';
import { attemptSave, save } from './working-on.ts';

const office = await openScreeningApp();
const cast = office.cast;
const second = await signInAs(office, { role: 'drafter', name: 'Dora Second' });
await useInventedList(office);
afterAll(() => office.close());

/** One that a second person decided otherwise. */
async function disagreement() {
  const decided = await decidedMatch(office, second);
  const { status } = await answer(second, { id: decided.id, ...otherwise });
  expect(status).toBe(200);
  return decided;
}

test('nothing is drawn until an admin says how much', async () => {
  const { look, match } = await decidedMatch(office, second);
  expect(look).toBeUndefined();
  expect(match).not.toBe('');
});

test('C4 what is drawn goes to another drafter, and no call tells them what was decided', async () => {
  await draw(cast.admin, 100);
  const { look, id, request, match } = await decidedMatch(office, second);
  expect(look?.match.subject.name).toBe('Zarqun Petrochemical Trading');
  expect(Object.keys(look ?? {}).sort()).toEqual(['drawnAt', 'id', 'match']);
  const listed = JSON.stringify(await looksOf(second));
  expect(listed).not.toMatch(/Textiles, not oil|Ravi Mehta|disposedBy|disposition"/);
  expect(listed).not.toContain(match);
  expect(listed).not.toContain(request.id);

  // Every other call by which the same person could come to the first answer.
  const about = { client: request.clientId, request: request.id };
  const closed = [
    await second.attempt('GET /reports/v1.0/requestanalysis', about),
    await second.attempt('GET /reports/v1.0/analysisdetails', { id: match }),
    await second.attempt('GET /reports/v1.0/requestdetails', about),
    await second.attempt('GET /reports/v1.0/casetimeline', about),
    await second.attempt('GET /reports/v1.0/casepeople', about),
    await second.attempt('GET /reports/v1.0/ratings', about),
    await second.attempt('GET /reports/v1.0/ownershiplinks', about),
    await second.attempt('GET /reports/v1.0/downloadattachments', { ...about, report: 1 }),
  ];
  expect(closed.map(({ status }) => status)).toEqual(closed.map(() => 404));
  const open = JSON.stringify([
    await second.call('GET /reports/v1.0/audittrails', { pageSize: 200 }),
    await second.call('GET /reports/v1.0/notifications', {}),
    await second.call('GET /reports/v1.0/thirdparties', {}),
    await second.call('GET /reports/v1.0/analysisdetails', {}),
    await second.call('GET /reports/v1.0/dashboards', {}),
  ]);
  expect(open).not.toMatch(/Textiles, not oil|match\.disposed/);
  expect(open).not.toContain(match);

  // Whose answer it was does not learn that it was drawn, nor may they answer it; who leads reads every case.
  expect(await looksOf(cast.drafter)).toMatchObject({ Data: [], agreement: null, known: null });
  expect((await answer(cast.drafter, { id })).status).toBe(404);
  expect((await answer(cast.allocator, { id })).status).toBe(404);
  expect((await looksOf(cast.allocator)).Data).toEqual([]);
  expect((await answer(cast.admin, { id })).status).toBe(403);
  expect((await answer(second, { id, reasonCode: 'because' })).status).toBe(400);
});

test('the same answer is an agreement that neither of the two is told of, given once', async () => {
  const { id } = await decidedMatch(office, second);
  const { status, body } = await answer(second, { id });
  expect({ status, Data: body.Data }).toEqual({ status: 200, Data: { id } });
  expect((await answer(second, { id })).body.code).toBe('match.second_look');
  expect((await looksOf(cast.allocator)).disagreements).toEqual([]);
});

test('another answer goes to an allocator; the case is not ready until its drafter follows what was settled', async () => {
  const { id, request, match } = await disagreement();
  const { disagreements } = await looksOf(cast.allocator);
  expect(disagreements).toMatchObject([
    {
      ...{ id, requestId: request.id, maySettle: true },
      first: { disposition: 'false_positive', by: 'Ravi Mehta', reason: 'Different business' },
      second: { disposition: 'true_match', by: 'Dora Second' },
    },
  ]);
  const { Data: notices } = await cast.allocator.call('GET /reports/v1.0/notifications', {});
  expect(notices.map(({ activity }) => activity).join()).toContain('decided differently in a second look');
  const before = await workOf(cast.drafter, request);
  expect(before.openPoints.join()).toContain('1 second look came to another answer');
  expect((await answer(second, { id, ...otherwise, action: 'settle' })).status).toBe(403);

  expect((await answer(cast.allocator, { id, ...otherwise, action: 'settle' })).status).toBe(200);
  const settled = await workOf(cast.drafter, request);
  // An allocator never edits an analysis.
  expect(settled.matches[0]).toMatchObject({ id: match, disposition: 'false_positive' });
  expect(settled.rating?.overall).toBe(before.rating?.overall);
  expect(settled.secondLooks).toMatchObject([
    { match, settled: { disposition: 'true_match', by: 'Asha Rao' } },
  ]);
  expect(settled.openPoints.join()).toContain('says something other than what was settled');
  const ready = await cast.drafter.attempt('POST /reports/v1.0/submituseraction', {
    ...{ action: 'submit_for_review', client: request.clientId, request: request.id },
    version: request.version,
  });
  expect(ready.status).toBe(422);

  const followed = await save(cast.drafter, request, { dispositions: [{ match, ...otherwise }] });
  expect(followed.openPoints.join()).not.toMatch(/second look/);
  expect((await looksOf(cast.allocator)).disagreements).toEqual([]);
  expect((await answer(cast.allocator, { id, ...otherwise, action: 'settle' })).body.code).toBe(
    'match.second_look',
  );
});

test('the agreement is shown with its counts, by month and between two dispositions', async () => {
  const { agreement, known } = await looksOf(cast.allocator);
  expect(known).toBeNull();
  expect(agreement).toMatchObject({
    // One person always said the same, so chance alone would bring that.
    overall: { pairs: 2, agreed: 1, kappa: 0 },
    months: [{ pairs: 2, agreed: 1, kappa: 0 }],
  });
  expect(agreement?.counts.filter(({ count }) => count > 0)).toEqual([
    { first: 'false_positive', second: 'true_match', count: 1 },
    { first: 'false_positive', second: 'false_positive', count: 1 },
  ]);
  expect(agreement?.between).toEqual([
    { one: 'true_match', other: 'possible', pairs: 0, agreed: 0, kappa: null, error: null },
    expect.objectContaining({ one: 'true_match', other: 'false_positive', pairs: 2, kappa: 0 }),
    { one: 'possible', other: 'false_positive', pairs: 1, agreed: 1, kappa: null, error: null },
  ]);
});

test('a decision taken back is not looked at', async () => {
  const { id, request, match } = await decidedMatch(office, second);
  expect(id).not.toBe('');
  await save(cast.drafter, request, {
    dispositions: [{ match, disposition: 'unspecified', reasonCode: '' }],
  });
  expect((await looksOf(second)).Data.map((look) => look.id)).not.toContain(id);
});

test('C4 who declared a conflict, has been given the case, or decided on the same pair is not asked', async () => {
  const { id, request } = await decidedMatch(office, second);
  const partial = await signInAs(office, { role: 'drafter' });
  const given = await signInAs(office, { role: 'drafter' });
  const isOffered = async (who: Member) => (await looksOf(who)).Data.some((look) => look.id === id);
  expect([await isOffered(partial), await isOffered(given)]).toEqual([true, true]);
  await cast.admin.call('POST /security/v1.0/userdetails', {
    action: 'conflicts',
    id: partial.actor.userId,
    conflicts: [request.clientId],
  });
  expect(await isOffered(partial)).toBe(false);
  expect((await answer(partial, { id })).status).toBe(404);

  const moved = await act(cast.allocator, 'accept_and_allocate', request, { assignee: given.actor.userId });
  expect(await isOffered(given)).toBe(false);
  // They could read it; that it went back to the other one changes nothing.
  await act(cast.allocator, 'accept_and_allocate', moved, { assignee: cast.drafter.actor.userId });
  expect(await isOffered(given)).toBe(false);
  expect((await answer(given, { id })).status).toBe(404);
});

test('a question with a known answer looks like any other, and touches no case and no agreement', async () => {
  const { id, request, match } = await decidedMatch(office, second);
  const third = await signInAs(office, { role: 'drafter' });
  expect((await answer(third, { id })).status).toBe(200);
  const { version } = await workOf(cast.allocator, request);
  expect((await attemptSave(cast.allocator, request, { confirm: [match] }, version)).status).toBe(200);
  await save(cast.drafter, request, { sections });
  await act(cast.allocator, 'release', await act(cast.drafter, 'submit_for_review', request));
  await draw(cast.admin, 100, 100);
  const before = await workOf(cast.allocator, request);
  const earlier = new Set((await looksOf(second)).Data.map(({ id }) => id));
  await decidedMatch(office, second);
  const drawn = (await looksOf(second)).Data.filter(({ id }) => !earlier.has(id));
  expect(drawn).toHaveLength(2);
  const shapes = drawn.map((look) => [Object.keys(look), Object.keys(look.match), look.drawnAt]);
  expect(shapes[0]).toEqual(shapes[1]);

  const { agreement: measured } = await looksOf(cast.allocator);
  for (const look of drawn) expect((await answer(second, { id: look.id, ...otherwise })).status).toBe(200);
  const { agreement, disagreements } = await looksOf(cast.allocator);
  expect(agreement?.overall.pairs).toBe((measured?.overall.pairs ?? 0) + 1);
  expect(disagreements).toHaveLength(1);
  const { known } = await looksOf(cast.admin);
  expect(known).toMatchObject({ available: 1, people: [{ name: 'Dora Second', answered: 1, right: 0 }] });
  expect(await workOf(cast.allocator, request)).toEqual(before);

  // What it leaves in the trail of who answered tells the two apart no more than the question did.
  const { Data: events } = await second.call('GET /reports/v1.0/audittrails', { type: 'match.looked_again' });
  const [one, other] = events.slice(0, 2).map(({ type, objectType, objectLabel, clientId, requestId }) => ({
    ...{ type, objectType, objectLabel, clientId, requestId },
  }));
  expect(one).toEqual(other);
  expect(one).toMatchObject({ clientId: null, requestId: null });
});

test.each([
  [
    'the first person answers',
    sql`second_by = first_by, second = first, second_at = now(), status = 'agreed'`,
  ],
  ['it is settled before it was answered', sql`settled_by = gen_random_uuid(), status = 'settled'`],
])('C5 the database refuses that %s', async (_, change) => {
  const { id } = await decidedMatch(office, second);
  const tried = office.platform.database.tx({ kind: 'firm' }, async () => {
    await db().execute(sql`update second_looks set ${change} where id = ${id}`);
  });
  await expect(tried).rejects.toThrow();
});

test('C5 the database refuses that an answer changes or goes', async () => {
  const { id } = await disagreement();
  for (const statement of [
    sql`update second_looks set second = 'possible' where id = ${id}`,
    sql`update second_looks set status = 'agreed' where id = ${id}`,
    sql`update second_looks set status = 'settled', settled = 'possible', settled_by = second_by where id = ${id}`,
    sql`delete from second_looks where id = ${id}`,
  ])
    await expect(
      office.platform.database.tx({ kind: 'firm' }, async () => {
        await db().execute(statement);
      }),
    ).rejects.toThrow();
});
