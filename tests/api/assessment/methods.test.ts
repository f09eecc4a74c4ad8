import { sql } from 'drizzle-orm';
import { methodInForce } from '../../../engine/rating/index.ts';
import { db } from '../../../server/platform/index.ts';
import { enter } from '../../support/people/sign-in-as.ts';
import { buildPerson } from '../identity/steps.ts';
import { releasedRequest } from '../reports/release.ts';
import { businessRows } from '../requests/business-rows.ts';
import { screenedRequest, workOf } from '../screening/screened-request.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { drafted, methodsOf, published, tryDraft, whatIfOf } from './drafting.ts';
import { save } from './working-on.ts';

const path = 'POST /reports/v1.0/ratingmethods' as const;
const app = await openScreeningApp();
const cast = app.cast;
await useInventedList(app);
const open = await screenedRequest(app, { legalName: 'Salem Looms', relationshipType: 'agent' });
const sealed = await releasedRequest(app, { legalName: 'Karur Weavers', relationshipType: 'agent' });
afterAll(() => app.close());

const historyOf = async (request: { id: string; clientId: string }) =>
  (await cast.allocator.call('GET /reports/v1.0/ratings', { client: request.clientId, request: request.id }))
    .Data.history ?? [];

test('the method that comes with Prudence is nobody’s until an administrator adopts it, once, and rates as before', async () => {
  const shipped = async () => (await methodsOf(cast.admin)).methods.find(({ number }) => number === 2);
  await drafted(cast.admin);
  const before = await shipped();
  expect(before).toMatchObject({ status: 'published', publishedBy: '' });
  const id = before?.id ?? '';
  expect((await cast.allocator.attempt(path, { action: 'adopt', id })).status).toBe(403);
  await cast.admin.call(path, { action: 'adopt', id });
  // Ratings rest on it since it came, not since somebody adopted it.
  const { publishedAt } = before ?? {};
  const after = { id, status: 'published', publishedAt, publishedBy: expect.stringMatching(/./) };
  expect(await shipped()).toMatchObject(after);
  const again = await cast.admin.attempt(path, { action: 'adopt', id });
  expect([again.status, again.body.code]).toEqual([422, 'rating.not_possible']);
  const unadopt = sql`update rating_methods set published_by = null where number = 2`;
  await expect(app.platform.database.tx({ kind: 'firm' }, () => db().execute(unadopt))).rejects.toMatchObject(
    {
      cause: { code: '23514' },
    },
  );
});

