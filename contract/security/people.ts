import { z } from 'zod';
import { RequestLimits } from '../limits.ts';
import { listQuery, many, queryFlag } from '../list-query.ts';
import {
  actions,
  asking,
  byAction,
  chosen,
  dataOf,
  freeText,
  id,
  isoDay,
  isoTime,
  lineText,
  listOf,
  operation,
  requiredLine,
  storedVersion,
  uniqueArray,
  version,
} from '../operation.ts';
import { ROLES } from '../words.ts';

const username = z
  .string()
  .regex(/^[A-Za-z0-9._@-]{3,100}$/, 'Use 3 to 100 letters, digits, dots, hyphens, underscores or @.');
const email = z.email().max(320);
const USER_STATES = ['invited', 'active', 'locked', 'disabled', 'erased'] as const;
/** What is asked of a user's own fields, whoever sets them. */
export const userFields = { username, name: requiredLine(200), email };

/** Changes to how a person of the firm signs in: another administrator confirms them. */
export const CONFIRMED_ACTIONS = ['change', 'invite', 'reset_two_factor', 'unlink_sign_on'] as const;
export type ConfirmedAction = (typeof CONFIRMED_ACTIONS)[number];

export const userRow = z.object({
  id,
  username: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  readOnly: z.boolean(),
  clientId: id.nullable(),
  clientName: z.string(),
  status: z.enum(USER_STATES),
  /** The identity provider disabled them, and can enable them again. */
  disabledByProvider: z.boolean(),
  available: z.boolean(),
  /** A leave that runs or is to come. */
  leave: z
    .object({ from: isoDay, until: isoDay, deputyId: id.nullable(), deputyName: z.string().nullable() })
    .nullable(),
  twoFactor: z.boolean(),
  /** Tied to an identity of the provider. */
  signOn: z.boolean(),
  lastLoginAt: isoTime.nullable(),
  lockedUntil: isoTime.nullable(),
  openRequests: z.number().int(),
  /** Live sessions, for administrators; null for everybody else. */
  openSessions: z.number().int().nullable(),
  conflicts: z.array(z.string()),
  /** Those of them that the person declared; the others were recorded by an administrator. */
  ownConflicts: z.array(z.string()),
  /** What waits for another administrator’s confirmation; for administrators. */
  pending: z
    .object({
      action: z.enum(CONFIRMED_ACTIONS),
      changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
      askedBy: z.object({ id, name: z.string() }),
      askedAt: isoTime,
      mayConfirm: z.boolean(),
    })
    .nullable(),
  createdAt: isoTime,
  version: storedVersion,
});
export type UserRow = z.infer<typeof userRow>;

export const getUsers = operation({
  method: 'GET',
  path: '/security/v1.0/userdetails',
  title: 'The signed-in user (me=true), assignable drafters (assignable=true), or the admin list of users',
  access: ROLES,
  request: {
    me: queryFlag,
    assignable: queryFlag,
    role: many(z.enum(ROLES)),
    client: id.optional(),
    status: many(z.enum(USER_STATES)),
    ...listQuery(['name', 'username', 'role', 'createdAt', 'lastLoginAt']),
  },
  answer: z.object({ Result: z.literal('Success'), Data: z.array(userRow), total: z.number().int() }),
  errors: [],
});

const newUser = {
  ...userFields,
  role: z.enum(ROLES, asking('Required.')),
  clientId: id.nullable(),
  readOnly: z.boolean().optional(),
};

/** A user, and the version that the caller saw, where it counts. */
const one = { id: chosen('Choose a user.'), version: version.optional() };

export const saveUser = operation({
  method: 'POST',
  path: '/security/v1.0/userdetails',
  title:
    'Create, invite, change, disable, enable, unlock, erase a user; reset the authenticator; unlink single sign-on; force a password change; confirm or withdraw a change to how somebody signs in; leave and conflicts',
  access: ['admin', 'allocator', 'drafter'],
  request: byAction(
    {},
    {
      create: { user: z.strictObject(newUser).partial({ clientId: true }) },
      change: { ...one, user: z.strictObject(newUser).partial() },
      invite: one,
      disable: one,
      enable: one,
      /** The user name once more. */
      erase: { ...one, confirm: lineText(100) },
      unlock: one,
      reset_two_factor: one,
      unlink_sign_on: one,
      force_password_change: one,
      /** When what is confirmed was asked for, as it was read: a change that took its place since is refused. */
      confirm_change: { ...one, askedAt: isoTime },
      withdraw_change: one,
      availability: {
        ...one,
        /** Absent without an end, or back. */
        available: z.boolean().optional(),
        /** First and last day of a leave, and who takes over; null takes it back. */
        leave: z.strictObject({ from: isoDay, until: isoDay, deputy: id.optional() }).nullable().optional(),
      },
      /** Names of third parties or client ids that this person must not work on. */
      conflicts: { ...one, conflicts: uniqueArray(requiredLine(RequestLimits.legalName)).max(200) },
    },
  ),
  answer: z.object({
    Result: z.literal('Success'),
    Data: userRow,
    /** One-time link, shown once. Somebody who has signed in before gets it by mail alone, where there is mail. */
    invitation: z.string().optional(),
  }),
  stepUp: (input) => !actions('availability', 'conflicts', 'withdraw_change')(input),
  errors: ['not_found', 'record.stale', 'record.taken', 'request.not_possible'],
});

export const getDeputies = operation({
  method: 'GET',
  path: '/security/v1.0/deputies',
  title: 'Drafters who can take over the work of a colleague on leave',
  access: ['admin', 'allocator', 'drafter'],
  request: {},
  answer: listOf(z.object({ id, name: z.string(), available: z.boolean() })),
  errors: [],
});

export const LANGUAGES = ['en-US', 'hi-IN', 'ar-SA'] as const;

export const getLanguage = operation({
  method: 'GET',
  path: '/security/v1.0/updatelanguage',
  title: 'Language of the signed-in user',
  access: ROLES,
  request: {},
  answer: dataOf(z.object({ language: z.string(), languages: z.array(z.string()) })),
  errors: [],
});

export const saveLanguage = operation({
  method: 'POST',
  path: '/security/v1.0/updatelanguage',
  title: 'Change the language of the signed-in user',
  access: ROLES,
  request: { language: z.enum(LANGUAGES) },
  answer: dataOf(z.object({ language: z.string() })),
  personal: true,
  errors: [],
});

export const sessionRow = z.object({
  id,
  userId: id,
  name: z.string(),
  ip: z.string(),
  userAgent: freeText(500),
  createdAt: isoTime,
  lastActivityAt: isoTime,
  current: z.boolean(),
});

export type SessionRow = z.infer<typeof sessionRow>;

export const getSessions = operation({
  method: 'GET',
  path: '/security/v1.0/sessions',
  title: 'Own live sessions; an admin may ask for those of a user',
  access: ROLES,
  request: { user: id.optional() },
  answer: z.object({ Result: z.literal('Success'), Data: z.array(sessionRow), total: z.number().int() }),
  errors: [],
});

export const changeSession = operation({
  method: 'POST',
  path: '/security/v1.0/sessions',
  title: 'Say that a person is active, end a session, or end all of a user but the one in hand',
  access: ROLES,
  request: byAction(
    {},
    {
      alive: {},
      kill: { id: chosen('Choose a session.') },
      /** Of whom; one's own unless an administrator says otherwise. */
      kill_all: { user: id.optional() },
    },
  ),
  answer: dataOf(z.string()),
  personal: true,
  errors: ['not_found'],
});
