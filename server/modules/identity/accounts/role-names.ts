import { ROLES, type Role } from '../../../../contract/words.ts';

/** What a role's name from an identity provider means here. */
export type NamedRole = { role: Role; readOnly: boolean };

const named = (role: Role, readOnly = false): NamedRole => ({ role, readOnly });

/** Lower-case names: our own five, and the three of the specification's second reading. */
const names = new Map<string, NamedRole>([
  ...ROLES.map((role): [string, NamedRole] => [role, named(role)]),
  ['user', named('clientuser')],
  ['viewer', named('clientuser', true)],
]);

/** The role that a provider's name stands for, in any letter case; null for a name that is not in the table. */
export const roleOfName = (name: string): NamedRole | null => names.get(name.trim().toLowerCase()) ?? null;

/** Only of this role the provider's names say whether it is read-only. */
const isSaid = (role: Role) => role === 'clientuser';

/** What its word makes of a person: it frees nobody whom an administrator made read-only, unless it has a word for that. */
export const byItsWord = (word: NamedRole, known: NamedRole | undefined): NamedRole => ({
  role: word.role,
  readOnly: word.readOnly || (known?.readOnly === true && !isSaid(known.role) && !isSaid(word.role)),
});
