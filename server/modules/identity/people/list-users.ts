import { and, asc, desc, eq, gt, ilike, inArray, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { getUsers, UserRow } from '../../../../contract/security/people.ts';
import { type Actor, db, type Platform, problem } from '../../../platform/index.ts';
import { containing } from '../containing.ts';
import { findPeople } from '../find-people.ts';
import type { IdentityPorts } from '../ports.ts';
import { countSessions } from '../session/count-sessions.ts';
import { clients, users } from '../tables.ts';
import { presentPending } from './access-changes.ts';
import { presentUser } from './present-user.ts';

type Query = Omit<z.output<typeof getUsers.request>, 'C_TIMESTAMP'>;
type Status = UserRow['status'];

const columns = {
  name: users.name,
  username: users.username,
  role: users.role,
  createdAt: users.createdAt,
  lastLoginAt: users.lastLoginAt,
};

export function listUsers(platform: Platform, ports: IdentityPorts, actor: Actor, query: Query) {
  const { database, clock } = platform;
  const now = clock.now();
  const which = chosen(actor, query, now);
  const { current = 1, pageSize = 50 } = query;
  return database.tx({ kind: 'identity' }, async () => {
    const rows = await db()
      .select({ user: users, client: clients })
      .from(users)
      .leftJoin(clients, eq(users.clientId, clients.id))
      .where(which)
      .orderBy(order(query.sort), asc(users.id))
      .limit(pageSize)
      .offset((current - 1) * pageSize);
    const total = await db().$count(users, which);
    const ids = rows.map(({ user }) => user.id);
    const requests = await ports.openRequestsOf(ids);
    const sessions = actor.role === 'admin' ? await countSessions(ids, now) : null;
    const deputies = await findPeople(rows.map(({ user }) => user.deputyId));
    const people = rows.map(({ user }) => user);
    const pending = actor.role === 'admin' ? await presentPending(platform, people, actor.userId) : undefined;
    const Data = rows.map((row) => {
      const openSessions = sessions && (sessions.get(row.user.id) ?? 0);
      return presentUser(
        row,
        { openRequests: requests.get(row.user.id), openSessions, deputies, pending },
        now,
      );
    });
    return { Result: 'Success' as const, Data, total };
  });
}

function chosen(actor: Actor, query: Query, now: Date): SQL | undefined {
  if (query.me) return eq(users.id, actor.userId);
  if (query.assignable) {
    if (actor.role !== 'admin' && actor.role !== 'allocator')
      throw problem('access.role', 'Only allocators can choose who works on a request.');
    return and(eq(users.role, 'drafter'), isNull(users.disabledAt), matching(query.search));
  }
  if (actor.role !== 'admin') throw problem('access.role', 'Only administrators can see the list of users.');
  return and(
    query.role?.length ? inArray(users.role, query.role) : undefined,
    query.client ? eq(users.clientId, query.client) : undefined,
    query.status?.length ? or(...query.status.map((status) => having(status, now))) : undefined,
    matching(query.search),
  );
}

function matching(search: string | undefined) {
  if (!search) return undefined;
  const pattern = containing(search);
  return or(ilike(users.name, pattern), ilike(users.username, pattern), ilike(users.email, pattern));
}

function having(status: Status, now: Date): SQL | undefined {
  if (status === 'erased') return isNotNull(users.erasedAt);
  if (status === 'disabled') return and(isNotNull(users.disabledAt), isNull(users.erasedAt));
  const enabled = isNull(users.disabledAt);
  if (status === 'locked') return and(enabled, gt(users.lockedUntil, now));
  const unlocked = or(isNull(users.lockedUntil), lte(users.lockedUntil, now));
  const hasWayIn = or(isNotNull(users.passwordHash), isNotNull(users.ssoSubject));
  const wayIn = status === 'invited' ? and(isNull(users.passwordHash), isNull(users.ssoSubject)) : hasWayIn;
  return and(enabled, unlocked, wayIn);
}

function order(sort = 'name') {
  const column = columns[sort.replace(/^-/, '') as keyof typeof columns];
  return sort.startsWith('-') ? desc(column) : asc(column);
}
