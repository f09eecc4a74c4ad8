import { and, eq, gte, inArray, lt } from 'drizzle-orm';
import type { RequestOf } from '../../../contract/index.ts';
import { AWAITING_DRAFTER } from '../../../contract/request-statuses.ts';
import type { Actor, Clock } from '../../platform/index.ts';
import { type Outlook, RECENT_MS, requestView as r, requestsInView } from '../requests/index.ts';
import type { Where } from './figures.ts';

type Tile = { key: string; label: string; value: number; unit?: string; delta?: number; href?: string };
type Narrowed = RequestOf<'GET /reports/v1.0/dashboards'>;
type View = Parameters<typeof requestsInView>[0];
/** What a tile counts, if not a figure that the page shows elsewhere too; `before` is what it is compared with. */
type TilePlan = Omit<Tile, 'value' | 'delta'> & ({ counts: Where; before?: Where } | { shows: 'highRisk' });

const inWork = [...AWAITING_DRAFTER, 'in_review'] as const;

/** The address of a list, narrowed as the figures are. */
const listOf =
  ({ client, from, to, reportType, country }: Narrowed) =>
  (filter: { view: View } | { status: string }) => {
    const narrowed = { client, createdFrom: from, createdTo: to, reportType, country };
    const set = Object.entries({ ...filter, ...narrowed }).filter(([, value]) => value !== undefined);
    return `/pages/requestdetails?${new URLSearchParams(set.map(([key, value]) => [key, String(value)]))}`;
  };

/** The list of the third parties rated high, which has no filter by country. */
function registerOf({ client, country }: Narrowed) {
  if (country) return {};
  return {
    href: `/pages/thirdparties?${new URLSearchParams({ rating: 'high', ...(client && { client }) })}`,
  };
}

/** The big figures of Home, each with the list behind it. Drafters and allocators see the work, clients their requests. */
export function tilesOf(actor: Actor, clock: Clock, outlook: Outlook | null, narrowed: Narrowed): TilePlan[] {
  const list = listOf(narrowed);
  /** Counts what the list behind it shows, by the same filter. */
  const tile = (key: string, label: string, view: View): TilePlan => ({
    key,
    label,
    counts: requestsInView(view, actor, clock, outlook),
    href: list({ view }),
  });
  const tiles = [
    tile('open', 'Open', 'open'),
    tile('waiting', 'Waiting for you', 'awaiting_me'),
    tile('overdue', 'Overdue', 'overdue'),
  ];
  if (actor.clientId === null) tiles.push(tile('at_risk', 'At risk', 'at_risk'));
  if (actor.role === 'allocator' || actor.role === 'admin')
    tiles.push(tile('unallocated', 'Unallocated', 'unallocated'));
  if (actor.role === 'drafter') tiles.push(tile('returned', 'Returned', 'returned'));
  if (actor.role === 'client' || actor.role === 'clientuser')
    tiles.push({
      key: 'in_work',
      label: 'With the firm',
      counts: inArray(r.status, inWork),
      href: list({ status: inWork.join() }),
    });
  tiles.push({
    key: 'high',
    label: 'High-risk third parties',
    shows: 'highRisk',
    ...registerOf(narrowed),
  });
  tiles.push({
    ...tile('released', 'Released, last 30 days', 'recently_released'),
    before: releasedBefore(clock.now()),
  });
  return tiles;
}

/** Released in the thirty days before the last thirty. */
function releasedBefore(now: Date): Where {
  const [since, before] = [1, 2].map((times) => new Date(now.getTime() - times * RECENT_MS)) as [Date, Date];
  return and(eq(r.status, 'released'), gte(r.releasedAt, before), lt(r.releasedAt, since));
}

const beforeOf = (key: string) => `${key} before`;

export const conditionsOf = (tiles: readonly TilePlan[]): Record<string, Where> =>
  Object.fromEntries(
    tiles.flatMap((tile) =>
      'shows' in tile
        ? []
        : [[tile.key, tile.counts], ...(tile.before ? [[beforeOf(tile.key), tile.before]] : [])],
    ),
  );

export const counted = (
  tiles: readonly TilePlan[],
  fitting: (key: string) => number,
  shown: { highRisk: number },
): Tile[] =>
  tiles.map((plan) => {
    if ('shows' in plan) {
      const { shows, ...tile } = plan;
      return { ...tile, value: shown[shows] };
    }
    const { counts: _, before, ...tile } = plan;
    const value = fitting(tile.key);
    return { ...tile, value, ...(before && { delta: value - fitting(beforeOf(tile.key)) }) };
  });
