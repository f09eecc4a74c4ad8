import { asc, eq, inArray, lt } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { db } from '../db/transaction.ts';
import type { Ledger } from './checked-files.ts';
import { storedFiles, unclaimedFiles } from './tables.ts';

const system = { kind: 'system' } as const;

/** Whatever happens after a file was noted, the next sweep knows of it. */
export function unclaimedLedger(database: Database, clock: Clock): Ledger {
  return {
    async note({ fileId, size }) {
      const insert = async () => {
        const unclaimed = db()
          .$with('unclaimed')
          .as(db().insert(unclaimedFiles).values({ fileId, storedAt: clock.now() }).returning());
        await db().with(unclaimed).insert(storedFiles).values({ fileId, size });
      };
      await database.tx(system, insert, { single: true });
    },
    async forget(fileId) {
      await database.tx(system, async () => {
        await db().delete(unclaimedFiles).where(eq(unclaimedFiles.fileId, fileId));
        await db().delete(storedFiles).where(eq(storedFiles.fileId, fileId));
      });
    },
  };
}

export async function readUnclaimed(
  database: Database,
  before: Date,
  { limit, offset }: { limit: number; offset: number },
): Promise<string[]> {
  const rows = await database.tx(system, () =>
    db()
      .select()
      .from(unclaimedFiles)
      .where(lt(unclaimedFiles.storedAt, before))
      .orderBy(asc(unclaimedFiles.storedAt), asc(unclaimedFiles.fileId))
      .limit(limit)
      .offset(offset),
  );
  return rows.map(({ fileId }) => fileId);
}

/** Either it belongs to something now, or it is gone. */
export async function forgetUnclaimed(database: Database, fileIds: readonly string[]): Promise<void> {
  await database.tx(system, () =>
    db()
      .delete(unclaimedFiles)
      .where(inArray(unclaimedFiles.fileId, [...fileIds])),
  );
}
