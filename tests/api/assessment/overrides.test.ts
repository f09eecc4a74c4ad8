import { sql } from 'drizzle-orm';
import { db } from '../../../server/platform/index.ts';
import { enter, type Member, signInAs } from '../../support/people/sign-in-as.ts';
import { releasedRequest, requestInReview } from '../reports/release.ts';
import { act, attemptAct } from '../requests/act.ts';
import { businessRows } from '../requests/business-rows.ts';
import { screenedRequest, workOf } from '../screening/screened-request.ts';
import { type Cast, openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { approvedOverride, override, tryOverride } from './overriding.ts';
import { listed, save } from './working-on.ts';

const DAY = 86_400_000;
const app = await openScreeningApp();
const cast = app.cast;
await useInventedList(app);
afterAll(() => app.close());

let made = 0;
/** A request whose rating is computed low, with nothing open. */
const plain = () => {
  made += 1;
  return screenedRequest(app, {
    legalName: `Vellore Looms ${made}`,
    countryOfIncorporation: 'DK',
    registrationIds: [{ scheme: 'VAT', value: `L${made}`, country: 'DK' }],
  });
};
const up = { action: 'override', band: 'high', reason: 'The accounts are thin.' } as const;
const dayIn = (days: number) =>
  new Date(app.platform.clock.now().getTime() + days * DAY).toISOString().slice(0, 10);
const rowOf = async (who: Member, id: string, client: string) =>
  (await who.call('GET /reports/v1.0/requestdetails', { client, request: id })).Data[0];
const activities = async (who: Member) =>
  (await who.call('GET /reports/v1.0/notifications', {})).Data.map(({ activity }) => activity);

/** Sessions do not outlive the days that pass. */
async function inDays<Result>(days: number, work: (again: Cast) => Promise<Result>): Promise<Result> {
  app.platform.clock.advance(days * DAY);
  const again = (member: Member) => enter(app, member.actor.userId);
  const { admin, client, allocator, drafter } = cast;
  try {
    return await work({
      admin: await again(admin),
      client: await again(client),
      allocator: await again(allocator),
      drafter: await again(drafter),
    });
  } finally {
    app.platform.clock.advance(-days * DAY);
  }
}

describe('an override of a rating', () => {
  test('C5 is provisional until a second person approves it, then counts in analysis, list, history and report', async () => {
    const request = await plain();
    const before = (await workOf(cast.drafter, request)).rating;
    const asked = await override(cast.drafter, request, { ...up, expiresOn: dayIn(30) });
    expect(asked).toMatchObject({
      counts: before?.overall,
      provisional: true,
      override: null,
      asked: { state: 'waiting', band: 'high', by: 'Ravi Mehta', approvedBy: null, expiresOn: dayIn(30) },
    });
    expect(await rowOf(cast.allocator, request.id, request.clientId)).toMatchObject({
      rating: before?.overall,
      provisional: true,
    });
    const held = await attemptAct(cast.drafter, 'submit_for_review', request);
    expect(JSON.stringify(held.body)).toContain('An override of the rating waits for a second person.');
    expect(await activities(cast.allocator)).toContain(
      'has an override of its rating that waits for a second person',
    );

    const approved = await override(cast.allocator, request, {
      action: 'approve',
      override: asked.asked?.id ?? '',
    });
    expect(approved).toMatchObject({
      counts: 'high',
      provisional: false,
      asked: null,
      override: { state: 'approved', computed: before?.overall, approvedBy: 'Asha Rao' },
    });
    expect(await rowOf(cast.allocator, request.id, request.clientId)).toMatchObject({
      rating: 'high',
      provisional: false,
      overrideUntil: dayIn(30),
    });
    const { Data } = await cast.allocator.call('GET /reports/v1.0/ratings', {
      client: request.clientId,
      request: request.id,
    });
    expect(Data.overrides).toMatchObject([{ state: 'approved', reason: up.reason }]);
  });

  test('C5 is never approved by who asked for it, whoever that is', async () => {
    const request = await plain();
    const { asked } = await override(cast.allocator, request, up);
    const before = await businessRows(app);
    const own = await tryOverride(cast.allocator, request, { action: 'approve', override: asked?.id ?? '' });
    expect(own).toMatchObject({ status: 422, body: { code: 'rating.second_person' } });
    expect(await businessRows(app)).toBe(before);
    const byDrafter = await override(cast.drafter, request, { action: 'approve', override: asked?.id ?? '' });
    expect(byDrafter.override).toMatchObject({ by: 'Asha Rao', approvedBy: 'Ravi Mehta' });
  });

  test('C5 the database refuses an approval by who asked, one from the start, and what was said being changed', async () => {
    const request = await plain();
    const { asked } = await override(cast.drafter, request, up);
    const run = (statement: ReturnType<typeof sql>) =>
      app.platform.database.tx({ kind: 'firm' }, () => db().execute(statement));
    const id = asked?.id ?? '';
    const refusals = [
      sql`update rating_overrides set state = 'approved', approved_by = asked_by where id = ${id}`,
      sql`update rating_overrides set state = 'approved' where id = ${id}`,
      sql`update rating_overrides set band = 'low' where id = ${id}`,
      sql`update rating_overrides set expires_on = '2099-01-01' where id = ${id}`,
      sql`insert into rating_overrides (client_id, request_id, report_version, state, band, computed, reason, expires_on, asked_by, asked_at, approved_by)
          select client_id, request_id, 9, 'approved', 'low', 'high', 'x', expires_on, asked_by, asked_at, ${cast.allocator.actor.userId}
          from rating_overrides where id = ${id}`,
    ];
    for (const refusal of refusals)
      await expect(run(refusal)).rejects.toMatchObject({ cause: { code: '23514' } });
    // Nobody has the right to remove one, and its owner is refused too.
    const removal = sql`delete from rating_overrides where id = ${id}`;
    await expect(run(removal)).rejects.toMatchObject({ cause: { code: '42501' } });
    const { raw } = app.platform.database;
    const byOwner = raw.executeSql('delete from rating_overrides where id = $1', [id]);
    await expect(byOwner).rejects.toMatchObject({ code: '23514' });
  });

  test('C4 is refused where it cannot be, and says why', async () => {
    const request = await plain();
    const before = await businessRows(app);
    const tries: [Member, Parameters<typeof tryOverride>[2], number, RegExp][] = [
      [cast.drafter, { ...up, band: 'low' }, 422, /is already low/],
      [cast.drafter, { ...up, expiresOn: dayIn(0) }, 400, /Choose a day/],
      [cast.drafter, { ...up, expiresOn: dayIn(900) }, 400, /Choose a day/],
      [cast.drafter, { action: 'override', band: 'high' } as never, 400, /Required/],
      [cast.drafter, { action: 'approve' } as never, 400, /Choose an override/],
    ];
    for (const [who, sent, status, words] of tries) {
      const answer = await tryOverride(who, request, sent);
      const { Data, fields } = answer.body;
      expect([answer.status, JSON.stringify([Data, fields])]).toEqual([status, expect.stringMatching(words)]);
    }
    const stale = await tryOverride(cast.drafter, request, up, 99);
    expect(stale).toMatchObject({ status: 409, body: { code: 'analysis.stale' } });
    expect(await businessRows(app)).toBe(before);

    const sent = { client: request.clientId, request: request.id, version: 1, ...up };
    const stranger = await signInAs(app, { role: 'drafter' });
    expect((await stranger.attempt('POST /reports/v1.0/ratings', sent)).status).toBe(404);
    expect((await cast.client.attempt('POST /reports/v1.0/ratings', sent)).status).toBe(403);
    expect((await cast.admin.attempt('POST /reports/v1.0/ratings', sent)).status).toBe(403);

    const { asked } = await override(cast.drafter, request, up);
    const second = await tryOverride(cast.allocator, request, { ...up, band: 'medium' });
    expect([second.status, second.body.Data]).toEqual([422, expect.stringContaining('already waiting')]);
    const theirs = await tryOverride(cast.allocator, request, {
      action: 'withdraw',
      override: asked?.id ?? '',
    });
    expect(theirs.status).toBe(422);
    const silent = await tryOverride(cast.allocator, request, {
      action: 'refuse',
      override: asked?.id ?? '',
    });
    expect(silent.body).toMatchObject({ fields: { reason: 'Enter a reason for the refusal.' } });
    const refused = await override(cast.allocator, request, {
      action: 'refuse',
      override: asked?.id ?? '',
      reason: 'The accounts came since.',
    });
    expect(refused).toMatchObject({ counts: 'low', asked: null, override: null });
  });

  test('C5 a drafter who saves another rating than the computed one asks for an override; taking it back withdraws it', async () => {
    const request = await plain();
    const asked = await save(cast.drafter, request, { rating: { proposed: 'medium', reason: 'New owner.' } });
    expect(asked.rating).toMatchObject({ counts: 'low', proposal: null, asked: { band: 'medium' } });
    const same = await save(cast.drafter, request, { rating: { proposed: 'medium', reason: 'New owner.' } });
    expect(same.rating?.asked?.id).toBe(asked.rating?.asked?.id);
    const back = await save(cast.drafter, request, { rating: { proposed: 'low', reason: '' } });
    expect(back.rating).toMatchObject({ asked: null, proposal: { band: 'low' } });
  });

  test('is not below a floor, and ends when the computed rating rises above it: the machine raises', async () => {
    const request = await screenedRequest(app, listed());
    const [match] = (await workOf(cast.drafter, request)).matches;
    await approvedOverride(cast, request, { band: 'medium', reason: 'A name like that.' });
    const judged = {
      match: match?.id ?? '',
      disposition: 'true_match' as const,
      reasonCode: 'name_and_data_agree',
      comment: 'By the passport.',
    };
    const { rating } = await save(cast.drafter, request, { dispositions: [judged] });
    expect(rating).toMatchObject({ overall: 'high', counts: 'high', override: null });
    expect(await activities(cast.allocator)).toContain(
      'lost the override of its rating: the computed rating rose',
    );
    const below = await tryOverride(cast.allocator, request, { ...up, band: 'medium' });
    expect([below.status, below.body.Data]).toEqual([
      422,
      expect.stringContaining('cannot be lower than high'),
    ]);
  });

  test('E5 falls back to the computed rating after its last day, with an event and a notice', async () => {
    const request = await plain();
    const high = await approvedOverride(cast, request, {
      band: 'high',
      reason: 'Thin.',
      expiresOn: dayIn(10),
    });
    expect(high.counts).toBe('high');
    await inDays(10, async () => expect(await app.platform.jobs.runScheduled('rating.overrides')).toBe(0));
    await inDays(11, async (again) => {
      expect(await app.platform.jobs.runScheduled('rating.overrides')).toBe(1);
      expect(await app.platform.jobs.runScheduled('rating.overrides')).toBe(0);
      const { rating } = await workOf(again.drafter, request);
      // It had raised the rating: only a person lowers what stands.
      expect(rating).toMatchObject({ override: null, counts: 'high', floors: [{ rule: 'standing' }] });
      expect(await activities(again.drafter)).toContain('lost the override of its rating: it expired');
      const { Data } = await again.allocator.call('GET /reports/v1.0/audittrails', { requestId: request.id });
      expect(Data.map(({ type }) => type)).toContain('rating.override_expired');
      const touched = await save(again.drafter, request, { sections: [{ key: 'summary', text: 'Looked.' }] });
      expect(touched.rating?.counts).toBe('low');
    });
  });
});

describe('an override that was sealed', () => {
  const risky = { industry: 'mining', relationshipType: 'agent', countryOfIncorporation: 'AF' } as const;

  test('stands in the report with who asked and who approved it, and lowers nothing once it expired', async () => {
    const request = await screenedRequest(app, { ...risky, legalName: 'Kandahar Ore Traders' });
    const computed = (await workOf(cast.drafter, request)).rating?.overall;
    expect(computed).not.toBe('low');
    await approvedOverride(cast, request, { band: 'low', reason: 'State-owned.', expiresOn: dayIn(20) });
    const sections = ['summary', 'identification', 'sanctions'].map((key) => ({ key, text: 'Looked at.' }));
    await save(cast.drafter, request, { sections });
    const inReview = await act(cast.drafter, 'submit_for_review', request);
    await act(cast.allocator, 'release', inReview);
    const { Data: report } = await cast.client.call('GET /api/reportData/:client/:request/', {
      client: request.clientId,
      request: request.id,
    } as never);
    expect(report.rating).toMatchObject({
      overall: 'low',
      override: { computed, by: 'Ravi Mehta', approvedBy: 'Asha Rao', expiresOn: dayIn(20) },
    });
    const party = async (who: Member) =>
      (await who.call('GET /reports/v1.0/thirdparties', { search: 'Kandahar' })).Data[0];
    expect(await party(cast.client)).toMatchObject({ rating: 'low' });
    await inDays(21, async (again) => {
      expect(await app.platform.jobs.runScheduled('rating.overrides')).toBe(1);
      expect(await party(again.client)).toMatchObject({ rating: computed, openAlerts: 1, reviewDue: true });
      expect(await activities(again.client)).toContain('lost the override of its rating: a review is due');
      const row = await rowOf(again.allocator, request.id, request.clientId);
      expect(row).toMatchObject({ rating: computed, overrideUntil: null });
      expect(await rowOf(again.client, request.id, request.clientId)).toMatchObject({ rating: 'low' });
    });
  });

  test('cannot be asked for after the release, nor sealed after its last day', async () => {
    const released = await releasedRequest(app, { legalName: 'Palani Mills' });
    const late = await tryOverride(cast.allocator, released, up);
    expect(late).toMatchObject({ status: 422, body: { code: 'request.not_possible' } });
    const request = await requestInReview(app, { legalName: 'Erode Mills' });
    const { asked } = await override(cast.allocator, request, { ...up, expiresOn: dayIn(3) });
    await override(cast.drafter, request, { action: 'approve', override: asked?.id ?? '' });
    await inDays(5, async (again) => {
      const release = await attemptAct(again.allocator, 'release', request);
      expect([release.status, release.body.Data]).toEqual([422, expect.stringContaining('has expired')]);
    });
  });
});
