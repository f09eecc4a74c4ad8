import { z } from 'zod';
import { listQuery, many } from '../list-query.ts';
import { id, isoDay, isoTime, operation, storedVersion } from '../operation.ts';
import { REQUEST_STATUSES } from '../request-statuses.ts';
import { corroboration, explanation, listEntry } from '../screening/matches.ts';
import { ALERT_KINDS, DISPOSITIONS, LIST_TOPICS, RATINGS, RELATIONSHIP_DECISIONS, ROLES } from '../words.ts';
import { alert } from './third-parties.ts';

/** What speaks for and against a match, as it was when the alert was raised. */
export const alertEvidence = z.object({
  explanation,
  corroboration: z.array(corroboration),
  matchedName: z.object({ text: z.string(), kind: z.string() }),
  entry: listEntry,
});
export type AlertEvidence = z.infer<typeof alertEvidence>;

/** The listed party of a match: where else it is listed, and what was decided of it there for this third party. */
export const alertParty = z.object({
  lists: z.array(z.object({ watchlist: z.string(), entryId: z.string() })),
  decisions: z.array(
    z.object({
      watchlist: z.string(),
      entryId: z.string(),
      disposition: z.enum(DISPOSITIONS),
      reason: z.string().nullable(),
      by: z.string(),
      at: isoTime,
      /** When it came to its end: it counts no more. Null while it holds. */
      expiredAt: isoTime.nullable(),
    }),
  ),
});
export type AlertParty = z.infer<typeof alertParty>;

export const alertRow = alert.extend({
  thirdParty: z.object({
    id,
    version: storedVersion,
    clientId: id,
    clientName: z.string(),
    name: z.string(),
    rating: z.enum(RATINGS).nullable(),
    relationship: z.enum(RELATIONSHIP_DECISIONS),
    monitored: z.boolean(),
  }),
  /** The newest request about it that the caller may see; one that was given up without a report only if all were. */
  request: z.object({ id, number: z.string(), status: z.enum(REQUEST_STATUSES), version: storedVersion }),
  /** What the caller may do about it now. */
  actions: z.array(z.enum(['dismiss_alert', 'reopen'])),
});
export type AlertRow = z.infer<typeof alertRow>;

export const getAlerts = operation({
  method: 'GET',
  path: '/reports/v1.0/alerts',
  title: 'Alerts of all third parties that the role may see; with id one of them with its evidence',
  access: ROLES,
  modules: ['Request Details'],
  request: {
    id: id.optional(),
    client: id.optional(),
    /** Open ones unless told. */
    state: z.enum(['open', 'closed', 'all']).optional(),
    kind: many(z.enum(ALERT_KINDS)),
    /** What an entry of a match is about; for the firm. */
    topic: many(z.enum(LIST_TOPICS)),
    /** Raised on these days of the firm's calendar. */
    raisedFrom: isoDay.optional(),
    raisedTo: isoDay.optional(),
    ...listQuery(['raisedAt']),
  },
  answer: z.object({
    Result: z.literal('Success'),
    Data: z.array(alertRow),
    total: z.number().int(),
    /** Only when one was asked for, for the firm: by match. */
    evidence: z.array(alertEvidence).optional(),
    /** The same by match: null where no other entry is held to be about its party. */
    parties: z.array(alertParty.nullable()).optional(),
  }),
  errors: ['not_found'],
});
