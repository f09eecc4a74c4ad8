import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Role } from '../../../../contract/words.ts';
import { type Actor, db, type Language } from '../../../platform/index.ts';
import { clients, users } from '../tables.ts';

/** What other modules may know of a user. */
export type Person = {
  id: string;
  name: string;
  email: string;
  role: Role;
  clientId: string | null;
  disabled: boolean;
  readOnly: boolean;
  available: boolean;
  /** The last day of a leave, today's or one to come. */
  leaveUntil: string | null;
  conflicts: string[];
};

type Recipient = Person & { language: Language };

const columns = {
  id: users.id,
  name: users.name,
  email: users.email,
  role: users.role,
  clientId: users.clientId,
  disabledAt: users.disabledAt,
  readOnly: users.readOnly,
  available: users.available,
  leaveUntil: users.leaveUntil,
  conflicts: users.conflicts,
};

type Row = { disabledAt: Date | null } & Omit<Person, 'disabled'>;
const person = ({ disabledAt, ...rest }: Row): Person => ({ ...rest, disabled: disabledAt !== null });

/** Inside tx(). */
export async function findPeople(ids: readonly (string | null | undefined)[]): Promise<Map<string, Person>> {
  const wanted = [...new Set(ids.filter((id): id is string => Boolean(id)))];
  if (wanted.length === 0) return new Map();
  const rows = await db().select(columns).from(users).where(inArray(users.id, wanted));
  return new Map(rows.map((row) => [row.id, person(row)]));
}

/** Inside tx() of the firm or the system: with the language in which they read. Who may not come in counts as disabled. */
export async function findRecipients(ids: readonly string[]): Promise<Map<string, Recipient>> {
  const rows = await db()
    .select({ ...columns, language: users.language, active: clients.active })
    .from(users)
    .leftJoin(clients, eq(users.clientId, clients.id))
    .where(inArray(users.id, [...ids]));
  return new Map(
    rows.map(({ language, active, ...row }) => {
      const known = person(row);
      return [row.id, { ...known, disabled: known.disabled || active === false, language }];
    }),
  );
}

/** The name of the user whose id stands in a column of another table. */
export const userName = (id: SQL): SQL<string | null> =>
  sql`(select users.name from users where users.id = ${id})`;

/** The same where the user is a client's; null for people of the firm. */
export const clientUserName = (id: SQL): SQL<string | null> =>
  sql`(select users.name from users where users.id = ${id} and users.client_id is not null)`;

/** Inside tx(). Enabled users of one client. */
export async function usersOfClient(clientId: string, roles: readonly Role[]): Promise<Person[]> {
  const rows = await db()
    .select(columns)
    .from(users)
    .where(and(eq(users.clientId, clientId), inArray(users.role, [...roles]), isNull(users.disabledAt)));
  return rows.map(person);
}

/** Inside tx(). Enabled users of one role. */
export async function usersWithRole(role: Role): Promise<Person[]> {
  const rows = await db()
    .select(columns)
    .from(users)
    .where(and(eq(users.role, role), isNull(users.disabledAt)));
  return rows.map(person);
}

/** Whether this person can be given work at all; who is on leave can be given it again afterwards. */
export const isActiveDrafter = ({ role, disabled, readOnly }: Person) =>
  role === 'drafter' && !disabled && !readOnly;

/** Inside tx(). Drafters who can be given work, by name; those on leave among them. */
export async function activeDrafters(): Promise<Person[]> {
  const drafters = await usersWithRole('drafter');
  return drafters.filter(isActiveDrafter).sort((a, b) => a.name.localeCompare(b.name));
}

/** Inside tx(). People whom the caller may choose from by name: everybody for the firm, one's own organisation, oneself. */
export async function colleaguesOf({ userId, clientId, role }: Pick<Actor, 'userId' | 'clientId' | 'role'>) {
  const own = clientId ? eq(users.clientId, clientId) : undefined;
  const which = role === 'clientuser' ? eq(users.id, userId) : own;
  return db().select({ id: users.id, name: users.name }).from(users).where(which).orderBy(asc(users.name));
}
