import { and, asc, type SQL, sql } from 'drizzle-orm';
import { ListLimits } from '../../../../contract/limits.ts';
import {
  type ExportedEvent,
  exportDigest,
  type Json,
  type PersonalValues,
  type SignedCheckpoint,
} from '../../../../engine/audit-chain/index.ts';
import { type Actor, db, type Platform, pages, problem, scopeOf } from '../../../platform/index.ts';
import { sha256 } from '../../../platform/sha256.ts';
import { lastCheckpoint } from '../checkpoints/stored-checkpoint.ts';
import { eventsWhere, type TrailFilters } from '../list-events.ts';
import type { AuditPorts } from '../ports.ts';
import { presentEvent } from '../present.ts';
import { record } from '../record.ts';
import { redactEventFor } from '../redact-event.ts';
import { hashed } from '../stored-event.ts';
import { auditChains, auditEvents } from '../tables.ts';
import { sealedFile } from './sealed-file.ts';

type Row = typeof auditEvents.$inferSelect;
type Tools = Pick<Platform, 'database' | 'clock' | 'keys'>;

const rowsAtOnce = 500;

/** What an administrator may see whole carries what its hash is made of; to others the page's own words are given. */
const mayRecompute = ({ role }: Pick<Actor, 'role'>) => role === 'admin';

/** The text of the file, a page of events a transaction, so that neither memory nor the database is held by it. */
export async function exportEvents(tools: Tools, ports: AuditPorts, filters: TrailFilters, actor: Actor) {
  const { database, clock } = tools;
  const scope = scopeOf(actor);
  const { heads, names, clauses } = await database.tx(scope, async () => {
    const chains = await db().select().from(auditChains);
    const where = eventsWhere(filters, actor, ports, clock.calendar);
    const rows = await db().$count(auditEvents, where);
    if (rows > ListLimits.exportRows)
      throw problem(
        'request.not_possible',
        `The export would have ${rows} events; a file can hold ${ListLimits.exportRows}. Choose fewer days.`,
      );
    await recordExport(clock, actor, filters, rows);
    return {
      heads: new Map(chains.map(({ chain, seq }) => [chain, seq])),
      names: await ports.clientNames(),
      clauses: where,
    };
  });
  const header = {
    at: clock.now().toISOString(),
    by: { id: actor.userId, role: actor.role },
    clientId: actor.clientId,
    // A client's file holds no id that is not its own, typed ones among them.
    filters: actor.clientId ? Object.keys(given(filters)) : given(filters),
  };
  const digest = exportDigest(header, sha256);
  const told = new Set<string>();
  async function* events() {
    const read = async (last?: Row) => pageAfter(last, clauses);
    for await (const rows of pages(database, { scope, size: rowsAtOnce, read }))
      for (const row of rows) {
        if (row.seq > (heads.get(row.chain) ?? 0)) continue;
        const event = exported(row, names, actor);
        digest.add(event);
        told.add(row.chain);
        yield event;
      }
  }
  const checkpoints = () => database.tx(scope, () => latestOf([...told]));
  return sealedFile(tools.keys, { header, events: events(), checkpoints, digest });
}

function pageAfter(last: Row | undefined, where: SQL | undefined) {
  const after = last && sql`(${auditEvents.chain}, ${auditEvents.seq}) > (${last.chain}, ${last.seq})`;
  return db()
    .select()
    .from(auditEvents)
    .where(and(where, after))
    .orderBy(asc(auditEvents.chain), asc(auditEvents.seq))
    .limit(rowsAtOnce);
}

function exported(row: Row, names: ReadonlyMap<string, string>, reader: Actor): ExportedEvent {
  const whole = mayRecompute(reader);
  return {
    chain: row.chain,
    seq: row.seq,
    previousHash: row.previousHash,
    hash: row.hash,
    covered: whole ? hashed(row) : null,
    personal: whole ? (row.personal as PersonalValues | null) : null,
    shown: redactEventFor(presentEvent(row, names), row.data, reader) as unknown as Json,
  };
}

async function latestOf(chains: readonly string[]): Promise<SignedCheckpoint[]> {
  const found: SignedCheckpoint[] = [];
  for (const chain of chains) {
    const checkpoint = await lastCheckpoint(chain);
    if (checkpoint) found.push(checkpoint);
  }
  return found;
}

const given = (filters: TrailFilters) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as Record<
    string,
    Json
  >;

const recordExport = (clock: Platform['clock'], actor: Actor, filters: TrailFilters, rows: number) =>
  record(clock, {
    type: 'list.exported',
    actor,
    clientId: actor.clientId,
    object: { type: 'list', id: 'GET /reports/v1.0/auditexport' },
    data: {
      list: 'GET /reports/v1.0/auditexport',
      format: 'signed json',
      rows,
      filters: Object.keys(given(filters)),
    },
    personal: Object.keys(given(filters)).length > 0 ? { filters: JSON.stringify(given(filters)) } : {},
  });
