import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Actor } from '../../platform/index.ts';
import { requestTable as r } from '../requests/index.ts';
import { closed, countRequests, isOverdue, releasedSince, type Where } from './figures.ts';
import { unallocated, waitingFor } from './lists.ts';

type Tile = { key: string; label: string; value: number; unit?: string; delta?: number; href?: string };
const month = 30 * 86_400_000;
const list = (view: string) => `/pages/requestdetails?view=${view}`;

/** The big figures of Home, each with the list behind it. Drafters and allocators see the work, clients their requests. */
export async function tilesFor(visible: Where, actor: Actor, now: Date, today: string): Promise<Tile[]> {
  const of = (where: Where) => countRequests(and(visible, where));
  const tile = async (key: string, label: string, where: Where, href?: string): Promise<Tile> => ({
    key,
    label,
    value: await of(where),
    href,
  });
  const notClosed = sql`${r.status} not in ${[...closed, 'draft']}`;
  const tiles = [
    await tile('open', 'Open', notClosed, list('open')),
    await tile('waiting', 'Waiting for you', waitingFor(actor).where, list('awaiting_me')),
    await tile('overdue', 'Overdue', isOverdue(today), list('overdue')),
  ];
  if (actor.role === 'allocator' || actor.role === 'admin')
    tiles.push(await tile('unallocated', 'Unallocated', unallocated, list('unallocated')));
  if (actor.role === 'drafter')
    tiles.push(
      await tile(
        'returned',
        'Returned',
        and(eq(r.returned, true), eq(r.status, 'in_analysis')),
        list('returned'),
      ),
    );
  if (actor.role === 'client' || actor.role === 'clientuser')
    tiles.push(
      await tile(
        'in_work',
        'With the firm',
        inArray(r.status, ['allocated', 'in_analysis', 'in_review']),
        list('open'),
      ),
    );
  tiles.push(
    await tile('high', 'High risk', and(eq(r.status, 'released'), eq(r.rating, 'high')), list('high_risk')),
  );
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
