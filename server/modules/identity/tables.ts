import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { StorageLimits } from '../../../contract/limits.ts';
import type { ClientAccess } from '../../../contract/security/clients.ts';
import type { Transport } from '../../../contract/security/passkeys.ts';
import type { SecurityPolicy } from '../../../contract/security/security-policy.ts';
import type { Role } from '../../../contract/words.ts';
import { at } from '../../platform/db/columns.ts';
import { expectDuplicates } from '../../platform/db/expected-duplicates.ts';
import type { Language } from '../../platform/index.ts';

const unbound: ClientAccess = { networks: [], idleSeconds: null, absoluteHours: null };
export const anywhere = { ...unbound, ownProviderOnly: false };

export const clients = pgTable('clients', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull().unique(),
  code: text('code').notNull().unique(),
  modules: jsonb('modules').$type<string[]>().notNull(),
  active: boolean('active').notNull().default(true),
  /** Nothing of its people may be erased. */
  legalHold: boolean('legal_hold').notNull().default(false),
  /** Approving a third party rated high needs two of its leads. */
  secondLeadOnHigh: boolean('second_lead_on_high').notNull().default(false),
  /** From where and how long its people work. */
  access: jsonb('access').$type<ClientAccess>().notNull().default(unbound),
  /** How much its people may store. */
  maxFiles: integer('max_files').notNull().default(StorageLimits.clientFiles.start),
  maxMegabytes: integer('max_megabytes').notNull().default(StorageLimits.clientMegabytes.start),
  createdAt: at('created_at').notNull().default(sql`now()`),
  version: integer('version').notNull().default(1),
});
expectDuplicates('clients_name_unique', 'clients_code_unique');

/** Identity providers of clients. Each signs in the people of its client and nobody else. */
export const clientProviders = pgTable('client_providers', {
  /** Stands in the sign-in address: at random, so that nobody lists the clients by trying. */
  id: uuid('id').primaryKey().defaultRandom(),
  clientId: uuid('client_id')
    .notNull()
    .unique()
    .references(() => clients.id),
  issuer: text('issuer').notNull(),
  oidcClientId: text('oidc_client_id').notNull(),
  sealedSecret: text('sealed_secret').notNull(),
});

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id').references(() => clients.id),
    username: text('username').notNull(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    role: text('role').$type<Role>().notNull(),
    readOnly: boolean('read_only').notNull().default(false),
    passwordHash: text('password_hash'),
    passwordChangedAt: at('password_changed_at'),
    /** `first` after an invitation, `expired` when an admin asks for a new one, null otherwise. */
    mustChangePassword: text('must_change_password').$type<'first' | 'expired'>(),
    /** Sealed with AES-256-GCM; never leaves the server after the first token. */
    totpSeed: text('totp_seed'),
    totpConfirmedAt: at('totp_confirmed_at'),
    totpLastStep: bigint('totp_last_step', { mode: 'number' }).notNull().default(0),
    termsHash: text('terms_hash'),
    termsAcceptedAt: at('terms_accepted_at'),
    termsIp: text('terms_ip'),
    language: text('language').$type<Language>().notNull().default('en-US'),
    failedTries: integer('failed_tries').notNull().default(0),
    lockedUntil: at('locked_until'),
    disabledAt: at('disabled_at'),
    /** It was the identity provider, which may enable them again; whom somebody here disabled, it may not. */
    disabledByProvider: boolean('disabled_by_provider').notNull().default(false),
    /** A pseudonym stands in the place of everything that named the person; for good. */
    erasedAt: at('erased_at'),
    /** Set to false for an absence without an end, and by the days of a leave. */
    available: boolean('available').notNull().default(true),
    leaveFrom: date('leave_from', { mode: 'string' }),
    leaveUntil: date('leave_until', { mode: 'string' }),
    /** Who is given a drafter's work when the leave begins. */
    deputyId: uuid('deputy_id'),
    conflicts: jsonb('conflicts').$type<string[]>().notNull().default([]),
    /** Those of the conflicts that the person declared. What the firm recorded is not theirs to remove. */
    ownConflicts: jsonb('own_conflicts').$type<string[]>().notNull().default([]),
    lastLoginAt: at('last_login_at'),
    /** Refused attempts to sign in as this person since then; unlike `failedTries` no lock and no reset forgets them. */
    failedSignIns: integer('failed_sign_ins').notNull().default(0),
    /** Who this person is at the identity provider, from the first single sign-on on: `iss` and `sub`. */
    ssoIssuer: text('sso_issuer'),
    ssoSubject: text('sso_subject'),
    /** Created by the identity provider, which may change it and take it away. */
    provisioned: boolean('provisioned').notNull().default(false),
    /** When somebody else last reset how this person signs in. For a day they release nothing and confirm nothing. */
    accessResetAt: at('access_reset_at'),
    adminUntil: at('admin_until'),
    createdAt: at('created_at').notNull().default(sql`now()`),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('users_sso').on(table.ssoIssuer, table.ssoSubject),
    uniqueIndex('users_username').on(sql`lower(${table.username})`),
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    index('users_client').on(table.clientId),
  ],
);
expectDuplicates('users_sso', 'users_username', 'users_email');

