import { sql } from 'drizzle-orm';
import { tellPast } from '../../../mock/past/tell-past.ts';
import { demoOutbound } from '../../../mock/peers/demo-outbound.ts';
import { compose } from '../../../server/compose.ts';
import { seedMasterLists } from '../../../server/modules/settings/index.ts';
import { db } from '../../../server/platform/index.ts';
import { signInAs } from '../../support/people/sign-in-as.ts';
import { openTestApp, type TestApp } from '../../support/servers/test-app.ts';
import { published } from './drafting.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({
    modules: [
      async (fastify, real) => {
        const platform = { ...real, outbound: demoOutbound(real.outbound, real.clock) };
        for (const register of compose(platform).modules) await register(fastify, platform);
      },
    ],
  });
  const { platform } = app;
  await platform.database.tx({ kind: 'identity' }, () => seedMasterLists());
  const travel = (to: Date) => platform.clock.advance(to.getTime() - platform.clock.now().getTime());
  const clock = { ...platform.clock, travel, arrive: () => travel(new Date()) };
  await tellPast(app.app, platform, clock, 'short');
  clock.arrive();
});
afterAll(() => app.close());

test('the sealed reports of one client of the demo carry its logo and its colour, those of others the firm’s look', async () => {
  const { rows } = await app.platform.database.tx({ kind: 'system' }, () =>
    db().execute<{ code: string; branding: { accent: string; logo: string } | null }>(
      sql`select c.code, v.data->'branding' as branding from report_versions v join clients c on c.id = v.client_id`,
    ),
  );
  const isBranded = ({ code }: (typeof rows)[number]) => code === 'KVB';
  const own = rows.filter(isBranded).map(({ branding }) => branding);
  const look = { accent: '#8A2B1F', logo: expect.stringMatching(/^data:image\/png/) };
  expect(own.length).toBeGreaterThan(0);
  expect(own).toEqual(own.map(() => look));
  expect(rows.filter((row) => !isBranded(row) && row.branding)).toEqual([]);
});

test('every rating of the demo replays from its stored inputs, under the version of the method it was made by', async () => {
  const admin = await signInAs(app, { role: 'admin', username: 'method.keeper' });
  // Another administrator published it: so half of what is open is rated by another version.
  await app.platform.database.tx({ kind: 'identity' }, () =>
    db().execute(
      sql`update users set disabled_at = now() - interval '2 days' where role = 'admin' and id <> ${admin.actor.userId}`,
    ),
  );
  const { moved, work } = await published(admin, {
    'weights.country': 45,
    'weights.relationship': 15,
    'bands.medium': 20,
    halfLifeYears: 2.5,
  });
  expect(work).toMatchObject({ status: 'done' });
  expect(moved.thirdParties.all + moved.requests.all).toBeGreaterThan(5);
  expect(moved.changed).toBeGreaterThan(0);

  const allocator = await signInAs(app, { role: 'allocator', username: 'rating.reader' });
  const { Data: rows } = await allocator.call('GET /reports/v1.0/requestdetails', { pageSize: 200 });
  const versions = new Set<string>();
  let ratings = 0;
  for (const { id, clientId } of rows) {
    const { Data } = await allocator.call('GET /reports/v1.0/ratings', { client: clientId, request: id });
    for (const { replays, methodVersion } of Data.history ?? []) {
      expect(replays).toBe(true);
      versions.add(methodVersion);
      ratings += 1;
    }
  }
  expect([...versions].sort()).toEqual(['2', '3']);
  expect(ratings).toBeGreaterThan(10);

  const { rows: stored } = await app.platform.database.tx({ kind: 'identity' }, () =>
    db().execute<{ score: string; sum: string }>(sql`
      select r.score::text as score,
        (select sum((part ->> 'contribution')::numeric) from jsonb_array_elements(r.result -> 'contributions') part)::text as sum
      from ratings r`),
  );
  expect(stored.length).toBe(ratings);
  for (const { score, sum } of stored) expect(Number(sum)).toBe(Number(score));
});
