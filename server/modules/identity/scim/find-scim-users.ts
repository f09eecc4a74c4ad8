import { and, asc, count as counted, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { ScimLimits } from '../../../../contract/limits.ts';
import { scimQuery, scimUrns } from '../../../../contract/security/scim.ts';
import { db, type Platform } from '../../../platform/index.ts';
import type { User } from '../account.ts';
import { clients, scimIdentities, users } from '../tables.ts';
import { conditionOf } from './filter.ts';
import { type Provided, presentScimUser } from './present-scim-user.ts';
import { noSuchUser, notTheirs, refuse } from './scim-refusal.ts';

const usualPage = 100;

/** Whom a provider took away stays away, until somebody here lets them in again. */
const isThere = or(isNull(scimIdentities.deletedAt), isNull(users.disabledAt));

const provided = () =>
  db()
    .select({ user: users, client: clients, identity: scimIdentities })
    .from(users)
    .leftJoin(clients, eq(users.clientId, clients.id))
    .leftJoin(scimIdentities, eq(scimIdentities.userId, users.id));

/** Inside tx(). */
export async function findProvided(id: string): Promise<Provided> {
  const isId = z.uuid().safeParse(id).success;
  const [found] = isId ? await provided().where(and(eq(users.id, id), isThere)) : [];
  if (!found) throw noSuchUser();
  return found;
}

/** Inside tx(). An account that the provider made, or that is tied to an identity of it; administrators never are. */
export async function findTheirs(id: string): Promise<Provided> {
  const found = await findProvided(id);
  assertTheirs(found.user);
  return found;
}

export function assertTheirs({ role, provisioned, ssoSubject }: User): void {
  if (role === 'admin' || !(provisioned || ssoSubject !== null)) throw notTheirs();
}

/** Inside tx(). Somebody whom a provider took away, by user name. */
export async function findTakenAway(name: SQL): Promise<Provided | null> {
  const [found] = await provided().where(and(name, isNotThere)).limit(1);
  return found ?? null;
}

const isNotThere = and(isNotNull(scimIdentities.deletedAt), isNotNull(users.disabledAt));

/** RFC 7644 §3.4.2: counts from one; a page of none tells how many there are. */
export async function listScimUsers({ database, env }: Platform, query: unknown) {
  const read = scimQuery.safeParse(query);
  if (!read.success) throw refuse('invalidValue', 'startIndex and count are whole numbers.');
  const { filter, startIndex = 1, count = usualPage } = read.data;
  const first = Math.max(1, startIndex);
  const size = Math.min(ScimLimits.pageSize, Math.max(0, count));
  const which = and(isThere, filter === undefined ? undefined : conditionOf(filter));
  return database.tx({ kind: 'identity' }, async () => {
    const rows = size
      ? await provided()
          .where(which)
          .orderBy(asc(users.createdAt), asc(users.id))
          .limit(size)
          .offset(first - 1)
      : [];
    const [total] = await db()
      .select({ value: counted() })
      .from(users)
      .leftJoin(scimIdentities, eq(scimIdentities.userId, users.id))
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
