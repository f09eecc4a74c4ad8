import { z } from 'zod';
import { LiveLimits, NoticeLimits } from '../limits.ts';
import { many } from '../list-query.ts';
import { dataOf, id, isoDay, isoTime, lineText, operation, uniqueArray } from '../operation.ts';
import { RATING_BASES } from '../rating-basis.ts';
import { REQUEST_STATUSES } from '../request-statuses.ts';
import { RATINGS, REGISTER_DUES, RISK_CATEGORIES, ROLES, TASKS } from '../words.ts';
import { forecast } from './requests.ts';

export const getDashboards = operation({
  method: 'GET',
  path: '/reports/v1.0/dashboards',
  title: 'Figures of the signed-in role; with client the overview of one client',
  access: ROLES,
  modules: ['Home'],
  request: {
    client: id.optional(),
    from: isoDay.optional(),
    to: isoDay.optional(),
    reportType: many(lineText(60)),
    country: many(z.string().length(2)),
  },
  answer: dataOf(
    z.object({
      asOf: isoTime,
      /** Big figures: key, label, value and the address of the list behind it. */
      tiles: z.array(
        z.object({
          key: z.string(),
          label: z.string(),
          value: z.number(),
          unit: z.string().optional(),
          delta: z.number().optional(),
          href: z.string().optional(),
        }),
      ),
      thirdParties: z.object({ high: z.number(), medium: z.number(), low: z.number(), unrated: z.number() }),
      byStatus: z.array(z.object({ status: z.enum(REQUEST_STATUSES), value: z.number() })),
      /** The countries with the most third parties; `countries` says how many there are. */
      countries: z.number().int(),
      byCountry: z.array(
        z.object({
          country: z.string(),
          high: z.number(),
          medium: z.number(),
          low: z.number(),
          unrated: z.number(),
        }),
      ),
      load: z.array(
        z.object({
          drafterId: id,
          name: z.string(),
          open: z.number(),
          overdue: z.number(),
          available: z.boolean(),
        }),
      ),
      waiting: z.array(
        z.object({
          requestId: id,
          clientId: id,
          number: z.string(),
          legalName: z.string(),
          status: z.enum(REQUEST_STATUSES),
          /** In English; readers of other languages are told by `task`. */
          what: z.string(),
          task: z.enum(TASKS),
          dueOn: isoDay.nullable(),
          overdue: z.boolean(),
          forecast: forecast.nullable(),
        }),
      ),
      recentReports: z.array(
        z.object({
          requestId: id,
          clientId: id,
          number: z.string(),
          legalName: z.string(),
          rating: z.enum(RATINGS),
          releasedAt: isoTime,
        }),
      ),
      topRisks: z.array(
        z.object({
          requestId: id,
          clientId: id,
          legalName: z.string(),
          rating: z.enum(RATINGS),
          score: z.number(),
          basis: z.enum(RATING_BASES).nullable(),
          country: z.string().nullable(),
        }),
      ),
      client: z.object({ id, name: z.string() }).nullable(),
      /** How many of its third parties a lead of a client has to do something about, as the list with `due` shows them. */
      due: z.record(z.enum(REGISTER_DUES), z.number().int()).nullable(),
    }),
  ),
  errors: ['not_found'],
});

const perBand = { high: z.number().int(), medium: z.number().int(), low: z.number().int() };
/** How many months a trend covers: at most, and where the question names no first day. */
export const TREND_MONTHS = { max: 36, start: 18 } as const;

