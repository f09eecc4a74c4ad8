import { ScimLimits } from '../../../contract/limits.ts';
import { scimBase, scimUrns } from '../../../contract/security/scim.ts';
import { ROLES } from '../../../contract/words.ts';
import type { Env } from '../../platform/index.ts';

type Base = Pick<Env, 'baseUrl'>;
const place = ({ baseUrl }: Base, path: string, resourceType: string) => ({
  resourceType,
  location: `${baseUrl}${scimBase}/${path}`,
});

/** What of the protocol is spoken (RFC 7643 §5). */
export const serviceProviderConfig = (env: Base) => ({
  schemas: [scimUrns.config],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: ScimLimits.pageSize },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'The token that Settings shows once, as `Authorization: Bearer`.',
      primary: true,
    },
  ],
  meta: place(env, 'ServiceProviderConfig', 'ServiceProviderConfig'),
});

export const resourceTypes = (env: Base) => [
  {
    schemas: [scimUrns.resourceType],
    id: 'User',
    name: 'User',
    endpoint: '/Users',
    description: 'People of the firm and of its clients',
    schema: scimUrns.user,
    schemaExtensions: [{ schema: scimUrns.enterprise, required: false }],
    meta: place(env, 'ResourceTypes/User', 'ResourceType'),
  },
];

type Attribute = { name: string; [characteristic: string]: unknown };

const attribute = (name: string, description: string, more: Partial<Attribute> = {}): Attribute => ({
  name,
  type: 'string',
  multiValued: false,
  description,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...more,
});

const valued = (description: string, more: Partial<Attribute> = {}) => [
  attribute('value', description, { required: true, ...more }),
  attribute('type', 'work'),
  attribute('primary', 'The one that counts', { type: 'boolean' }),
];

const roleNames = [...ROLES, 'user', 'viewer'];

/** The attributes that are kept; others of the core schema are taken and left alone. */
export const schemas = (env: Base) => [
  {
    schemas: [scimUrns.schema],
    id: scimUrns.user,
    name: 'User',
    description: 'A user of Prudence',
    attributes: [
      attribute('userName', 'Signs in with it', { required: true, uniqueness: 'server' }),
      attribute('externalId', 'The id the provider knows the user by', {
        caseExact: true,
        uniqueness: 'server',
      }),
      attribute('displayName', 'The name shown'),
      attribute('name', 'The name in parts', {
        type: 'complex',
        subAttributes: ['formatted', 'givenName', 'familyName'].map((name) =>
          attribute(name, 'A part of the name'),
        ),
      }),
      attribute('emails', 'One address is kept: the primary one', {
        type: 'complex',
        multiValued: true,
        required: true,
        subAttributes: valued('The address', { uniqueness: 'server' }),
      }),
      attribute('active', 'False: sessions end and nobody signs in', { type: 'boolean' }),
      attribute('roles', 'One role', {
        type: 'complex',
        multiValued: true,
        required: true,
        subAttributes: valued('The name of the role', { canonicalValues: roleNames }),
      }),
      attribute('userType', 'Stands for the role where no roles are sent', { canonicalValues: roleNames }),
    ],
    meta: place(env, `Schemas/${scimUrns.user}`, 'Schema'),
  },
  {
    schemas: [scimUrns.schema],
    id: scimUrns.enterprise,
    name: 'EnterpriseUser',
    description: 'Which client a user belongs to',
    attributes: [attribute('organization', 'The code of the client; of no meaning for people of the firm')],
    meta: place(env, `Schemas/${scimUrns.enterprise}`, 'Schema'),
  },
];

export const listOf = (resources: readonly unknown[]) => ({
  schemas: [scimUrns.list],
  totalResults: resources.length,
  startIndex: 1,
  itemsPerPage: resources.length,
  Resources: resources,
});
