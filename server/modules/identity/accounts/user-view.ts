import { isNotNull, or, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { users } from '../tables.ts';
import { canEnter } from './account.ts';

/** Users as modules above filter, sort and page them in the database. What opens an account is not among it. */
export const userView = new QueryBuilder()
  .select({
    id: users.id,
    clientId: users.clientId,
    username: users.username,
    email: users.email,
    name: users.name,
    role: users.role,
    readOnly: users.readOnly,
    lockedUntil: users.lockedUntil,
    disabledAt: users.disabledAt,
    erasedAt: users.erasedAt,
    available: users.available,
    leaveFrom: users.leaveFrom,
    leaveUntil: users.leaveUntil,
    lastLoginAt: users.lastLoginAt,
    accessResetAt: users.accessResetAt,
    adminUntil: users.adminUntil,
    createdAt: users.createdAt,
    /** Has a password or is known to the identity provider. */
    hasWayIn: sql<boolean>`(${or(isNotNull(users.passwordHash), isNotNull(users.ssoSubject))})`.as(
      'has_way_in',
    ),
    /** Can sign in today. */
    canEnter: sql<boolean>`(${canEnter})`.as('can_enter'),
  })
  .from(users)
  .as('users');
