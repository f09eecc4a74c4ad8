import type { RequestOf } from '../../../contract/index.ts';
import { OPEN_STATUSES, type RequestStatus } from '../../../contract/request-statuses.ts';
import type { RatingBand } from '../../../contract/words.ts';
import { mountDashboards } from '../../../server/modules/dashboards/index.ts';
import { thirdParties } from '../../../server/modules/third-parties/tables.ts';
import { db } from '../../../server/platform/index.ts';
import type { Member } from '../../support/people/sign-in-as.ts';
import { buildRequest } from '../requests/build-request.ts';
import { buildCast, type Cast, openRequestsApp } from '../requests/requests-app.ts';
import { change, rated, submitted } from '../third-parties/register-app.ts';

const app = await openRequestsApp([mountDashboards]);
const ours = await buildCast(app);
afterAll(() => app.close());

const release = (rating: RatingBand, legalName: string, cast = ours) => {
  const score = { high: 80, medium: 50, low: 20 }[rating];
  app.answers.seal = async () => ({ rating, score, basis: 'score' });
  return rated(app, cast, { legalName });
};
const build = (cast: Cast, status: RequestStatus, over = {}) => buildRequest(app, cast, { status, ...over });

/** A third party whose requests retention has removed. */
const outlived = ({ clientId }: Cast) =>
  app.platform.database.tx({ kind: 'identity' }, () =>
    db()
      .insert(thirdParties)
      .values({
        ...{ clientId, identity: 'outlived', name: 'Outlived Trading', entityType: 'organisation' },
        ...{ rating: 'high', lastRequestId: crypto.randomUUID(), createdAt: app.platform.clock.now() },
      }),
  );

beforeAll(async () => {
  const theirs = await buildCast(app);
  for (const cast of [ours, theirs]) {
    // One third party with two reports; one that was high and is low now; one that is only asked about.
    await release('high', 'Blackreef Tankers Limited', cast);
    await release('high', 'Blackreef Tankers Limited', cast);
    await release('high', 'Hohenlinde Minerals GmbH', cast);
    await release('high', 'Lampedra Transit SARL', cast);
    await release('low', 'Lampedra Transit SARL', cast);
    await release('medium', 'Orsova Shipping SRL', cast);
    await submitted(app, cast, { legalName: 'Kisumu Traders Limited' });
    const kept = await release('high', 'Zarkun Marine FZE', cast);
    const gone = await release('high', 'Old Zarkun FZE', cast);
    await change(cast.client, gone.thirdParty, {
      action: 'merge',
      into: kept.thirdParty,
      reason: 'Renamed in 2024.',
    });
    await outlived(cast);
    // More waits for each of them than Home lists.
    for (let made = 0; made < 9; made += 1)
      for (const status of ['draft', 'submitted', 'in_analysis', 'clarification', 'in_review'] as const)
        await build(cast, status);
    await build(cast, 'in_analysis', { dueOn: '2026-11-02', returned: true });
    await build(cast, 'in_review', { authorId: cast.client.actor.userId });
    for (const status of ['rejected', 'cancelled', 'allocated'] as const) await build(cast, status);
  }
});

type Query = RequestOf<'GET /reports/v1.0/dashboards'>;
/** What a figure counts, in both places that show it. */
type Pair = [what: string, one: number, other: number];

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** How long the list at an address of the application is. */
async function lengthOf(who: Member, address: string): Promise<number> {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const asked = Object.fromEntries(searchParams) as never;
  const { total } = pathname.endsWith('thirdparties')
    ? await who.call('GET /reports/v1.0/thirdparties', asked)
    : await who.call('GET /reports/v1.0/requestdetails', asked);
  return total ?? Number.NaN;
}