export const getTrends = operation({
  method: 'GET',
  path: '/reports/v1.0/trends',
  title: 'Figures over time: requests, reports, risk and time needed by month, and what was found where',
  access: ROLES,
  modules: ['Home'],
  request: {
    client: id.optional(),
    /** The months of these days and those between, of a longer time the last ones; at first the last 18 months. */
    from: isoDay.optional(),
    to: isoDay.optional(),
  },
  answer: dataOf(
    z.object({
      asOf: isoTime,
      /** Every month of the firm’s calendar, `yyyy-mm`, the oldest first; the present one is not over yet. */
      months: z.array(
        z.object({
          month: z.string(),
          /** Submitted in it. */
          raised: z.number().int(),
          /** Reports released in it, by their sealed rating. */
          ...perBand,
          /** Of these reports, how many in time and how many after their due day. */
          inTime: z.number().int(),
          late: z.number().int(),
          /** Calendar days from submission to release; null without a report. */
          averageDays: z.number().nullable(),
          /** Submitted and neither released, rejected nor cancelled at its end. */
          open: z.number().int(),
        }),
      ),
      /** Rated third parties at the end of every quarter, `yyyy-Qn`, and how many moved in it. */
      quarters: z.array(
        z.object({ quarter: z.string(), ...perBand, raised: z.number().int(), lowered: z.number().int() }),
      ),
      /** Open requests by the calendar days since they were submitted: `to` is the last day, null without an end. */
      ageing: z.array(
        z.object({
          from: z.number().int(),
          to: z.number().int().nullable(),
          open: z.number().int(),
          overdue: z.number().int(),
        }),
      ),
      /** Confirmed findings by country and category, for the firm. */
      findings: z.array(
        z.object({ country: z.string(), category: z.enum(RISK_CATEGORIES), value: z.number().int() }),
      ),
      /** What was decided on the matches of each list in these months, for the firm. */
      lists: z.array(
        z.object({
          watchlist: z.string(),
          decided: z.number().int(),
          falsePositives: z.number().int(),
          /** Half of the decisions came within so many hours of the screening. */
          medianHours: z.number().nullable(),
        }),
      ),
      client: z.object({ id, name: z.string() }).nullable(),
    }),
  ),
  errors: ['not_found'],
});

export const notification = z.object({
  id,
  entity_name: z.string(),
  /** In English. */
  activity: z.string(),
  /** Which sentence it is, for the reader's language. */
  code: z.string(),
  /** What the sentence names and counts. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  created_on: isoTime,
  client_id: id.nullable(),
  request_id: id.nullable(),
  /** Shown until it is cleared, over every page. */
  alarm: z.boolean(),
});
export const getNotifications = operation({
  method: 'GET',
  path: '/reports/v1.0/notifications',
  title: 'Notifications of the signed-in user, newest first',
  access: ROLES,
  request: {},
  answer: z.object({ Result: z.literal('Success'), Data: z.array(notification), total: z.number().int() }),
  errors: [],
});
export const streamNotifications = operation({
  method: 'GET',
  path: '/reports/v1.0/notifications/stream',
  title:
    'Server-sent events that say when the list of notifications should be read again, and nothing of what is in it; ends with the access token, or after so many seconds',
  access: ROLES,
  request: { seconds: z.coerce.number().int().min(0).max(LiveLimits.seconds).optional() },
  answer: z.unknown(),
  stream: 'text/event-stream',
  errors: [],
});
export const clearNotifications = operation({
  method: 'POST',
  path: '/reports/v1.0/notifications',
  title:
    'Clear one notification (clear_all false and its id) or all, until the newest that was read; restore undoes the last clearing',
  access: ROLES,
  request: {
    clear_all: z.boolean(),
    id: id.optional(),
    /** Of all, those that were created later stay: nobody has seen them. */
    until: isoTime.optional(),
    restore: uniqueArray(id).max(NoticeLimits.restoredAtOnce).optional(),
  },
  answer: dataOf(z.array(id)),
  personal: true,
  errors: ['not_found'],
});

export const job = z.object({
  id,
  kind: z.string(),
  status: z.enum(['queued', 'running', 'done', 'failed']),
  percent: z.number(),
  label: z.string(),
  error: z.string().nullable(),
  result: z.unknown().nullable(),
  createdAt: isoTime,
  updatedAt: isoTime,
});
export type Job = z.infer<typeof job>;
export const getJobs = operation({
  method: 'GET',
  path: '/reports/v1.0/jobs',
  title: 'Progress of long work: one by id, or the caller’s latest',
  access: ROLES,
  modules: ['New Request', 'Request Details'],
  request: { id: id.optional() },
  answer: z.object({ Result: z.literal('Success'), Data: z.array(job), total: z.number().int() }),
  errors: ['not_found'],
});