describe('a draft of the rating method', () => {
  test('begins as the published version, once, and says of each number what it may be and what is published', async () => {
    const draft = await drafted(cast.admin);
    expect(draft).toMatchObject({ number: 3, basedOn: 2, status: 'draft', problems: {} });
    expect(draft.fields.find(({ path: name }) => name === 'weights.country')).toMatchObject({
      value: 35,
      published: 35,
      min: 0,
      max: 100,
    });
    expect((await cast.admin.attempt(path, { action: 'draft' })).status).toBe(422);
    const { countries, method } = await methodsOf(cast.admin);
    expect(countries.sources.map(({ asOf }) => asOf)).toEqual(['2025-12-31', '2026-06-19']);
    expect(countries.rows.find(({ code }) => code === 'IR')).toMatchObject({ fatf: 'call_for_action' });
    expect(method.version).toBe('2');
  });

  test.each([
    ['weights that do not sum to 100', { values: { 'weights.country': 36 } }, 'weights', /sum to 101/],
    ['bands that do not rise', { values: { 'bands.high': 35 } }, 'bands.high', /above medium/],
    ['severities that do not rise', { values: { 'severity.high': 0.1 } }, 'severity.high', /Not less/],
    ['a number out of its range', { values: { 'industries.mining': 101 } }, 'industries.mining', /0 to 100/],
    ['a number of nothing', { values: { 'weights.luck': 1 } }, 'weights.luck', /no such number/],
    ['a floor of nothing', { floors: { luck: 'high' as const } }, 'floors.luck', /no such floor/],
  ])('D17 is refused for %s, beside the field, with nothing saved', async (_, change, field, words) => {
    await drafted(cast.admin);
    const before = await businessRows(app);
    const { status, body } = await tryDraft(cast.admin, { action: 'save', ...change });
    expect(status).toBe(400);
    expect((body as { fields?: Record<string, string> }).fields?.[field]).toMatch(words);
    expect(await businessRows(app)).toBe(before);
  });

  test('shows what would move and by how much, for third parties and open requests, before it is published', async () => {
    await drafted(cast.admin);
    const early = await tryDraft(cast.admin, { action: 'publish', reason: 'At once.' });
    expect([early.status, early.body.Data]).toEqual([422, expect.stringContaining('the same')]);
    await tryDraft(cast.admin, {
      action: 'save',
      values: { 'bands.medium': 20, 'relationships.agent': 100 },
    });
    const unseen = await tryDraft(cast.admin, { action: 'publish', reason: 'At once.' });
    expect([unseen.status, unseen.body.Data]).toEqual([422, expect.stringContaining('Preview the impact')]);
    const before = (await workOf(cast.drafter, open)).rating;
    const result = await whatIfOf(cast.admin);
    expect(result).toMatchObject({ thirdParties: { all: 1 }, requests: { all: 1 }, changed: 2 });
    const [move] = result.moves.filter(({ kind }) => kind === 'request');
    expect(move).toMatchObject({ name: 'Salem Looms', from: before?.overall, fromScore: before?.score });
    // What is rated by a minimum does not look as if its score made it so.
    expect([move?.fromBasis, move?.toBasis]).toEqual([before?.basis, 'score']);
    // An agent scores 15 more, and the relationship weighs 25 in 100; contributions are rounded to the tenth.
    expect((move?.toScore ?? 0) - (move?.fromScore ?? 0)).toBeCloseTo(3.7, 6);
    // It computed, and changed nothing.
    expect((await workOf(cast.drafter, open)).rating).toEqual(before);

    await tryDraft(cast.admin, { action: 'save', values: { 'bands.medium': 21 } });
    const stale = await tryDraft(cast.admin, { action: 'publish', reason: 'At once.' });
    expect(stale.status).toBe(422);
  });

  test('C4 is the admin’s alone, and saved on the version that was seen', async () => {
    const draft = await drafted(cast.admin);
    for (const who of ['allocator', 'drafter', 'client'] as const) {
      expect((await cast[who].attempt('GET /reports/v1.0/ratingmethods', {})).status).toBe(403);
      expect((await cast[who].attempt(path, { action: 'draft' })).status).toBe(403);
    }
    const stale = await cast.admin.attempt(path, {
      action: 'save',
      id: draft.id,
      version: draft.version + 7,
      values: { unknown: 40 },
    });
    expect(stale).toMatchObject({ status: 409, body: { code: 'record.stale' } });
  });

  test('C5 is published by another administrator than who changed it, where there is one', async () => {
    const other = await enter(app, (await buildPerson(app, { role: 'admin', name: 'Bea Admin' })).id);
    await drafted(cast.admin);
    await tryDraft(cast.admin, { action: 'save', values: { 'bands.medium': 36 } });
    await whatIfOf(cast.admin);
    const own = await tryDraft(cast.admin, { action: 'publish', reason: 'Mine.' });
    expect(own).toMatchObject({ status: 422, body: { code: 'rating.second_person' } });
    await tryDraft(other, { action: 'discard' });
    await app.platform.database.tx({ kind: 'identity' }, () =>
      db().execute(
        sql`update users set disabled_at = created_at - interval '30 days' where id = ${other.actor.userId}`,
      ),
    );
  });
});

