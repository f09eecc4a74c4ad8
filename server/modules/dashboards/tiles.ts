import { and, eq, gte, inArray, lt } from 'drizzle-orm';
import { AWAITING_DRAFTER } from '../../../contract/request-statuses.ts';
import type { Actor, Clock } from '../../platform/index.ts';
import { type Outlook, requestView as r, requestsInView } from '../requests/index.ts';
import type { Where } from './figures.ts';

type Tile = { key: string; label: string; value: number; unit?: string; delta?: number; href?: string };
type View = Parameters<typeof requestsInView>[0];
/** What a tile counts; `before` is what it is compared with. */
type TilePlan = Omit<Tile, 'value' | 'delta'> & { counts: Where; before?: Where };

const month = 30 * 86_400_000;
const list = (view: View) => `/pages/requestdetails?view=${view}`;

/** The big figures of Home, each with the list behind it. Drafters and allocators see the work, clients their requests. */
export function tilesOf(actor: Actor, clock: Clock, outlook: Outlook | null): TilePlan[] {
  /** Counts what the list behind it shows, by the same filter. */
  const tile = (key: string, label: string, view: View): TilePlan => ({
    key,
    label,
    counts: requestsInView(view, actor, clock, outlook),
    href: list(view),
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
      counts: inArray(r.status, [...AWAITING_DRAFTER, 'in_review']),
      href: list('open'),
    });
  tiles.push(tile('high', 'High risk', 'high_risk'));
  tiles.push(released(clock.now()));
  return tiles;
}

/** Released in the last thirty days, and how many more than in the thirty before. */
function released(now: Date): TilePlan {
  const [since, before] = [1, 2].map((months) => new Date(now.getTime() - months * month)) as [Date, Date];
  const isReleased = eq(r.status, 'released');
  return {
    key: 'released',
    label: 'Released in 30 days',
    counts: and(isReleased, gte(r.releasedAt, since)),
    before: and(isReleased, gte(r.releasedAt, before), lt(r.releasedAt, since)),
    href: list('closed'),
  };
}

const beforeOf = (key: string) => `${key} before`;

export const conditionsOf = (tiles: readonly TilePlan[]): Record<string, Where> =>
  Object.fromEntries(
    tiles.flatMap(({ key, counts, before }) => [[key, counts], ...(before ? [[beforeOf(key), before]] : [])]),
  );

export const counted = (tiles: readonly TilePlan[], fitting: (key: string) => number): Tile[] =>
  tiles.map(({ counts: _, before, ...tile }) => ({
    ...tile,
    value: fitting(tile.key),
    ...(before && { delta: fitting(tile.key) - fitting(beforeOf(tile.key)) }),
  }));