/** How the people of a client are to sign in, until another administrator confirms it. One a client. */
export const clientProviderChanges = pgTable('client_provider_changes', {
  clientId: uuid('client_id')
    .primaryKey()
    .references(() => clients.id),
  /** The id that the provider has or gets: `sealedSecret` is bound to it. */
  providerId: uuid('provider_id').notNull(),
  issuer: text('issuer').notNull(),
  oidcClientId: text('oidc_client_id').notNull(),
  sealedSecret: text('sealed_secret').notNull(),
  /** Whether the secret was entered with this change, or is the stored one. */
  newSecret: boolean('new_secret').notNull(),
  ownProviderOnly: boolean('own_provider_only').notNull(),
  askedBy: uuid('asked_by')
    .notNull()
    .references(() => users.id),
  askedAt: at('asked_at').notNull(),
});

export const passwordHistory = pgTable(
  'password_history',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    hash: text('hash').notNull(),
    at: at('at').notNull().default(sql`now()`),
  },
  (table) => [index('password_history_user').on(table.userId, table.at)],
);

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Not a secret: it only names the cookie that holds the refresh token. */
    handle: text('handle').notNull().unique(),
    /** Two-part lock of the refresh token: SHA-256 of the current one and of the one before. */
    refreshHash: text('refresh_hash').notNull(),
    previousHash: text('previous_hash'),
    /** The current token sealed, so that a lost answer can be repeated within ten seconds. */
    successorSealed: text('successor_sealed'),
    rotatedAt: at('rotated_at').notNull(),
    createdAt: at('created_at').notNull(),
    lastActivityAt: at('last_activity_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    revokedAt: at('revoked_at'),
    revokeReason: text('revoke_reason'),
    /** What the person is told: when they had signed in before this session, and the attempts that failed since. */
    previousSignInAt: at('previous_sign_in_at'),
    failedSignIns: integer('failed_sign_ins').notNull().default(0),
    /** How the person signed in: here, by the installation's identity provider or by their client's. */
    method: text('method').$type<'local' | 'sso' | 'client_sso'>().notNull().default('local'),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    /** When the person last proved a second factor in this session; null when only an identity provider vouched. */
    secondFactorAt: at('second_factor_at'),
    /** Opened by somebody who has to add a passkey first. */
    passkeyDue: boolean('passkey_due').notNull().default(false),
    /** What a new passkey has to answer; for one try. */
    passkeyChallenge: text('passkey_challenge'),
    passkeyChallengeAt: at('passkey_challenge_at'),
    /** Of an authenticator that is being set up in this session, until its first token; sealed like `users.totp_seed`. */
    newTotpSeed: text('new_totp_seed'),
    /** Sealed key of the encrypted role claim. */
    roleKey: text('role_key').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_refresh').on(table.refreshHash)],
);

/** Each stands once for the authenticator's token. Only hashes are kept: the codes have 120 random bits. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    codeHash: text('code_hash').notNull(),
    createdAt: at('created_at').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [uniqueIndex('recovery_codes_hash').on(table.userId, table.codeHash)],
);

/** Public keys of people's passkeys (WebAuthn). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    credentialId: text('credential_id').notNull(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** Of its signatures; authenticators that do not count say 0 for ever. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<Transport[]>().notNull(),
    createdAt: at('created_at').notNull(),
    lastUsedAt: at('last_used_at'),
  },
  (table) => [
    uniqueIndex('passkeys_credential').on(table.credentialId),
    index('passkeys_user').on(table.userId),
  ],
);

/** Between step 1 and step 2 of signing in. */
export const loginTickets = pgTable('login_tickets', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id),
  cookieHash: text('cookie_hash').notNull().unique(),
  secret: text('secret').notNull(),
  /** `token`, or `password` while a change of the password is due. */
  step: text('step').$type<'token' | 'password'>().notNull(),
  /** The invitation that stood for the password; it is used up when the new password is stored. */
  invitationId: uuid('invitation_id').references(() => invitations.id),
  /** What the QR code of this sign-in shows; the account's with the first right code. Sealed like `users.totp_seed`. */
  totpSeed: text('totp_seed'),
  /** What a passkey has to sign; for one try. */
  passkeyChallenge: text('passkey_challenge'),
  wrongCodes: integer('wrong_codes').notNull().default(0),
  createdAt: at('created_at').notNull(),
  expiresAt: at('expires_at').notNull(),
  usedAt: at('used_at'),
});

export const invitations = pgTable('invitations', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: at('created_at').notNull(),
  expiresAt: at('expires_at').notNull(),
  usedAt: at('used_at'),
});

/** Codes and states of single sign-on that were presented here: none is taken twice. */
export const ssoPresented = pgTable('sso_presented', {
  hash: text('hash').primaryKey(),
  at: at('at').notNull(),
});

/** Refused sign-ins of one address within the running window, whoever they named. */
export const signInFailures = pgTable('sign_in_failures', {
  ip: text('ip').primaryKey(),
  tries: integer('tries').notNull(),
  startedAt: at('started_at').notNull(),
});

/** Every version of the security policy; the highest counts. Without a row the defaults do, as version 1. */
export const securityPolicies = pgTable('security_policies', {
  version: integer('version').primaryKey(),
  policy: jsonb('policy').$type<SecurityPolicy>().notNull(),
  changedBy: uuid('changed_by')
    .notNull()
    .references(() => users.id),
  changedAt: at('changed_at').notNull(),
});

/** Every version of the terms; the highest counts. Without a row the texts of the installation do, as version 1. */
export const termsVersions = pgTable('terms_versions', {
  version: integer('version').primaryKey(),
  tnc: text('tnc').notNull(),
  consentnotice: text('consentnotice').notNull(),
  privacy: text('privacy').notNull(),
  hash: text('hash').notNull(),
  changedBy: uuid('changed_by')
    .notNull()
    .references(() => users.id),
  changedAt: at('changed_at').notNull(),
});
