import { mountAssessment } from '../../../server/modules/assessment/index.ts';
import { mountDashboards } from '../../../server/modules/dashboards/index.ts';
import { enter, type Member } from '../../support/people/sign-in-as.ts';
import { buildIntake, buildRequest } from '../requests/build-request.ts';
import { buildCast, type Cast, openRequestsApp, type RequestsApp } from '../requests/requests-app.ts';
import { change, rated, read } from '../third-parties/register-app.ts';
import { instantsOf, midnights } from './midnights.ts';

const DAY = 86_400_000;
let test1: RequestsApp;
let cast: Cast;
beforeEach(async () => {
  test1 = await openRequestsApp([
    mountDashboards,
    (app, platform) => mountAssessment(app, platform, { reportVersionsOf: async () => [] }),
  ]);
  cast = await buildCast(test1);
});
afterEach(() => test1.close());

type Who = 'admin' | 'allocator' | 'client';

/** Sessions do not outlive the days that pass. */
async function at(time: Date): Promise<Record<Who, Member>> {
  test1.platform.clock.set(time);
  const again = (who: Who) => enter(test1, cast[who].actor.userId);
  return { admin: await again('admin'), allocator: await again('allocator'), client: await again('client') };
}

async function saveZone(admin: Member, timeZone: string) {
  const { Data } = await admin.call('GET /security/v1.0/settings', { name: 'calendar' });
  const { version = 0, calendar } = Data.calendar ?? {};
  const { weekend = [], holidays = [] } = calendar ?? {};
  return admin.attempt('POST /security/v1.0/settings', {
    version,
    setting: { name: 'calendar', timeZone, weekend, holidays },
  });
}

/** The firm chooses its zone some days before. */
async function firmIn(timeZone: string, before: string) {
  const { admin } = await at(new Date(Date.parse(before) - 3 * DAY));
  expect((await saveZone(admin, timeZone)).status).toBe(200);
}

