import { and, asc, count as counted, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { ScimLimits } from '../../../contract/limits.ts';
import { scimQuery, scimUrns } from '../../../contract/security/scim.ts';
import { db, type Platform } from '../../platform/index.ts';
import { findAccounts, isTiedToOwnProvider, type User, userView } from '../identity/index.ts';
import { conditionOf } from './filter.ts';
import { type Provided, presentScimUser } from './present-scim-user.ts';
import { noSuchUser, notTheirs, refuse } from './scim-refusal.ts';
import { scimIdentities } from './tables.ts';

const usualPage = 100;

/** Whom a provider took away stays away, until somebody here lets them in again. */
const isThere = or(isNull(scimIdentities.deletedAt), isNull(userView.disabledAt));

/** Inside tx(). Accounts with what the provider says of them, the oldest first. */
async function provided(which: SQL | undefined, { limit = 1, offset = 0 } = {}): Promise<Provided[]> {
  const rows = await db()
    .select({ id: userView.id, identity: scimIdentities })
    .from(userView)
    .leftJoin(scimIdentities, eq(scimIdentities.userId, userView.id))
    .where(which)
    .orderBy(asc(userView.createdAt), asc(userView.id))
    .limit(limit)
    .offset(offset);
  const accounts = await findAccounts(rows.map(({ id }) => id));
  return accounts.map((account, place) => ({ ...account, identity: rows[place]?.identity ?? null }));
}

/** Inside tx(). */
export async function findProvided(id: string): Promise<Provided> {
  const isId = z.uuid().safeParse(id).success;
  const [found] = isId ? await provided(and(eq(userView.id, id), isThere)) : [];
  if (!found) throw noSuchUser();
  return found;
}

/** Inside tx(). An account that the provider made, or that is tied to an identity of it; administrators never are. */
export async function findTheirs(id: string): Promise<Provided> {
  const found = await findProvided(id);
  await assertTheirs(found.user);
  return found;
}

/** The own provider of a client is another one. */
export async function assertTheirs(user: User): Promise<void> {
  const isTied = user.ssoSubject !== null && !(await isTiedToOwnProvider(user));
  if (user.role === 'admin' || !(user.provisioned || isTied)) throw notTheirs();
}

/** Inside tx(). Somebody whom a provider took away, by user name. */
export async function findTakenAway(name: SQL): Promise<Provided | null> {
  const [found] = await provided(and(name, isNotThere));
  return found ?? null;
}

const isNotThere = and(isNotNull(scimIdentities.deletedAt), isNotNull(userView.disabledAt));

/** RFC 7644 §3.4.2: counts from one; a page of none tells how many there are. */
export async function listScimUsers({ database, env }: Platform, query: unknown) {
  const read = scimQuery.safeParse(query);
  if (!read.success) throw refuse('invalidValue', 'startIndex and count are whole numbers.');
  const { filter, startIndex = 1, count = usualPage } = read.data;
  const first = Math.max(1, startIndex);
  const size = Math.min(ScimLimits.pageSize, Math.max(0, count));
  const which = and(isThere, filter === undefined ? undefined : conditionOf(filter));
  return database.tx({ kind: 'identity' }, async () => {
    const rows = size ? await provided(which, { limit: size, offset: first - 1 }) : [];
    const [total] = await db()
      .select({ value: counted() })
      .from(userView)
      .leftJoin(scimIdentities, eq(scimIdentities.userId, userView.id))
      .where(which);
    return {
      schemas: [scimUrns.list],
      totalResults: total?.value ?? 0,
      startIndex: first,
      itemsPerPage: rows.length,
      Resources: rows.map((row) => presentScimUser(row, env)),
    };
  });
}
