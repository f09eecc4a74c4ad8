import { and, asc, count, eq, inArray, isNull, lt, notInArray, or, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { db } from './transaction.ts';

/** Whose rows are old enough: of one client, or of everybody but some clients. */
export type Due = { before: Date } & ({ client: string } | { exceptClients: readonly string[] });
export type AgedRow = { id: string; clientId: string | null; label: string };

/** Rows that may be removed when they have become old; all inside a transaction of identity. */
export type AgedRows = {
  /** At most `limit`, the oldest first. */
  find(due: Due, limit: number): Promise<AgedRow[]>;
  count(due: Due): Promise<{ clientId: string | null; count: number }[]>;
  /** What of them was removed with it, by table, where that is more than the row. */
  remove(ids: readonly string[]): Promise<Record<string, number>>;
};

type Aged = {
  table: PgTable;
  id: PgColumn;
  /** When the row became what it is. */
  at: PgColumn;
  /** Absent where the rows are no client's. */
  clientId?: PgColumn;
  /** What a person recognises it by. */
  label: PgColumn | SQL<string>;
  /** Beside the age: what still needs the row. */
  where?: SQL | undefined;
  /** One row; a plain delete unless told. */
  remove?: (id: string) => Promise<Record<string, number>>;
};

export function agedRows({ table, id, at, clientId, label, where, remove }: Aged): AgedRows {
  const whose = (due: Due) => {
    if (!clientId) return undefined;
    if ('client' in due) return eq(clientId, due.client);
    if (due.exceptClients.length === 0) return undefined;
    return or(isNull(clientId), notInArray(clientId, [...due.exceptClients]));
  };
  const isDue = (due: Due) => and(lt(at, due.before), whose(due), where);
  return {
    async find(due, limit) {
      const rows = await db()
        .select({ id, label, ...(clientId && { clientId }) })
        .from(table)
        .where(isDue(due))
        .orderBy(asc(at), asc(id))
        .limit(limit);
      return rows.map((row) => ({
        id: String(row.id),
        clientId: (row as { clientId?: string | null }).clientId ?? null,
        label: String(row.label ?? ''),
      }));
    },
    async count(due) {
      const counted = { count: count() };
      if (!clientId) {
        const rows = await db().select(counted).from(table).where(isDue(due));
        return rows.map((row) => ({ clientId: null, count: row.count }));
      }
      const rows = await db()
        .select({ clientId, ...counted })
        .from(table)
        .where(isDue(due))
        .groupBy(clientId);
      return rows.map((row) => ({ clientId: (row.clientId as string | null) ?? null, count: row.count }));
    },
    async remove(ids) {
      if (!remove) {
        await db()
          .delete(table)
          .where(inArray(id, [...ids]));
        return {};
      }
      const all: Record<string, number> = {};
      for (const one of ids)
        for (const [name, gone] of Object.entries(await remove(one))) all[name] = (all[name] ?? 0) + gone;
      return all;
    },
  };
}
