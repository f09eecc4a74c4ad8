import { z } from 'zod';
import { dataOf, operation, version } from '../operation.ts';
import { sentence } from '../texts/sentence.ts';
import { MODULES, ROLES } from '../words.ts';
import { businessCalendar, businessCalendarState } from './calendar.ts';
import { dispositionPolicy, dispositionPolicyState } from './dispositions.ts';
import { scimChange, scimState } from './scim.ts';
import { securityPolicy, securityPolicyState } from './security-policy.ts';
import { termsState, termsTexts } from './terms.ts';

/** Read at run time by the browser from /config.json; never a secret in it. */
export const deploymentConfig = z.object({
  deployment: z.enum(['on-premise', 'saas']),
  gateway: z.boolean(),
  production: z.boolean(),
  baseUrl: z.string(),
  reportUrl: z.string(),
  sso: z
    .object({
      authorizeUrl: z.string(),
      endSessionUrl: z.string().optional(),
      clientId: z.string(),
      redirectUri: z.string(),
      scope: z.string(),
      logoutRedirectUri: z.string(),
      allowedLogoutHosts: z.array(z.string()),
    })
    .nullable(),
  copyright: z.object({ holder: z.string(), structureUrl: z.string() }),
  support: z.string(),
  version: z.string(),
  /** Shown as a ribbon when it is not production, e.g. `Demo`. */
  environment: z.string(),
  /** Whether this is the demo, whose data are fictional. */
  demo: z.boolean(),
  /** The firm's: its days begin and end by it. */
  timeZone: z.string(),
});
export type DeploymentConfig = z.infer<typeof deploymentConfig>;

export const accessRow = z.object({
  operation: z.string(),
  title: z.string(),
  roles: z.array(z.enum(ROLES)),
  open: z.string().optional(),
  /** Licences any of which a client needs. */
  modules: z.array(z.enum(MODULES)).optional(),
});

/** The settings that are saved, each under its name. */
const saved = z
  .object({
    security_policy: securityPolicyState,
    terms: termsState,
    scim: scimState,
    calendar: businessCalendarState,
    dispositions: dispositionPolicyState,
  })
  .partial();

export const getSettings = operation({
  method: 'GET',
  path: '/security/v1.0/settings',
  title:
    'Settings by name: openapi (the contract), policy (who may call what, who may act when), system (health, engine, storage, jobs), security_policy, terms (one version of them with its texts), scim (whether an identity provider keeps the users), calendar (time zone, weekend and holidays), dispositions (why a match may be decided as it is, and for how long)',
  access: ['admin'],
  modules: ['Settings'],
  request: {
    name: z.enum([
      'openapi',
      'policy',
      'system',
      'security_policy',
      'terms',
      'scim',
      'calendar',
      'dispositions',
    ]),
    /** Of the terms: an earlier version. */
    version: z.coerce.number().int().min(1).optional(),
  },
  answer: dataOf(
    saved.extend({
      openapi: z.record(z.string(), z.unknown()).optional(),
      policy: z
        .object({
          operations: z.array(accessRow),
          actions: z.array(
            z.object({
              action: z.string(),
              from: z.array(z.string()),
              to: z.string(),
              roles: z.array(z.string()),
              note: z.string(),
            }),
          ),
        })
        .optional(),
      system: z
        .object({
          version: z.string(),
          engine: z.string(),
          database: z.string(),
          /** Whether the server works by a login of its own, or as the owner of the tables. */
          databaseLogin: z.enum(['separate', 'owner']),
          startedAt: z.string(),
          memoryBytes: z.number(),
          /** Stored attachments, lists and reports. */
          files: z.object({ count: z.number(), bytes: z.number() }),
          /** `failed`: in the last 7 days. */
          jobs: z.object({ queued: z.number(), running: z.number(), failed: z.number() }),
          /** What runs by the clock, by title. */
          schedules: z.array(
            z.object({
              name: z.string(),
              title: z.string(),
              /** In words, such as `Hourly at :05`. */
              every: z.string(),
              /** The same by code and values. */
              rhythm: sentence,
              lastSucceededAt: z.string().nullable(),
              nextAt: z.string(),
              /** `overdue`: it has not succeeded for more than twice its interval. */
              state: z.enum(['waiting', 'ok', 'failed', 'overdue']),
              /** Runs that failed in a row. */
              failures: z.number(),
              error: z.string().nullable(),
            }),
          ),
          failedLogins24h: z.number(),
          /** Open requests and monitored third parties of which a search of the lists was cut. */
          truncatedScreenings: z.number(),
          /** Mails that have not gone out, and what the mail server said last. */
          mail: z.object({
            configured: z.boolean(),
            waiting: z.number(),
            failed: z.number(),
            error: z.string().nullable(),
          }),
          /** Items about monitored third parties: to be read again for lack of time, or not readable. */
          news: z.object({ waiting: z.number(), unreadable: z.number() }),
          audit: z.object({
            events: z.number(),
            verifiedAt: z.string().nullable(),
            intact: z.boolean().nullable(),
          }),
        })
        .optional(),
    }),
  ),
  errors: ['not_found'],
});

export const saveSettings = operation({
  method: 'POST',
  path: '/security/v1.0/settings',
  title:
    'Change the security policy, the terms that everybody agrees to again, the access of an identity provider, the business calendar, or the reasons of dispositions',
  access: ['admin'],
  modules: ['Settings'],
  request: {
    /** Of the setting that it was made on. */
    version,
    setting: z.discriminatedUnion('name', [
      z.strictObject({ name: z.literal('security_policy'), ...securityPolicy.shape }),
      z.strictObject({ name: z.literal('terms'), ...termsTexts.shape }),
      scimChange,
      z.strictObject({ name: z.literal('calendar'), ...businessCalendar.shape }),
      z.strictObject({ name: z.literal('dispositions'), ...dispositionPolicy.shape }),
    ]),
  },
  answer: dataOf(saved),
  stepUp: ({ setting }) => ['security_policy', 'terms', 'scim'].includes((setting as { name: string }).name),
  errors: ['record.stale', 'request.not_possible'],
});
