import { isNotNull, sql } from 'drizzle-orm';
import { db, type Platform } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { invite } from '../sign-in/invitations.ts';
import { users } from '../tables.ts';
import { findAccountByName } from './account.ts';
import { insertUser } from './store-user.ts';

const username = 'admin';

/**
 * While nobody has ever chosen a password: the path of a one-time link by which the first administrator does, a new
 * one at each start. Null afterwards.
 */
export function createFirstAdmin({ database, clock }: Platform): Promise<string | null> {
  return database.tx({ kind: 'identity' }, async () => {
    // Several servers may start at once on an empty database.
    await db().execute(sql`select pg_advisory_xact_lock(hashtextextended('first_admin', 0))`);
    const [somebody] = await db()
      .select({ id: users.id })
      .from(users)
      .where(isNotNull(users.passwordHash))
      .limit(1);
    if (somebody) return null;
    const known = await findAccountByName(username);
    const id = known?.user.id ?? (await insertAdmin(clock.now()));
    if (!known)
      await record(clock, {
        type: 'user.created',
        actor: 'system',
        clientId: null,
        object: { type: 'user', id },
        data: { role: 'admin' },
      });
    return (await invite(id, clock.now())).link;
  });
}

async function insertAdmin(now: Date): Promise<string> {
  const email = 'admin@localhost';
  return (await insertUser({ username, name: 'Administrator', email, role: 'admin', createdAt: now })).id;
}
