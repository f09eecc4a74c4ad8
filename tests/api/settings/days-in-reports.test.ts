import { enter } from '../../support/people/sign-in-as.ts';
import { approvedOverride } from '../assessment/overriding.ts';
import { save } from '../assessment/working-on.ts';
import { sections } from '../reports/release.ts';
import { act } from '../requests/act.ts';
import { screenedRequest, workOf } from '../screening/screened-request.ts';
import { openScreeningApp, type ScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { instantsOf, midnights } from './midnights.ts';

const DAY = 86_400_000;
let app: ScreeningApp;
beforeEach(async () => {
  app = await openScreeningApp();
});
afterEach(() => app.close());

/** Sessions do not outlive the days that pass. */
async function at(time: Date) {
  app.platform.clock.set(time);
  const { admin, client, allocator, drafter } = app.cast;
  const again = ({ actor }: typeof admin) => enter(app, actor.userId);
  app.cast = {
    admin: await again(admin),
    client: await again(client),
    allocator: await again(allocator),
    drafter: await again(drafter),
  };
}

async function saveZone(timeZone: string) {
  const setting = { name: 'calendar' as const, timeZone, weekend: [0, 6], holidays: [] };
  const { Data } = await app.cast.admin.call('GET /security/v1.0/settings', { name: 'calendar' });
  await app.cast.admin.call('POST /security/v1.0/settings', {
    version: Data.calendar?.version ?? 0,
    setting,
  });
}

const sealedOf = async ({ id, clientId }: { id: string; clientId: string }) =>
  (
    await app.cast.client.call('GET /api/reportData/:client/:request/', {
      client: clientId,
      request: id,
    } as never)
  ).Data;

test.each(midnights.slice(0, 3))(
  'the texts and the report of a firm in $zone tell its own day',
  async (of) => {
    const { zone, day } = of;
    await at(instantsOf(of).first);
    await saveZone(zone);
    await useInventedList(app);
    const request = await screenedRequest(app);
    const { sections: proposed } = await workOf(app.cast.drafter, request);
    const textOf = (key: string) => proposed.find((section) => section.key === key)?.text;
    const inWords = new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    expect(textOf('sanctions')).toContain(`on ${inWords} `);
    expect(textOf('methodology')).toContain(`, imported on ${inWords}, `);

    await save(app.cast.drafter, request, { sections });
    await act(app.cast.allocator, 'release', await act(app.cast.drafter, 'submit_for_review', request));
    const { seal, ...data } = await sealedOf(request);
    expect(data.timeZone).toBe(zone);

    // Another zone changes nothing of what is sealed.
    await saveZone('Pacific/Pago_Pago');
    expect(await sealedOf(request)).toEqual({ seal, ...data });
  },
);

test('F6 the review that an expired override asks for is raised once, though it expires on the midnight of the firm', async () => {
  const [{ day, ends }] = midnights;
  await at(new Date(Date.parse(ends) - 2 * DAY));
  await useInventedList(app);
  const request = await screenedRequest(app, { countryOfIncorporation: 'AF', industry: 'mining' });
  await approvedOverride(app.cast, request, { band: 'low', reason: 'State-owned.', expiresOn: day });
  await save(app.cast.drafter, request, { sections });
  await act(app.cast.allocator, 'release', await act(app.cast.drafter, 'submit_for_review', request));

  await at(new Date(ends));
  const { jobs } = app.platform;
  expect(await jobs.runScheduled('rating.overrides')).toBe(1);
  for (const hours of [1, 9, 24]) {
    await at(new Date(Date.parse(ends) + hours * 3_600_000));
    expect([hours, await jobs.runScheduled('third_parties.days')]).toEqual([
      hours,
      { lapsed: 0, reminded: 0, due: 0 },
    ]);
  }
  const { Data } = await app.cast.client.call('GET /reports/v1.0/thirdparties', { reviewDue: 'true' });
  expect(Data).toMatchObject([{ openAlerts: 1 }]);
});
