import { z } from 'zod';
import { ClientLimits, PolicyLimits, StorageLimits } from '../limits.ts';
import { listQuery } from '../list-query.ts';
import {
  dataOf,
  id,
  isoTime,
  operation,
  requiredLine,
  storedVersion,
  uniqueArray,
  version,
} from '../operation.ts';
import { MODULES, ROLES } from '../words.ts';
import { branding } from './branding.ts';

const within = ({ min, max }: { min: number; max: number }) => z.number().int().min(min).max(max);

/** From where and how long a client’s people work; null leaves it to the security policy, which is never loosened. */
export const clientAccess = z.strictObject({
  /** Addresses in CIDR notation; without any, from everywhere. */
  networks: uniqueArray(z.union([z.cidrv4(), z.cidrv6()], 'Use CIDR notation such as 192.0.2.0/24.')).max(
    ClientLimits.networks,
  ),
  idleSeconds: within(PolicyLimits.idleSeconds).nullable(),
  absoluteHours: within(PolicyLimits.absoluteHours).nullable(),
  /** Only by the client’s own identity provider; as it was unless told. */
  ownProviderOnly: z.boolean().optional(),
});
export type ClientAccess = z.infer<typeof clientAccess>;

/** An identity provider (OpenID Connect) that signs in the people of one client and nobody else. */
const clientProvider = z.strictObject({
  issuer: z
    .url({ protocol: /^https?$/, error: 'Use a full https address without user and password.' })
    .max(ClientLimits.issuer),
  oidcClientId: requiredLine(ClientLimits.oidcClient),
});

export const clientRow = z.object({
  id,
  name: z.string(),
  code: z.string(),
  modules: z.array(z.string()),
  active: z.boolean(),
  /** Nothing of its people may be erased. */
  legalHold: z.boolean(),
  /** Approving a third party rated high takes effect once a second lead of the client confirms it. */
  secondLeadOnHigh: z.boolean(),
  /** For administrators. */
  access: clientAccess.nullable(),
  /** For administrators. `address` is where its people sign in, and the redirect URI to register at the provider. */
  provider: clientProvider.extend({ address: z.string() }).nullable(),
  /** How its people are to sign in, once another administrator has confirmed it; for administrators. */
  pending: z
    .object({
      provider: clientProvider.extend({ address: z.string() }),
      newSecret: z.boolean(),
      ownProviderOnly: z.boolean(),
      askedBy: z.object({ id, name: z.string() }),
      askedAt: isoTime,
      mayConfirm: z.boolean(),
    })
    .nullable(),
  /** For administrators: what its reports look like. */
  branding: z.object({ accent: z.string().nullable(), hasLogo: z.boolean() }).nullable(),
  /** Files its people see, removed ones among them since the audit trail keeps them, and how much may be stored. */
  storage: z.object({
    files: z.number().int(),
    bytes: z.number().int(),
    maxFiles: z.number().int(),
    maxMegabytes: z.number().int(),
  }),
  users: z.number().int(),
  openRequests: z.number().int(),
  thirdParties: z.number().int(),
  createdAt: isoTime,
  version: storedVersion,
});
export type ClientRow = z.infer<typeof clientRow>;

export const getClients = operation({
  method: 'GET',
  path: '/security/v1.0/clientdetails',
  title: 'Clients with their licensed modules; a client sees its own',
  access: ROLES,
  request: listQuery(['name', 'code', 'createdAt']),
  answer: z.object({ Result: z.literal('Success'), Data: z.array(clientRow), total: z.number().int() }),
  errors: [],
});

export const saveClient = operation({
  method: 'POST',
  path: '/security/v1.0/clientdetails',
  title: 'Create or change a client',
  access: ['admin'],
  modules: ['Settings'],
  request: {
    id: id.optional(),
    version: version.optional(),
    name: requiredLine(200),
    code: z.string().regex(/^[A-Z0-9]{2,12}$/, 'Use 2 to 12 capital letters or digits.'),
    modules: uniqueArray(z.enum(MODULES)).max(MODULES.length),
    active: z.boolean(),
    /** As it was unless told. */
    legalHold: z.boolean().optional(),
    /** As it was unless told. */
    secondLeadOnHigh: z.boolean().optional(),
    /** As it was unless told. */
    access: clientAccess.optional(),
    /**
     * As it was unless told; null removes it. Without a secret the stored one stays, for the same issuer only. Setting,
     * changing or requiring it waits for another administrator, where there is one who may confirm it.
     */
    provider: clientProvider
      .extend({ oidcSecret: requiredLine(ClientLimits.oidcSecret).optional() })
      .nullable()
      .optional(),
    /** Of reports sealed from now on. Without a logo or an accent the one it has stays; null removes it. */
    branding: branding.partial().optional(),
    storage: z
      .strictObject({
        maxFiles: within(StorageLimits.clientFiles),
        maxMegabytes: within(StorageLimits.clientMegabytes),
      })
      .optional(),
  },
  answer: dataOf(clientRow),
  stepUp: true,
  errors: ['not_found', 'record.stale', 'record.taken'],
});

export const decideOnProvider = operation({
  method: 'POST',
  path: '/security/v1.0/clientproviders',
  title:
    'Confirm or withdraw a change to the identity provider of a client that another administrator asked for',
  access: ['admin'],
  modules: ['Settings'],
  request: {
    action: z.enum(['confirm', 'withdraw']),
    id,
    /** Of the client, as it was read. */
    version,
  },
  answer: dataOf(clientRow),
  stepUp: ({ action }) => action === 'confirm',
  errors: ['not_found', 'record.stale', 'request.not_possible'],
});
