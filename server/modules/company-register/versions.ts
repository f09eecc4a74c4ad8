import { desc, eq, sql } from 'drizzle-orm';
import { type Clock, db } from '../../platform/index.ts';
import { registerVersions } from './tables.ts';

export type RegisterVersion = typeof registerVersions.$inferSelect;

const day = 86_400_000;

/** Inside a transaction of the firm or the system: the register that is looked up; null while there is none. */
export async function activeRegister(): Promise<RegisterVersion | null> {
  const [found] = await db().select().from(registerVersions).where(eq(registerVersions.status, 'active'));
  return found ?? null;
}

/** Inside a transaction: nobody else changes it until that ends. */
export async function lockRegister(id: string): Promise<RegisterVersion | null> {
  const [found] = await db().select().from(registerVersions).where(eq(registerVersions.id, id)).for('update');
  return found ?? null;
}

export function newestRegisters(limit: number): Promise<RegisterVersion[]> {
  return db().select().from(registerVersions).orderBy(desc(registerVersions.number)).limit(limit);
}

/** Inside a transaction: how many imports there have been. */
export const countRegisters = () => db().$count(registerVersions);

/** What stands beside a result, so that everybody sees how old it is. */
export function registerState(clock: Clock, { number, importedAt, companies }: RegisterVersion) {
  const age = clock.now().getTime() - importedAt.getTime();
  return {
    version: number,
    importedAt: importedAt.toISOString(),
    companies,
    ageDays: Math.max(0, Math.floor(age / day)),
  };
}

/** Inside a transaction of the system: which of these stored files the register was imported from. */
export async function registerFiles(fileIds: readonly string[]): Promise<string[]> {
  const { rows } = await db().execute<{ fileId: string }>(
    sql`select file ->> 'fileId' as "fileId"
        from ${registerVersions}, jsonb_array_elements(${registerVersions.files}) as file
        where file ->> 'fileId' in ${[...fileIds]}`,
  );
  return rows.map(({ fileId }) => fileId);
}
