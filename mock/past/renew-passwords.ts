import { sql } from 'drizzle-orm';
import { db, type Platform } from '../../server/platform/index.ts';

/** Everybody chose a password anew: those of the first day have expired by now. Theirs stays the one that is printed. */
export async function renewPasswords({ database, clock }: Platform): Promise<void> {
  await database.tx({ kind: 'identity' }, () =>
    db().execute(sql`update users set password_changed_at = ${clock.now().toISOString()}`),
  );
}
