import { eq } from 'drizzle-orm';
import { chainStart, hashEvent, type Json } from '../../../engine/audit-chain/index.ts';
import { auditEvents } from '../../../server/modules/audit/tables.ts';
import { db, sha256 } from '../../../server/platform/index.ts';
import type { TestApp } from '../../support/servers/test-app.ts';

/**
 * Statements of somebody who owns the database and knows how hashes are made: from row `from` on the chain is told
 * anew with an invented result, every hash and the head made to fit.
 */
export async function rewriting({ platform }: TestApp, chain: string, from: number): Promise<string> {
  const rows = await platform.database.tx({ kind: 'identity' }, () =>
    db().select().from(auditEvents).where(eq(auditEvents.chain, chain)).orderBy(auditEvents.seq),
  );
  let previous = rows[from - 2]?.hash ?? chainStart;
  const statements = rows.slice(from - 1).map((row) => {
    const event = {
      chain,
      seq: row.seq,
      at: row.at.toISOString(),
      type: row.type,
      actor: row.actorId ? { id: row.actorId, role: row.actorRole } : ('system' as const),
      clientId: row.clientId,
      object: { type: row.objectType, id: row.objectId },
      data: {
        id: row.id,
        result: 'refused',
        httpRequestId: row.httpRequestId,
        ...(row.data as Record<string, Json>),
      },
      personalDigests: row.digests,
      requestId: row.requestId,
      session: row.sessionId,
    };
    const hash = hashEvent(previous, event, sha256);
    const said = `update audit_events set result = 'refused', previous_hash = '${previous}', hash = '${hash}'
      where chain = '${chain}' and seq = ${row.seq};`;
    previous = hash;
    return said;
  });
  return `${statements.join(' ')} update audit_chains set hash = '${previous}' where chain = '${chain}'`;
}
