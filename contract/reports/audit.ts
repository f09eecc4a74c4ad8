import { z } from 'zod';
import { listQuery, many, queryFlag } from '../list-query.ts';
import { accepted, id, isoDay, isoTime, lineText, operation } from '../operation.ts';
import { ROLES } from '../words.ts';

/** What somebody did to a request, and where that led. */
export const actedOn = z.object({ action: z.string(), from: z.string(), to: z.string() });

export const auditEvent = z.object({
  id,
  chain: z.string(),
  seq: z.number().int(),
  at: isoTime,
  type: z.string(),
  /** In English; readers of other languages are told by `type` and `acted`. */
  text: z.string(),
  acted: actedOn.nullable(),
  actorId: id.nullable(),
  actorName: z.string(),
  actorRole: z.string(),
  clientId: id.nullable(),
  clientName: z.string(),
  objectType: z.string(),
  objectId: z.string(),
  objectLabel: z.string(),
  requestId: id.nullable(),
  result: z.enum(['ok', 'refused']),
  ip: z.string(),
  sessionId: z.string().nullable(),
  httpRequestId: z.string(),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  previousHash: z.string(),
  hash: z.string(),
});
export type AuditEvent = z.infer<typeof auditEvent>;

/** A head that a key outside of the database has signed; `number` counts those of one chain. */
const checkpointOfChain = z.object({
  number: z.number().int(),
  seq: z.number().int(),
  at: isoTime,
  kid: z.string(),
});

export const chainReport = z.object({
  intact: z.boolean(),
  events: z.number().int(),
  verifiedAt: isoTime,
  /** What is wrong with the log of all checkpoints; null for a client, who does not see it. */
  log: z.string().nullable(),
  chains: z.array(
    z.object({
      chain: z.string(),
      events: z.number().int(),
      head: z.string(),
      brokenAt: z.number().int().nullable(),
      why: z.string().nullable(),
      checkpoint: checkpointOfChain.nullable(),
      /** Events since the latest checkpoint. */
      unsigned: z.number().int(),
    }),
  ),
});

/** What the filters of the page offer. */
const choices = z.object({
  actors: z.array(z.object({ id, name: z.string() })),
  actions: z.array(z.object({ type: z.string(), text: z.string() })),
  clients: z.array(z.object({ id, name: z.string() })),
});

/** What the trail is narrowed by, in the list and in the signed file. */
const filters = {
  client: id.optional(),
  requestId: id.optional(),
  type: many(lineText(60)),
  actor: id.optional(),
  objectType: many(lineText(40)),
  result: many(z.enum(['ok', 'refused'])),
  from: isoDay.optional(),
  to: isoDay.optional(),
  ip: lineText(60).optional(),
  session: id.optional(),
};

export const getAuditTrails = operation({
  method: 'GET',
  path: '/reports/v1.0/audittrails',
  title: 'Audit events that the role may see; verify=true checks the hash chains',
  access: ROLES,
  modules: ['Audit Trail'],
  request: {
    verify: queryFlag,
    /** Also what the filters offer, and the latest verification. */
    choices: queryFlag,
    ...filters,
    ...listQuery(['at', 'type', 'actorName', 'seq']),
  },
  answer: z.object({
    Result: z.literal('Success'),
    Data: z.array(auditEvent),
    total: z.number().int(),
    verification: chainReport.optional(),
    choices: choices.optional(),
  }),
  errors: [],
});

export const keepAuditTrail = operation({
  method: 'POST',
  path: '/reports/v1.0/audittrails',
  title: 'Sign the heads of all chains now',
  access: ['admin'],
  modules: ['Audit Trail'],
  request: { action: z.enum(['checkpoint']) },
  answer: accepted,
  status: 202,
  errors: [],
});

export const getAuditExport = operation({
  method: 'GET',
  path: '/reports/v1.0/auditexport',
  title: 'Audit events that the role may see, as a JSON file signed by the key of the checkpoints',
  access: ROLES,
  modules: ['Audit Trail'],
  request: { ...filters, search: listQuery(['at']).search },
  answer: z.unknown(),
  stream: 'application/json',
  stepUp: true,
  errors: ['request.not_possible'],
});