describe.each(midnights)('in $zone', ({ zone, day, begins, ends }) => {
  const { before, first, last, after } = instantsOf({ begins, ends });
  beforeEach(() => firmIn(zone, begins));

  test('F6 a request is overdue from the end of its day on: in list, filter, view, queue, figures and forecast', async () => {
    const { id } = await buildRequest(test1, cast, { status: 'in_analysis', dueOn: day });
    const overdueAt = async (time: Date) => {
      const { allocator } = await at(time);
      const rows = async (query: object) =>
        (await allocator.call('GET /reports/v1.0/requestdetails', query)).Data.map((row) => row.id);
      const list = (await allocator.call('GET /reports/v1.0/requestdetails', {})).Data;
      const queue = (await allocator.call('GET /reports/v1.0/analysisdetails', {})).Data;
      const queued = (await allocator.call('GET /reports/v1.0/analysisdetails', { view: 'overdue' })).Data;
      const { tiles, load } = (await allocator.call('GET /reports/v1.0/dashboards', {})).Data;
      return {
        row: list.find((row) => row.id === id)?.overdue,
        filter: (await rows({ overdue: 'true' })).includes(id),
        notFilter: !(await rows({ overdue: 'false' })).includes(id),
        view: (await rows({ view: 'overdue' })).includes(id),
        queue: queue.find((row) => row.id === id)?.overdue,
        queueView: queued.some((row) => row.id === id),
        tile: tiles.find(({ key }) => key === 'overdue')?.value === 1,
        load: load.some(({ overdue }) => overdue === 1),
        // None is told of what is late already.
        noForecast: list.find((row) => row.id === id)?.forecast === null,
      };
    };
    const all = (value: boolean) =>
      Object.fromEntries(Object.keys(answers).map((key) => [key, value])) as typeof answers;
    const answers = await overdueAt(last);
    expect(answers).toEqual(all(false));
    expect(await overdueAt(after)).toEqual(all(true));
  });

  test('F6 a report released on its due day is in time, and late the instant after', async () => {
    const shareOf = async (releasedAt: Date) => {
      await buildRequest(test1, cast, {
        status: 'released',
        sealedRating: 'low',
        submittedAt: new Date(releasedAt.getTime() - DAY),
        releasedAt,
        dueOn: day,
      });
      const { allocator } = await at(after);
      return (await allocator.call('GET /reports/v1.0/trends', { from: day, to: day })).Data.months;
    };
    expect(await shareOf(last)).toMatchObject([{ month: day.slice(0, 7), inTime: 1, late: 0 }]);
    expect(await shareOf(after)).toMatchObject([{ month: day.slice(0, 7), inTime: 1, late: 1 }]);
  });

  test('the requests of a day are the same in the list and in the figures', async () => {
    const intake = (legalName: string) => buildIntake({ legalName });
    for (const [legalName, createdAt] of Object.entries({ before, first, last, after }))
      await buildRequest(test1, cast, { intake: intake(legalName), createdAt });
    const { client } = await at(after);
    const list = await client.call('GET /reports/v1.0/requestdetails', { createdFrom: day, createdTo: day });
    expect(list.Data.map(({ legalName }) => legalName).sort()).toEqual(['first', 'last']);
    const { byStatus } = (await client.call('GET /reports/v1.0/dashboards', { from: day, to: day })).Data;
    expect(byStatus.reduce((sum, { value }) => sum + value, 0)).toBe(2);
  });

  test('the events of a day are the same in the trail and in the file that is taken from it', async () => {
    const saved: Record<string, string> = {};
    for (const [name, time] of Object.entries({ before, first, last, after })) {
      const { admin } = await at(time);
      await saveZone(admin, zone);
      saved[name] = time.toISOString();
    }
    const { admin } = await at(new Date(after.getTime() + DAY));
    const query = { from: day, to: day, type: ['settings.changed'] };
    const { Data } = await admin.call('GET /reports/v1.0/audittrails', query as never);
    const expected = [saved.first, saved.last];
    expect(Data.map((event) => event.at).sort()).toEqual(expected);
    const file = await admin.send(
      `/api/reports/v1.0/auditexport?from=${day}&to=${day}&type=settings.changed`,
    );
    const text = await file.text();
    expect([...text.matchAll(/"shown":\{[^{}]*?"at":"([^"]+)"/g)].map(([, when]) => when).sort()).toEqual(
      expected,
    );
  });

  test('a review is due from the first instant of its day on, in list, filter and alert, and raised once', async () => {
    await at(new Date(first.getTime() - 2 * DAY));
    cast = { ...cast, ...(await everybody()) };
    const { thirdParty } = await rated(test1, cast);
    await change(cast.client, thirdParty, { action: 'review_on', nextReviewOn: day });
    const dueAt = async (time: Date) => {
      const { client } = await at(time);
      const raised = await test1.platform.jobs.runScheduled('third_parties.days');
      const due = await client.call('GET /reports/v1.0/thirdparties', { reviewDue: 'true' });
      const { reviewDue, alerts } = await read(client, thirdParty);
      return { raised, filter: due.total, reviewDue, alerts: alerts.length };
    };
    expect(await dueAt(before)).toEqual({
      raised: { lapsed: 0, reminded: 0, due: 0 },
      filter: 0,
      reviewDue: false,
      alerts: 0,
    });
    expect(await dueAt(first)).toEqual({
      raised: { lapsed: 0, reminded: 0, due: 1 },
      filter: 1,
      reviewDue: true,
      alerts: 1,
    });
    for (const time of [last, after, new Date(after.getTime() + DAY)])
      expect(await dueAt(time)).toEqual({
        raised: { lapsed: 0, reminded: 0, due: 0 },
        filter: 1,
        reviewDue: true,
        alerts: 1,
      });
  });
});

test('what became overdue before its clock stopped is overdue in the queue, in its filter and in the list', async () => {
  const { id } = await buildRequest(test1, cast, { status: 'clarification', dueOn: '2026-11-18' });
  const { allocator } = await at(new Date('2026-11-20T12:00:00Z'));
  const seen = async (query: object) => {
    const { Data } = await allocator.call('GET /reports/v1.0/analysisdetails', query);
    return Data.map((row) => [row.id, row.overdue]);
  };
  expect(await seen({})).toEqual([[id, true]]);
  expect(await seen({ view: 'overdue' })).toEqual([[id, true]]);
  const { Data } = await allocator.call('GET /reports/v1.0/requestdetails', { view: 'overdue' });
  expect(Data.map((row) => row.id)).toEqual([id]);
});

async function everybody() {
  const again = (who: 'client' | 'clientuser' | 'allocator' | 'drafter') =>
    enter(test1, cast[who].actor.userId);
  return {
    client: await again('client'),
    clientuser: await again('clientuser'),
    allocator: await again('allocator'),
    drafter: await again('drafter'),
  };
}
