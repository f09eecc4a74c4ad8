import { and, inArray } from 'drizzle-orm';
import type { Actor } from '../../platform/index.ts';
import { requestTable as r, requestsInView } from '../requests/index.ts';
import { countRequests, releasedSince, type Where } from './figures.ts';

type Tile = { key: string; label: string; value: number; unit?: string; delta?: number; href?: string };
const month = 30 * 86_400_000;
type View = Parameters<typeof requestsInView>[0];
const list = (view: View) => `/pages/requestdetails?view=${view}`;

/** The big figures of Home, each with the list behind it. Drafters and allocators see the work, clients their requests. */
export async function tilesFor(visible: Where, actor: Actor, now: Date): Promise<Tile[]> {
  const of = (where: Where) => countRequests(and(visible, where));
  /** Counts what the list behind it shows, by the same filter. */
  const tile = async (key: string, label: string, view: View): Promise<Tile> => ({
    key,
    label,
    value: await of(await requestsInView(view, actor, now)),
    href: list(view),
  });
  const tiles = [
    await tile('open', 'Open', 'open'),
    await tile('waiting', 'Waiting for you', 'awaiting_me'),
    await tile('overdue', 'Overdue', 'overdue'),
  ];
  if (actor.clientId === null) tiles.push(await tile('at_risk', 'At risk', 'at_risk'));
  if (actor.role === 'allocator' || actor.role === 'admin')
    tiles.push(await tile('unallocated', 'Unallocated', 'unallocated'));
  if (actor.role === 'drafter') tiles.push(await tile('returned', 'Returned', 'returned'));
  if (actor.role === 'client' || actor.role === 'clientuser')
    tiles.push({
      key: 'in_work',
      label: 'With the firm',
      value: await of(inArray(r.status, ['allocated', 'in_analysis', 'in_review'])),
      href: list('open'),
    });
  tiles.push(await tile('high', 'High risk', 'high_risk'));
  tiles.push(await released(of, now));
  return tiles;
}

/** Released in the last thirty days, and how many more than in the thirty before. */
async function released(of: (where: Where) => Promise<number>, now: Date): Promise<Tile> {
  const value = await of(releasedSince(new Date(now.getTime() - month)));
  const both = await of(releasedSince(new Date(now.getTime() - 2 * month)));
  return {
    key: 'released',
    label: 'Released in 30 days',
    value,
    delta: value - (both - value),
    href: list('closed'),
  };
}
