import { and, asc, desc, ilike, inArray, isNull, or } from 'drizzle-orm';
import { SearchLimits } from '../../../contract/limits.ts';
import type { Found } from '../../../contract/reports/search.ts';
import { containing } from '../../platform/db/containing.ts';
import { type Actor, db } from '../../platform/index.ts';
import { userView as u } from '../identity/index.ts';
import { requestView as r, searched, visibleTo } from '../requests/index.ts';
import { thirdPartyView as p } from '../third-parties/index.ts';

/** Of so many of the newest requests that are found, the third parties are looked for. */
const LOOKED_AT = 100;

/** Inside a transaction of the caller: the newest requests they may see that hold the text, and whom these are about. */
export async function findRequests(
  text: string,
  actor: Actor,
): Promise<Pick<Found, 'requests' | 'thirdParties'>> {
  const rows = await db()
    .select({
      id: r.id,
      clientId: r.clientId,
      number: r.number,
      legalName: r.legalName,
      status: r.status,
      thirdPartyId: r.thirdPartyId,
    })
    .from(r)
    .where(and(visibleTo(actor), await searched(text, actor)))
    .orderBy(desc(r.createdAt), desc(r.number))
    .limit(LOOKED_AT);
  const about = [...new Set(rows.flatMap(({ thirdPartyId }) => thirdPartyId ?? []))];
  const parties =
    about.length === 0
      ? []
      : await db()
          .select({ id: p.id, name: p.name, rating: p.rating })
          .from(p)
          .where(and(inArray(p.id, about), isNull(p.mergedInto)));
  const byRecency = parties.sort((a, b) => about.indexOf(a.id) - about.indexOf(b.id));
  return {
    requests: rows.slice(0, SearchLimits.shown).map(({ thirdPartyId: _, ...row }) => row),
    thirdParties: byRecency.slice(0, SearchLimits.shown),
  };
}

/** Inside a transaction of identity: the first people by name whose name, user name or address holds the text. */
export async function findPeopleNamed(text: string): Promise<Found['people']> {
  const pattern = containing(text.trim());
  return db()
    .select({ id: u.id, name: u.name, username: u.username, role: u.role })
    .from(u)
    .where(
      and(
        isNull(u.erasedAt),
        or(ilike(u.name, pattern), ilike(u.username, pattern), ilike(u.email, pattern)),
      ),
    )
    .orderBy(asc(u.name), asc(u.id))
    .limit(SearchLimits.shown);
}
