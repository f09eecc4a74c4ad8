import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Actor, db } from '../../platform/index.ts';
import { thirdPartyVisibleTo } from './find-third-party.ts';
import { thirdParties as t } from './tables.ts';

const MOST_COUNTRIES = 20;

type Chosen = { client?: string | undefined; country?: readonly string[] | undefined };

/**
 * Inside a transaction: third parties by their current rating, all and by country: those that the caller finds in the list
 * of third parties.
 */
export async function countThirdParties({ client, country: countries }: Chosen, actor: Actor) {
  const where = and(
    thirdPartyVisibleTo(actor),
    client ? eq(t.clientId, client) : undefined,
    countries ? inArray(t.country, [...countries]) : undefined,
  );
  const rows = await db()
    .select({ country: t.country, rating: t.rating, value: sql<number>`count(*)`.mapWith(Number) })
    .from(t)
    .where(where)
    .groupBy(t.country, t.rating);
  const all = { high: 0, medium: 0, low: 0, unrated: 0 };
  const byName = new Map<string, typeof all>();
  for (const { country, rating, value } of rows) {
    const here = byName.get(country ?? '') ?? { high: 0, medium: 0, low: 0, unrated: 0 };
    byName.set(country ?? '', here);
    here[rating ?? 'unrated'] += value;
    all[rating ?? 'unrated'] += value;
  }
  const byCountry = [...byName]
    .map(([country, counted]) => ({ country, ...counted }))
    .sort((one, other) => totalOf(other) - totalOf(one) || one.country.localeCompare(other.country));
  return { all, byCountry: byCountry.slice(0, MOST_COUNTRIES), countries: byCountry.length };
}

const totalOf = ({ high, medium, low, unrated }: Record<'high' | 'medium' | 'low' | 'unrated', number>) =>
  high + medium + low + unrated;
