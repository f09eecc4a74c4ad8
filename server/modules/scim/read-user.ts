import { type ScimUserInput, scimUrns, scimUser } from '../../../contract/security/scim.ts';
import { UNUSABLE_VALUE } from '../../platform/index.ts';
import { type NamedRole, roleOfName } from '../identity/index.ts';
import { canonical } from './attribute-names.ts';
import { refuse } from './scim-refusal.ts';

/** What a provider wants of a user; what it does not say is undefined, what it takes away is null. */
export type Wanted = {
  username?: string | undefined;
  email?: string | undefined;
  name?: string | undefined;
  givenName?: string | null | undefined;
  familyName?: string | null | undefined;
  active?: boolean | undefined;
  role?: NamedRole | undefined;
  /** Code of a client. */
  organization?: string | null | undefined;
  externalId?: string | null | undefined;
};

/** Refuses attributes that are none of a user, and values that are none of theirs. */
export function readResource(resource: Record<string, unknown>): ScimUserInput {
  const read = scimUser.safeParse(canonical(resource));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  if (issue?.code === 'unrecognized_keys')
    throw refuse('invalidSyntax', `Unknown attribute: ${issue.keys.slice(0, 5).join(', ').slice(0, 200)}.`);
  throw refuse('invalidValue', `${issue?.path.join('.') || 'request'}: ${issue?.message ?? UNUSABLE_VALUE}`);
}

/** `before` is the user as it was, for what is told by a change only. */
export function readUser(resource: ScimUserInput, before?: ScimUserInput): Wanted {
  return {
    username: resource.userName,
    email: emailOf(resource),
    name: nameOf(resource, before),
    givenName: resource.name?.givenName,
    familyName: resource.name?.familyName,
    active: resource.active,
    role: roleOf(resource),
    organization: resource[scimUrns.enterprise]?.organization,
    externalId: resource.externalId,
  };
}

/** We keep one address: the primary one, else the one for work, else the first. */
function emailOf({ emails = [] }: ScimUserInput) {
  const primary = emails.find((email) => 'primary' in email && email.primary);
  const work = emails.find((email) => 'type' in email && email.type?.toLowerCase() === 'work');
  return (primary ?? work ?? emails[0])?.value;
}

/** A name has three spellings in SCIM and one here: the first that says something new. */
function nameOf({ displayName, name }: ScimUserInput, before?: ScimUserInput): string | undefined {
  const joined = (from: ScimUserInput['name']) =>
    [from?.givenName, from?.familyName].filter(Boolean).join(' ') || undefined;
  const spellings = [
    [displayName, before?.displayName],
    [name?.formatted, before?.name?.formatted],
    [joined(name), joined(before?.name)],
  ];
  return spellings.find(([now, then]) => now && now !== then)?.[0] ?? undefined;
}

/** Roles count, whose names must be known; a `userType` that names none, such as Employee, says nothing. */
function roleOf({ roles = [], userType }: ScimUserInput): NamedRole | undefined {
  const primary = roles.find((role) => 'primary' in role && role.primary);
  const named = primary ?? roles[0];
  if (!named) return (userType && roleOfName(userType)) || undefined;
  if (!primary && roles.length > 1) throw refuse('invalidValue', 'Send one role, or mark one as primary.');
  const role = roleOfName(named.value ?? '');
  if (!role) throw refuse('invalidValue', 'Unknown role. See /Schemas for the names of the roles.');
  return role;
}
