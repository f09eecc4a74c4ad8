import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Role } from '../../../contract/words.ts';
import type { CheckpointTrace, PersonalValues } from '../../../engine/audit-chain/index.ts';
import { at } from '../../platform/db/columns.ts';

/** The head of each chain: one chain a client (its id), one called `firm`. Locked while an event is appended. */
export const auditChains = pgTable('audit_chains', {
  chain: text('chain').primaryKey(),
  clientId: uuid('client_id'),
  seq: bigint('seq', { mode: 'number' }).notNull(),
  hash: text('hash').notNull(),
});

/** A condition as its index has it, so without parameters. */
export const isReopening = ({ type, data }: Record<'type' | 'data', SQLWrapper>): SQL =>
  sql`${type} = 'request.acted' and ${data} ->> 'action' = 'reopen'`;

/** Append-only by trigger; only values inside `personal` may be erased. */
export const auditEvents = pgTable(
  'audit_events',
  {
    chain: text('chain').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    id: uuid('id').notNull().unique(),
    clientId: uuid('client_id'),
    at: at('at').notNull(),
    type: text('type').notNull(),
    actorId: uuid('actor_id'),
    actorRole: text('actor_role').notNull(),
    objectType: text('object_type').notNull(),
    objectId: text('object_id').notNull(),
    requestId: uuid('request_id'),
    result: text('result').notNull(),
    sessionId: uuid('session_id'),
    httpRequestId: text('http_request_id').notNull(),
    /** Ids, codes, counts and statuses: part of the hash as they stand. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    /** Names, addresses, texts and their salts; erasable, since the hash covers only their digests. */
    personal: jsonb('personal').$type<PersonalValues>(),
    digests: jsonb('digests').$type<Record<string, string>>().notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chain, table.seq] }),
    index('audit_events_at').on(table.at),
    index('audit_events_client').on(table.clientId, table.at),
    index('audit_events_request').on(table.requestId),
    index('audit_events_actor').on(table.actorId),
    index('audit_events_type').on(table.type),
    index('audit_events_object').on(table.objectId),
    index('audit_events_session').on(table.sessionId),
    index('audit_events_call').on(table.httpRequestId),
    // Few among the moves of requests, and figures of months that are over need them all.
    index('audit_events_reopened').on(table.requestId).where(isReopening(table)),
  ],
);

/** Append-only by trigger, written by the server itself alone: what a key outside of the database has signed. */
export const auditCheckpoints = pgTable(
  'audit_checkpoints',
  {
    chain: text('chain').notNull(),
    /** Counts the checkpoints of the chain from 1. */
    number: bigint('number', { mode: 'number' }).notNull(),
    clientId: uuid('client_id'),
    /** The head it noted. */
    seq: bigint('seq', { mode: 'number' }).notNull(),
    hash: text('hash').notNull(),
    at: at('at').notNull(),
    kid: text('kid').notNull(),
    signature: text('signature').notNull(),
    /** Counts the checkpoints of all chains from 1; `after` is the one before it. Signed apart: no client is told. */
    serial: bigint('serial', { mode: 'number' }).notNull().unique(),
    after: jsonb('after').$type<CheckpointTrace>(),
    placeSignature: text('place_signature').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chain, table.number] })],
);

/** Verifications of what one client or the firm may see; the latest is shown as a badge. */
export const auditVerifications = pgTable(
  'audit_verifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id'),
    at: at('at').notNull(),
    report: jsonb('report').$type<unknown>().notNull(),
  },
  (table) => [index('audit_verifications_client').on(table.clientId, table.at)],
);

/** Refusals of the running minute, one row for the same one; emptied once they are told. */
export const auditRefusals = pgTable(
  'audit_refusals',
  {
    actorId: uuid('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    actorRole: text('actor_role').$type<Role>().notNull(),
    clientId: uuid('client_id'),
    call: text('call').notNull(),
    code: text('code').notNull(),
    startedAt: at('started_at').notNull(),
    times: integer('times').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.actorId, table.call, table.code] }),
    index('audit_refusals_started').on(table.startedAt),
  ],
);