/** Everything that one page shows twice, or shows as a figure with the list that it counts behind it. */
async function pairsOf(who: Member, query: Query): Promise<Pair[]> {
  const { Data: page } = await who.call('GET /reports/v1.0/dashboards', query);
  const tiles = new Map(page.tiles.map(({ key, value }) => [key, value]));
  const tile = (key: string) => tiles.get(key) ?? Number.NaN;
  const ofStatuses = (statuses: readonly RequestStatus[]) =>
    sum(page.byStatus.flatMap(({ status, value }) => (statuses.includes(status) ? [value] : [])));
  const client = query.client ? `&client=${query.client}` : '';
  const behind = async (what: string, figure: number, address: string): Promise<Pair> => [
    `${what} and its list`,
    figure,
    await lengthOf(who, address),
  ];
  const pairs: Pair[] = [
    ['open: tile and statuses', tile('open'), ofStatuses(OPEN_STATUSES)],
    ['high risk: tile and panel', tile('high'), page.thirdParties.high],
    ['waiting: rows, and tile up to eight', page.waiting.length, Math.min(8, tile('waiting'))],
    [
      'third parties: by country and by risk',
      sum(page.byCountry.flatMap(({ country: _, ...bands }) => Object.values(bands))),
      sum(Object.values(page.thirdParties)),
    ],
    [
      'high risk: the highest risks and the panel, up to ten',
      page.topRisks.filter(({ rating }) => rating === 'high').length,
      Math.min(10, page.thirdParties.high),
    ],
  ];
  if (tiles.has('in_work'))
    pairs.push([
      'with the firm: tile and statuses',
      tile('in_work'),
      ofStatuses(['allocated', 'in_analysis', 'in_review']),
    ]);
  for (const { key, value, href = '' } of page.tiles) pairs.push(await behind(`tile ${key}`, value, href));
  for (const { status, value } of page.byStatus)
    pairs.push(await behind(status, value, `/pages/requestdetails?status=${status}${client}`));
  for (const band of ['high', 'medium', 'low'] as const)
    pairs.push(await behind(band, page.thirdParties[band], `/pages/thirdparties?rating=${band}${client}`));
  const all = sum(Object.values(page.thirdParties));
  pairs.push(await behind('third parties', all, `/pages/thirdparties?sort=name${client}`));
  for (const { drafterId, open, overdue } of page.load) {
    const list = `/pages/requestdetails?drafter=${drafterId}`;
    pairs.push(await behind('open work of a drafter', open, `${list}&view=open`));
    pairs.push(await behind('overdue work of a drafter', overdue, `${list}&view=overdue`));
  }
  for (const [due, value] of Object.entries(page.due ?? {}))
    pairs.push(await behind(`due: ${due}`, value, `/pages/thirdparties?due=${due}`));
  if (who !== ours.drafter) {
    const { Data } = await who.call('GET /reports/v1.0/trends', query);
    pairs.push(['open: tile and the present month', tile('open'), Data.months.at(-1)?.open ?? Number.NaN]);
    for (const { month, high, medium, low, inTime, late } of Data.months)
      pairs.push([`reports of ${month}: by risk and by time`, high + medium + low, inTime + late]);
  }
  return pairs;
}

const roles = ['client', 'clientuser', 'drafter', 'allocator', 'admin'] as const;

test.each(roles)('no two figures on Home of the %s disagree about the same thing', async (role) => {
  const pairs = await pairsOf(ours[role], {});
  expect(pairs.filter(([, one, other]) => one !== other)).toEqual([]);
  // Otherwise nothing would be compared with nothing.
  expect(pairs.filter(([, one]) => one > 0).length).toBeGreaterThan(12);
  const high = pairs.find(([what]) => what.startsWith('high risk'));
  expect(high?.[1]).toBe(role === 'allocator' || role === 'admin' ? 6 : 3);
});

test.each(['client', 'allocator', 'admin'] as const)(
  'no two figures of a client’s overview disagree, as the %s reads it',
  async (role) => {
    const pairs = await pairsOf(ours[role], { client: ours.clientId });
    expect(pairs.filter(([, one, other]) => one !== other)).toEqual([]);
  },
);