describe('publishing a version of the rating method', () => {
  test('rates open requests anew, raised at once; what was released stays; every rating replays under its own version', async () => {
    const before = (await workOf(cast.drafter, open)).rating;
    const sealedBefore = await historyOf(sealed);
    app.platform.clock.advance(60_000);
    const { work } = await published(cast.admin, { 'bands.medium': 10, 'bands.high': 20 });
    expect(work).toMatchObject({ status: 'done', result: { requests: 1, raised: 1, lower: 0 } });
    const after = (await workOf(cast.drafter, open)).rating;
    expect(after).toMatchObject({ methodVersion: '3', overall: 'high', score: before?.score });
    expect(await historyOf(sealed)).toEqual(sealedBefore);
    const history = await historyOf(open);
    expect([...new Set(history.map(({ methodVersion }) => methodVersion))]).toEqual(['3', '2']);
    expect(history.every(({ replays }) => replays)).toBe(true);
  });

  test('never lowers by the machine: what would fall stands, its drafter hears of it, and a save takes it', async () => {
    app.platform.clock.advance(60_000);
    const { work } = await published(cast.admin, { 'bands.medium': 60, 'bands.high': 90 });
    expect(work).toMatchObject({ status: 'done', result: { requests: 1, raised: 0, lower: 1 } });
    const stands = (await workOf(cast.drafter, open)).rating;
    expect(stands).toMatchObject({ methodVersion: '4', band: 'low', overall: 'high' });
    expect(stands?.floors.map(({ rule }) => rule)).toContain('standing');
    const { Data } = await cast.drafter.call('GET /reports/v1.0/notifications', {});
    expect(Data.map(({ activity }) => activity)).toContain(
      'would be rated lower by rating method 4: review the rating',
    );
    const saved = await save(cast.drafter, open, { sections: [{ key: 'summary', text: 'Looked at.' }] });
    expect(saved.rating).toMatchObject({ overall: 'low' });
    expect((await historyOf(open)).every(({ replays }) => replays)).toBe(true);
  });

  test('E5 keeps every version: the database refuses to change or remove what was published', async () => {
    const { methods } = await methodsOf(cast.admin);
    expect(methods.map(({ number, status }) => [number, status])).toEqual([
      [4, 'published'],
      [3, 'superseded'],
      [2, 'superseded'],
      [1, 'superseded'],
    ]);
    expect(methods[0]).toMatchObject({ reason: 'Reviewed for the year.', publishedBy: 'Ada Admin' });
    const run = (statement: ReturnType<typeof sql>) =>
      app.platform.database.tx({ kind: 'firm' }, () => db().execute(statement));
    for (const refusal of [
      sql`update rating_methods set content = content || '{"title": "x"}' where number = 3`,
      sql`update rating_methods set status = 'draft' where number = 4`,
      sql`delete from rating_methods where number = 1`,
    ])
      await expect(run(refusal)).rejects.toMatchObject({ cause: { code: '23514' } });
    const changed = await cast.admin.attempt(path, {
      action: 'save',
      id: methods[0]?.id ?? '',
      version: methods[0]?.version ?? 1,
      values: { unknown: 1 },
    });
    expect(changed.status).toBe(422);
    const { Data } = await cast.admin.call('GET /reports/v1.0/audittrails', { search: 'Method 4' });
    expect(Data.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['method.published', 'method.changed', 'method.drafted']),
    );
  });

  test('an installation with numbers of its own can draft the method that comes with Prudence, and sees who would move', async () => {
    expect((await methodsOf(cast.admin)).differsFromShipped).toBe(true);
    await cast.admin.call(path, { action: 'draft', from: 'shipped' });
    const { draft } = await methodsOf(cast.admin);
    const numberAt = (field: string) => draft?.fields.find((one) => one.path === field)?.value;
    expect([numberAt('bands.medium'), numberAt('bands.high')]).toEqual(Object.values(methodInForce.bands));
    const { moves } = await whatIfOf(cast.admin);
    expect(moves).toContainEqual(expect.objectContaining({ name: 'Salem Looms', from: 'low', to: 'medium' }));
    await tryDraft(cast.admin, { action: 'discard' });
  });
});
