import { scimUrns, scimUser } from '../../../contract/security/scim.ts';
import { refuse } from './scim-refusal.ts';

/** Names of attributes mean the same in any letter case (RFC 7643 §2.1): here is the one they are kept in. */
const spelled = (names: readonly string[]) => new Map(names.map((name) => [name.toLowerCase(), name]));

const attributes = spelled(Object.keys(scimUser.shape));
const values = spelled(['value', 'type', 'primary', 'display', '$ref']);
const parts: Record<string, Map<string, string>> = {
  name: spelled(['formatted', 'familyName', 'givenName', 'middleName', 'honorificPrefix', 'honorificSuffix']),
  emails: values,
  roles: values,
  [scimUrns.enterprise]: spelled([
    'organization',
    'employeeNumber',
    'costCenter',
    'division',
    'department',
    'manager',
  ]),
};

export const attributeName = (name: string) => attributes.get(name.toLowerCase());
export const partName = (attribute: string, name: string) => parts[attribute]?.get(name.toLowerCase());

/** The object with every name in its own letter case; what is no attribute of ours stays as it is called. */
export function canonical(resource: Record<string, unknown>): Record<string, unknown> {
  return renamed(resource, attributeName, (name, value) => {
    const inner = (part: unknown) =>
      isObject(part)
        ? renamed(
            part,
            (sub) => partName(name, sub),
            (_, kept) => kept,
          )
        : part;
    return Array.isArray(value) ? value.map(inner) : inner(value);
  });
}

function renamed(
  from: Record<string, unknown>,
  nameOf: (name: string) => string | undefined,
  read: (name: string, value: unknown) => unknown,
) {
  const to = new Map<string, unknown>();
  for (const [given, value] of Object.entries(from)) {
    const name = nameOf(given) ?? given;
    if (to.has(name)) throw refuse('invalidSyntax', `${name} is given twice.`);
    to.set(name, read(name, value));
  }
  return Object.fromEntries(to);
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
