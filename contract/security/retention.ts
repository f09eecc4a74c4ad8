import { z } from 'zod';
import { RetentionLimits } from '../limits.ts';
import {
  byAction,
  chosen,
  dataOf,
  id,
  isoTime,
  operation,
  requiredLine,
  requiredText,
  uniqueArray,
  version,
} from '../operation.ts';
import { HOLD_SCOPES, RETENTION_CLIENT_KINDS, RETENTION_KINDS } from '../retention-kinds.ts';
import { saving } from './security-policy.ts';

/** Days after which records of a kind are removed; null keeps them. */
const days = z.number().int().min(RetentionLimits.daysMin).max(RetentionLimits.daysMax).nullable();
const rulesOf = <const Kinds extends readonly [string, ...string[]]>(kinds: Kinds) =>
  z.strictObject(Object.fromEntries(kinds.map((kind) => [kind, days])) as Record<Kinds[number], typeof days>);

export const retentionPolicy = z.strictObject({
  rules: rulesOf(RETENTION_KINDS),
  /** Clients with rules of their own: a kind that is not named follows the rule for everybody. */
  clients: uniqueArray(z.strictObject({ client: id, rules: rulesOf(RETENTION_CLIENT_KINDS).partial() }), {
    by: ({ client }) => client,
    words: 'Name each client once.',
  }).max(RetentionLimits.clients),
});
export type RetentionPolicy = z.infer<typeof retentionPolicy>;

const person = z.object({ id, name: z.string() });

export const legalHold = z.object({
  id,
  scope: z.enum(HOLD_SCOPES),
  /** The client, third party or request. */
  object: id,
  label: z.string(),
  client: z.object({ id, name: z.string() }),
  reason: z.string(),
  placedBy: person,
  placedAt: isoTime,
});
export type LegalHold = z.infer<typeof legalHold>;

/** A client that leaves: exported, then erased once a second administrator confirms. */
export const departure = z.object({
  client: z.object({ id, name: z.string() }),
  requestedBy: person,
  requestedAt: isoTime,
  /** When its data was downloaded last; nothing is erased before. */
  exportedAt: isoTime.nullable(),
  confirmedBy: person.nullable(),
  erasedAt: isoTime.nullable(),
  /** Whether the reader is one of those who may confirm. */
  mayConfirm: z.boolean(),
});
export type Departure = z.infer<typeof departure>;

/** What the next run would remove. */
export const dueRecords = z.object({
  kind: z.enum(RETENTION_KINDS),
  client: z.object({ id, name: z.string() }).nullable(),
  count: z.number().int(),
  /** A few of them, the oldest first. */
  examples: z.array(z.string()),
});
export type DueRecords = z.infer<typeof dueRecords>;

export const getRetention = operation({
  method: 'GET',
  path: '/security/v1.0/retention',
  title: 'How long records are kept, legal holds, clients that leave, and what the next run would remove',
  access: ['admin'],
  modules: ['Settings'],
  request: {},
  answer: dataOf(
    z.object({
      ...saving,
      policy: retentionPolicy,
      holds: z.array(legalHold),
      departures: z.array(departure),
      due: z.array(dueRecords),
    }),
  ),
  errors: [],
});

const client = chosen('Choose a client.');

export const changeRetention = operation({
  method: 'POST',
  path: '/security/v1.0/retention',
  title:
    'Change how long records are kept; place or lift a legal hold; have a client leave, or confirm or withdraw that',
  access: ['admin'],
  modules: ['Settings'],
  request: byAction(
    {},
    {
      save: { version, policy: retentionPolicy },
      place_hold: {
        scope: z.enum(HOLD_SCOPES),
        object: chosen('Choose what the legal hold applies to.'),
        reason: requiredText(RetentionLimits.reason),
      },
      lift_hold: { id: chosen('Choose a legal hold.'), reason: requiredText(RetentionLimits.reason) },
      request_departure: {
        client,
        /** The name of the client, typed. */
        confirm: requiredLine(200),
      },
      withdraw_departure: { client },
      confirm_departure: { client },
    },
  ),
  answer: dataOf(z.object({ id: id.nullable() })),
  stepUp: true,
  errors: ['not_found', 'record.stale', 'request.not_possible'],
});

export const exportClient = operation({
  method: 'POST',
  path: '/security/v1.0/clientexports',
  title:
    'Everything of a client as one zip: its data as JSON and CSV, its files, sealed reports and audit trail',
  access: ['admin'],
  modules: ['Settings'],
  request: { client },
  answer: z.unknown(),
  stream: 'application/zip',
  stepUp: true,
  errors: ['not_found', 'file.corrupt'],
});
