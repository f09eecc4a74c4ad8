import type { RequestOf } from '../../../contract/index.ts';
import { enter } from '../../support/people/sign-in-as.ts';
import { attemptAct } from '../requests/act.ts';
import { screenedRequest, workOf } from '../screening/screened-request.ts';
import { finished, openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { attemptSave, falsePositive, finding, listed, save } from './working-on.ts';

type Setting = Extract<RequestOf<'POST /security/v1.0/settings'>['setting'], { name: 'dispositions' }>;

const office = await openScreeningApp();
const cast = office.cast;
await useInventedList(office);
afterAll(() => office.close());

const state = async () => {
  const { Data } = await cast.admin.call('GET /security/v1.0/settings', { name: 'dispositions' });
  if (!Data.dispositions) throw new Error('there is no policy of dispositions');
  return Data.dispositions;
};

/** Saves what is set now with something else in it. */
async function change(differently: (now: Setting) => Partial<Setting>) {
  const { version, dispositions } = await state();
  const now: Setting = { name: 'dispositions', ...dispositions };
  return cast.admin.attempt('POST /security/v1.0/settings', {
    version,
    setting: { ...now, ...differently(now) },
  });
}

const screenAgain = async (request: { id: string }) => {
  const { Data } = await cast.drafter.call('POST /reports/v1.0/screenings', { request: request.id });
  await finished(cast.drafter, Data.job);
};

const read = async ({ id, clientId }: { id: string; clientId: string }) => {
  const { request } = await cast.drafter.call('GET /reports/v1.0/requestdetails', {
    client: clientId,
    request: id,
  });
  if (!request) throw new Error('there is no request');
  return request;
};

/** Sessions do not last as long as decisions. */
async function signInAgain() {
  for (const role of ['admin', 'client', 'allocator', 'drafter'] as const)
    cast[role] = await enter(office, cast[role].actor.userId);
}

const supplier = {
  code: 'checked_with_supplier',
  label: 'Checked with the supplier',
  dispositions: ['false_positive' as const],
  active: true,
};

describe('the reasons of dispositions', () => {
  test('are the eight of the first method until an admin adds one, for the decisions it may give', async () => {
    expect((await state()).dispositions.reasons).toHaveLength(8);
    expect((await change(({ reasons }) => ({ reasons: [...reasons, supplier] }))).status).toBe(200);
    const request = await screenedRequest(office, listed());
    const { matches, reasons, version } = await workOf(cast.drafter, request);
    expect(reasons.at(-1)).toEqual(supplier);
    const decision = { ...falsePositive(matches[0]?.id ?? ''), reasonCode: supplier.code };
    const possible = { dispositions: [{ ...decision, disposition: 'possible' as const }] };
    const refused = await attemptSave(cast.drafter, request, possible, version);
    expect(refused).toMatchObject({ status: 400, body: { fields: { reasonCode: expect.any(String) } } });
    const saved = await save(cast.drafter, request, { dispositions: [decision] });
    expect(saved.matches[0]).toMatchObject({ reasonCode: supplier.code, reason: supplier.label });
  });

  test('are never removed; one that is no longer offered still names the decisions that gave it', async () => {
    const gone = await change(({ reasons }) => ({
      reasons: reasons.filter(({ code }) => code !== supplier.code),
    }));
    expect(gone).toMatchObject({ status: 400, body: { Data: expect.stringContaining('can’t be removed') } });
    const request = await screenedRequest(office, listed());
    const decide = async () => ({
      dispositions: [
        {
          ...falsePositive((await workOf(cast.drafter, request)).matches[0]?.id ?? ''),
          reasonCode: supplier.code,
        },
      ],
    });
    await save(cast.drafter, request, await decide());
    const hidden = await change(({ reasons }) => ({
      reasons: reasons.map((one) => (one.code === supplier.code ? { ...one, active: false } : one)),
    }));
    expect(hidden.status).toBe(200);
    expect((await workOf(cast.drafter, request)).matches[0]?.reason).toBe(supplier.label);
    const other = await screenedRequest(office, listed());
    const { matches, version } = await workOf(cast.drafter, other);
    const again = {
      dispositions: [{ ...falsePositive(matches[0]?.id ?? ''), reasonCode: supplier.code }],
    };
    expect((await attemptSave(cast.drafter, other, again, version)).status).toBe(400);
  });

  test('every decision keeps at least one, and two admins do not overwrite each other', async () => {
    const none = await change(({ reasons }) => ({
      reasons: reasons.map((one) => ({ ...one, active: false })),
    }));
    expect(none.status).toBe(400);
    const { version, dispositions } = await state();
    const setting: Setting = { name: 'dispositions', ...dispositions };
    const stale = await cast.admin.attempt('POST /security/v1.0/settings', { version: version - 1, setting });
    expect(stale).toMatchObject({ status: 409, body: { code: 'record.stale' } });
  });

  test('E1 a change of them is in the trail with before and after', async () => {
    const { Data } = await cast.admin.call('GET /reports/v1.0/audittrails', {
      type: 'settings.changed',
    } as never);
    expect(JSON.stringify(Data)).toContain('checked_with_supplier (Checked with the supplier)');
  });
});

describe('the end of a decision', () => {
  const forDays = (days: number) =>
    change(({ validityDays }) => ({
      validityDays: { ...validityDays, possible: { medium: days, strong: days, exact: days } },
    }));
  const possible = (match: string) => ({
    ...falsePositive(match),
    disposition: 'possible' as const,
    reasonCode: 'insufficient_data',
  });

  test('comes after the days set for its kind: until then it is carried over, then it is asked anew, showing what was', async () => {
    await forDays(30);
    const request = await screenedRequest(office, listed());
    const [first] = (await workOf(cast.drafter, request)).matches;
    const saved = await save(cast.drafter, request, { dispositions: [possible(first?.id ?? '')] });
    const end = new Date(office.platform.clock.now().getTime() + 30 * 86_400_000).toISOString();
    expect(saved.matches[0]).toMatchObject({ expiresAt: end, former: null });

    await screenAgain(request);
    expect((await workOf(cast.drafter, request)).matches[0]).toMatchObject({
      disposition: 'possible',
      carriedOver: true,
      expiresAt: end,
    });

    office.platform.clock.advance(31 * 86_400_000);
    await signInAgain();
    await screenAgain(request);
    const [anew] = (await workOf(cast.drafter, request)).matches;
    expect(anew).toMatchObject({
      disposition: 'unspecified',
      carriedOver: false,
      expiresAt: null,
      former: {
        disposition: 'possible',
        reason: 'Insufficient data',
        comment: 'Textiles, not oil.',
        disposedBy: 'Ravi Mehta',
        expiredAt: end,
      },
    });
  });

  test('a decision taken before the days were set keeps no end', async () => {
    await change(() => ({ validityDays: { true_match: none, possible: none, false_positive: none } }));
    const request = await screenedRequest(office, listed());
    const [match] = (await workOf(cast.drafter, request)).matches;
    await save(cast.drafter, request, { dispositions: [possible(match?.id ?? '')] });
    await forDays(1);
    office.platform.clock.advance(2 * 86_400_000);
    await signInAgain();
    await screenAgain(request);
    expect((await workOf(cast.drafter, request)).matches[0]).toMatchObject({
      disposition: 'possible',
      expiresAt: null,
    });
  });
  test('holds up review and release of its request until it is decided anew, be it the same again', async () => {
    await forDays(30);
    const request = await screenedRequest(office, listed());
    const { matches } = await workOf(cast.drafter, request);
    const dispositions = matches.map(({ id }) => possible(id));
    const undecided = async () =>
      (await workOf(cast.drafter, request)).points.filter(({ code }) => code === 'matches.undecided');
    await save(cast.drafter, request, { dispositions });
    expect(await undecided()).toEqual([]);
    office.platform.clock.advance(31 * 86_400_000);
    await signInAgain();
    expect(await undecided()).toMatchObject([{ values: { count: matches.length } }]);
    expect((await workOf(cast.drafter, request)).matches[0]).toMatchObject({
      disposition: 'unspecified',
      expiresAt: null,
      former: { disposition: 'possible' },
    });
    const { body } = await attemptAct(cast.drafter, 'submit_for_review', await read(request));
    expect(body.Data).toContain('no disposition');
    await save(cast.drafter, request, { dispositions });
    expect(await undecided()).toEqual([]);
  });

  test('counts as none in the list of requests in work, for a rule and in the rating', async () => {
    await forDays(30);
    const request = await screenedRequest(office, listed());
    const { matches } = await workOf(cast.drafter, request);
    const settled = ({ id }: { id: string }) => ({
      ...possible(id),
      disposition: 'true_match' as const,
      reasonCode: 'name_and_data_agree',
      comment: 'By the passport.',
    });
    const inQueue = async () => {
      const { Data } = await cast.drafter.call('GET /reports/v1.0/analysisdetails', { view: 'mine' });
      return Data.find(({ id }) => id === request.id);
    };
    await change(({ validityDays }) => ({
      validityDays: { ...validityDays, true_match: { medium: 30, strong: 30, exact: 30 } },
    }));
    const { rating: before } = await save(cast.drafter, request, { dispositions: matches.map(settled) });
    expect(before?.floors).toMatchObject([{ rule: 'sanctions_match' }]);
    expect(await inQueue()).toMatchObject({ openMatches: 0 });
    office.platform.clock.advance(31 * 86_400_000);
    await signInAgain();
    expect(await inQueue()).toMatchObject({ matches: matches.length, openMatches: matches.length });
    const { rating } = await save(cast.drafter, request, { findings: [finding] });
    expect(rating).toMatchObject({ provisional: true });
    const ids = matches.map(({ id }) => id);
    const { match: _, ...decision } = possible('');
    const conditions = { watchlist: matches[0]?.watchlist ?? '' };
    const rule = { conditions, matches: ids, ...decision };
    const decided = await save(cast.drafter, request, { rule });
    expect(decided.matches.map(({ disposition }) => disposition)).toEqual(ids.map(() => 'possible'));
  });
  const none = { medium: null, strong: null, exact: null };
});
