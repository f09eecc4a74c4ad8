import { z } from 'zod';
import { ScimLimits } from '../limits.ts';

/*
 * SCIM 2.0 (RFC 7643, RFC 7644) is somebody else's protocol: its methods, media type, answers and errors are not those
 * of `operation()`. This file says what of it is spoken; docs/decisions tells why it stands alone.
 */

export const scimBase = '/scim/v2';
export const scimMediaType = 'application/scim+json';

export const scimUrns = {
  user: 'urn:ietf:params:scim:schemas:core:2.0:User',
  enterprise: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User',
  list: 'urn:ietf:params:scim:api:messages:2.0:ListResponse',
  patch: 'urn:ietf:params:scim:api:messages:2.0:PatchOp',
  error: 'urn:ietf:params:scim:api:messages:2.0:Error',
  config: 'urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig',
  resourceType: 'urn:ietf:params:scim:schemas:core:2.0:ResourceType',
  schema: 'urn:ietf:params:scim:schemas:core:2.0:Schema',
} as const;

/** Every address, behind one bearer token; all of them are not there while SCIM is off. */
export const scimRoutes = {
  'GET /scim/v2/ServiceProviderConfig': 'What of SCIM is spoken',
  'GET /scim/v2/ResourceTypes': 'Users, and nothing else',
  'GET /scim/v2/ResourceTypes/:id': 'One kind of resource',
  'GET /scim/v2/Schemas': 'The attributes of a user',
  'GET /scim/v2/Schemas/:id': 'One schema',
  'GET /scim/v2/Users': 'Users, by page and filter',
  'POST /scim/v2/Users': 'Invite a user',
  'GET /scim/v2/Users/:id': 'One user',
  'PUT /scim/v2/Users/:id': 'Change a user to this',
  'PATCH /scim/v2/Users/:id': 'Change parts of a user',
  'DELETE /scim/v2/Users/:id': 'Disable a user for good',
} as const;

const text = z.string().max(ScimLimits.text);
/** Some providers send truth as a word. */
const truth = z.union([
  z.boolean(),
  z
    .string()
    .regex(/^(true|false)$/i)
    .transform((word) => word.toLowerCase() === 'true'),
]);
const valued = z.looseObject({ value: text.optional(), type: text.optional(), primary: truth.optional() });
const several = z.array(z.union([valued, text.transform((value) => ({ value }))])).max(ScimLimits.values);
/** Attributes of the core schema that have no place here: taken and left alone. */
const unused = z.unknown().optional();

/** A user as a provider sends one, with names of attributes in their own letter case. Anything else is refused. */
export const scimUser = z.strictObject({
  schemas: z.array(text).max(10).optional(),
  externalId: text.nullable().optional(),
  userName: text.optional(),
  name: z
    .looseObject({
      formatted: text.nullable().optional(),
      givenName: text.nullable().optional(),
      familyName: text.nullable().optional(),
    })
    .nullable()
    .optional(),
  displayName: text.nullable().optional(),
  emails: several.optional(),
  active: truth.optional(),
  roles: several.optional(),
  userType: text.nullable().optional(),
  [scimUrns.enterprise]: z.looseObject({ organization: text.nullable().optional() }).nullable().optional(),
  ...{ id: unused, meta: unused, groups: unused, password: unused, nickName: unused, profileUrl: unused },
  ...{ title: unused, preferredLanguage: unused, locale: unused, timezone: unused, phoneNumbers: unused },
  ...{ ims: unused, photos: unused, addresses: unused, entitlements: unused, x509Certificates: unused },
});
export type ScimUserInput = z.output<typeof scimUser>;

export const scimPatch = z.strictObject({
  schemas: z.array(z.literal(scimUrns.patch)).length(1),
  Operations: z
    .array(
      z.strictObject({
        op: z
          .string()
          .regex(/^(add|replace|remove)$/i, 'Use add, replace or remove.')
          .transform((op) => op.toLowerCase() as 'add' | 'replace' | 'remove'),
        path: z.string().max(ScimLimits.filter).optional(),
        value: z.unknown().optional(),
      }),
    )
    .min(1)
    .max(ScimLimits.operations),
});
export type ScimOperation = z.output<typeof scimPatch>['Operations'][number];

export const scimQuery = z.object({
  filter: z.string().max(ScimLimits.filter).optional(),
  startIndex: z.coerce.number().int().optional(),
  count: z.coerce.number().int().optional(),
});

const scimErrorTypes = [
  'invalidFilter',
  'uniqueness',
  'mutability',
  'invalidSyntax',
  'invalidPath',
  'noTarget',
  'invalidValue',
] as const;
export type ScimErrorType = (typeof scimErrorTypes)[number];

/** A user as they leave the server. */
export type ScimUser = {
  schemas: string[];
  id: string;
  externalId?: string;
  userName: string;
  name: { formatted: string; givenName?: string; familyName?: string };
  displayName: string;
  emails: { value: string; type: 'work'; primary: true }[];
  active: boolean;
  userType: string;
  roles: { value: string; primary: true }[];
  [scimUrns.enterprise]?: { organization: string };
  meta: { resourceType: 'User'; created: string; location: string };
};

/** Whether an identity provider may keep the list of users, as Settings shows it. */
export const scimState = z.object({
  version: z.number().int(),
  enabled: z.boolean(),
  changedAt: z.iso.datetime().nullable(),
  changedBy: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  lastUsedAt: z.iso.datetime().nullable(),
  /** What the provider is told as the base address. */
  endpoint: z.string(),
  /** Shown in the answer that made it and never again. */
  token: z.string().optional(),
});
export type ScimState = z.infer<typeof scimState>;

export const scimChange = z.strictObject({
  name: z.literal('scim'),
  /** On makes a token; so does renew, and the one before ends. */
  action: z.enum(['on', 'renew', 'off']),
});
