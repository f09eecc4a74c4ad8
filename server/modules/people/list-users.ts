import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
} from 'drizzle-orm';
import type { z } from 'zod';
import type { getUsers, UserRow } from '../../../contract/security/people.ts';
import { containing } from '../../platform/db/containing.ts';
import { type Actor, db, type Platform, problem } from '../../platform/index.ts';
import { countSessions, findAccounts, findPeople, userView } from '../identity/index.ts';
import { presentPending } from './access-changes.ts';
import type { PeoplePorts } from './ports.ts';
import { presentUser } from './present-user.ts';

type Query = Omit<z.output<typeof getUsers.request>, 'C_TIMESTAMP'>;
type Status = UserRow['status'];

const columns = {
  name: userView.name,
  username: userView.username,
  role: userView.role,
  createdAt: userView.createdAt,
  lastLoginAt: userView.lastLoginAt,
};

export function listUsers(platform: Platform, ports: PeoplePorts, actor: Actor, query: Query) {
  const { database, clock } = platform;
  const now = clock.now();
  const which = chosen(actor, query, now);
  const { current = 1, pageSize = 50 } = query;
  return database.tx({ kind: 'identity' }, async () => {
    const page = await db()
      .select({ id: userView.id })
      .from(userView)
      .where(which)
      .orderBy(order(query.sort), asc(userView.id))
      .limit(pageSize)
      .offset((current - 1) * pageSize);
    const [counted] = await db().select({ total: count() }).from(userView).where(which);
    const ids = page.map(({ id }) => id);
    const rows = await findAccounts(ids);
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
    return { Result: 'Success' as const, Data, total: counted?.total ?? 0 };
  });
}

function chosen(actor: Actor, query: Query, now: Date): SQL | undefined {
  if (query.me) return eq(userView.id, actor.userId);
  if (query.assignable) {
    if (actor.role !== 'admin' && actor.role !== 'allocator')
      throw problem('access.role', 'Only allocators can choose who works on a request.');
    return and(eq(userView.role, 'drafter'), isNull(userView.disabledAt), matching(query.search));
  }
  if (actor.role !== 'admin') throw problem('access.role', 'Only administrators can see the list of users.');
  return and(
    query.role?.length ? inArray(userView.role, query.role) : undefined,
    query.client ? eq(userView.clientId, query.client) : undefined,
    query.status?.length ? or(...query.status.map((status) => having(status, now))) : undefined,
    matching(query.search),
  );
}

function matching(search: string | undefined) {
  if (!search) return undefined;
  const pattern = containing(search);
  return or(ilike(userView.name, pattern), ilike(userView.username, pattern), ilike(userView.email, pattern));
}

function having(status: Status, now: Date): SQL | undefined {
  if (status === 'erased') return isNotNull(userView.erasedAt);
  if (status === 'disabled') return and(isNotNull(userView.disabledAt), isNull(userView.erasedAt));
  const enabled = isNull(userView.disabledAt);
  if (status === 'locked') return and(enabled, gt(userView.lockedUntil, now));
  const unlocked = or(isNull(userView.lockedUntil), lte(userView.lockedUntil, now));
  return and(enabled, unlocked, eq(userView.hasWayIn, status !== 'invited'));
}

function order(sort = 'name') {
  const column = columns[sort.replace(/^-/, '') as keyof typeof columns];
  return sort.startsWith('-') ? desc(column) : asc(column);
}
