import { requestThroughputs } from '../../../server/modules/requests/tables.ts';
import { db } from '../../../server/platform/index.ts';
import { enter, type Member } from '../../support/people/sign-in-as.ts';
import { act } from './act.ts';
import { buildIntake, buildRequest, reload } from './build-request.ts';
import { buildCast, openRequestsApp } from './requests-app.ts';

const DAY = 86_400_000;
const test1 = await openRequestsApp();
const cast = await buildCast(test1);
afterAll(() => test1.close());

const now = () => test1.platform.clock.now();
const daysAgo = (days: number) => new Date(now().getTime() - days * DAY);
const build = (legalName: string, over: Parameters<typeof buildRequest>[2]) =>
  buildRequest(test1, cast, { ...over, intake: buildIntake({ legalName }) });
const rows = async (who: 'allocator' | 'client' | 'drafter', query: object = {}) =>
  (await cast[who].call('GET /reports/v1.0/requestdetails', { pageSize: 200, ...query })).Data;
const forecastOf = async (id: string) => (await rows('allocator')).find((row) => row.id === id)?.forecast;

/** So many finished reports of the type, each of which took these days. */
async function learn(count: number, days: [number, number, number, number]) {
  const [submitted, allocated, inAnalysis, inReview] = days;
  const spent = { submitted, allocated, inAnalysis, inReview };
  const rows: (typeof requestThroughputs.$inferInsert)[] = [];
  for (let made = 0; made < count; made += 1) {
    const { id: requestId, clientId } = await build(`Done ${made}`, { status: 'released' });
    const reportType = 'standard_due_diligence';
    rows.push({ requestId, clientId, reportVersion: 1, reportType, releasedAt: now(), ...spent });
  }
  await test1.platform.database.raw.executeSql('delete from request_paces');
  await test1.platform.database.tx({ kind: 'identity' }, () => db().insert(requestThroughputs).values(rows));
}

test('until five reports of a type are finished, the promised days say how long one takes', async () => {
  await learn(4, [9, 9, 9, 9]);
  const request = await build('Unlearnt', { status: 'in_review', dueOn: '2026-12-31' });
  expect(await forecastOf(request.id)).toMatchObject({ basis: 0, atRisk: false });
});

test('a forecast adds the median days that are left in this stage and in those after it', async () => {
  await learn(5, [1, 1, 6, 2]);
  const fresh = await build('Fresh', { status: 'in_analysis', dueOn: '2026-12-31' });
  expect(await forecastOf(fresh.id)).toMatchObject({ basis: 5, needed: 8, atRisk: false });
  const worked = await build('Worked', {
    status: 'in_analysis',
    statusSince: daysAgo(7),
    dueOn: '2026-12-31',
  });
  expect(await forecastOf(worked.id)).toMatchObject({ needed: 3 });
  const stuck = await build('Stuck', {
    status: 'in_analysis',
    statusSince: daysAgo(40),
    dueOn: '2026-12-31',
  });
  expect(await forecastOf(stuck.id)).toMatchObject({ needed: 2 });
});

test('no forecast while the clock stands still, after the promised day, and once it is done', async () => {
  const asked = await build('Asked', { status: 'clarification', dueOn: '2026-12-31' });
  const late = await build('Late', { status: 'in_analysis', dueOn: '2026-11-02' });
  const done = await build('Ended', { status: 'released' });
  for (const { id } of [asked, late, done]) expect(await forecastOf(id)).toBeNull();
});

test('the view at risk holds exactly the rows whose forecast says so, page by page of them', async () => {
  await learn(6, [1, 2, 5, 2]);
  let made = 0;
  for (const status of ['submitted', 'allocated', 'in_analysis', 'in_review', 'clarification'] as const)
    for (const since of [0, 1, 3, 6, 10])
      for (const due of [
        '2026-11-19',
        '2026-11-20',
        '2026-11-24',
        '2026-11-27',
        '2026-12-02',
        '2026-12-08',
      ]) {
        made += 1;
        await build(`Grid ${made}`, { status, statusSince: daysAgo(since), dueOn: due });
      }
  const all = await rows('allocator');
  const expected = all.filter(({ forecast }) => forecast?.atRisk).map(({ id }) => id);
  const shown = (await rows('allocator', { view: 'at_risk' })).map(({ id }) => id);
  expect(expected.length).toBeGreaterThan(20);
  expect(shown.sort()).toEqual(expected.sort());
});

test('C8 clients see no forecast of the firm, and nothing at risk', async () => {
  expect((await rows('client')).every(({ forecast }) => forecast === null)).toBe(true);
  expect(await rows('client', { view: 'at_risk' })).toEqual([]);
});

test('a release keeps how many business days each stage took, visits added up and questions left out', async () => {
  const draft = await build('Measured', { status: 'draft' });
  /** Sessions end overnight. */
  const later = async (
    days: number,
    who: Member,
    ...[action, more]: [Parameters<typeof act>[1], object?]
  ) => {
    test1.platform.clock.advance(days * DAY);
    await act(await enter(test1, who.actor.userId), action, await reload(test1, draft.id), more);
  };
  await later(0, cast.clientuser, 'submit', { consent: true });
  await later(3, cast.allocator, 'accept_and_allocate', { assignee: cast.drafter.actor.userId });
  await later(0, cast.drafter, 'start');
  await later(1, cast.drafter, 'ask_client', { comment: 'Which one?' });
  await later(7, cast.clientuser, 'answer', { comment: 'That one.' });
  await later(1, cast.drafter, 'submit_for_review');
  await later(1, cast.allocator, 'release');
  const kept = await test1.platform.database.tx({ kind: 'identity' }, () =>
    db().select().from(requestThroughputs),
  );
  expect(kept.find(({ requestId }) => requestId === draft.id)).toMatchObject({
    submitted: 1,
    allocated: 0,
    inAnalysis: 2,
    inReview: 1,
  });
});
