import type { z } from 'zod';
import { userFields } from '../../../contract/security/people.ts';
import { UNUSABLE_VALUE } from '../../platform/index.ts';
import { byItsWord, findClientByCode, isFirmRole, type User } from '../identity/index.ts';
import type { Wanted } from './read-user.ts';
import { refuse, ScimRefusal } from './scim-refusal.ts';

type Values = Partial<Pick<User, 'username' | 'name' | 'email' | 'role' | 'readOnly' | 'clientId'>>;

/** Inside tx(). What a provider wants as our own fields say it, checked like an administrator's entry. */
export async function valuesOf(wanted: Wanted, known?: User): Promise<Values> {
  const values: Values = {};
  if (wanted.username !== undefined)
    values.username = checked('userName', userFields.username, wanted.username);
  if (wanted.name !== undefined) values.name = checked('displayName', userFields.name, wanted.name);
  if (wanted.email !== undefined) values.email = checked('emails', userFields.email, wanted.email);
  if (wanted.role?.role === 'admin')
    throw new ScimRefusal(403, undefined, 'Administrators are made in Prudence, by another administrator.');
  if (wanted.role) Object.assign(values, byItsWord(wanted.role, known));
  const role = values.role ?? known?.role;
  if (role && isFirmRole(role)) values.clientId = null;
  else if (wanted.organization) values.clientId = await clientOf(wanted.organization);
  return values;
}

function checked(attribute: string, form: z.ZodType<string>, value: string): string {
  const read = form.safeParse(value);
  if (read.success) return read.data;
  throw refuse('invalidValue', `${attribute}: ${read.error.issues[0]?.message ?? UNUSABLE_VALUE}`);
}

async function clientOf(code: string): Promise<string> {
  const client = await findClientByCode(code.trim().toUpperCase());
  if (client) return client.id;
  throw refuse('invalidValue', `organization: no client has the code ${code.slice(0, 50)}.`);
}
