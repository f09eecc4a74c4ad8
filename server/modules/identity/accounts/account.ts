import { and, eq, getTableColumns, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { NOTICE_TEXTS } from '../../../../contract/texts/notices.ts';
import type { ModuleTitle } from '../../../../contract/words.ts';
import { FIRM_ROLES, MODULES, type Role } from '../../../../contract/words.ts';
import { type Actor, db, type Env } from '../../../platform/index.ts';
import { clients, users } from '../tables.ts';

export type User = typeof users.$inferSelect;
export type Client = typeof clients.$inferSelect;
export type Account = { user: User; client: Client | null };

/** Without what only signing in needs: the database keeps that from everything else. */
const {
  passwordHash: _hash,
  totpSeed: _seed,
  totpLastStep: _step,
  failedSignIns: _failed,
  ...plainColumns
} = getTableColumns(users);
export const plainUserColumns = plainColumns;
export type PlainUser = Omit<User, 'passwordHash' | 'totpSeed' | 'totpLastStep' | 'failedSignIns'>;

/** What an audit event is about, where it is about a person. */
export const aboutUser = ({ id, clientId, name }: Pick<User, 'id' | 'clientId' | 'name'>) => ({
  clientId,
  object: { type: 'user' as const, id, label: name },
});

/** To whom a notice about somebody's own account goes, and what it is about. */
export const aboutAccount = ({ id, clientId }: Pick<User, 'id' | 'clientId'>) => ({
  userIds: [id],
  clientId,
  kind: 'account' as const,
  entityName: NOTICE_TEXTS['about.account'],
});

export const isFirmRole = (role: Role) => (FIRM_ROLES as readonly Role[]).includes(role);

/** Whether this person may sign in at all. */
export const isOpen = ({ user, client }: { user: PlainUser; client: Client | null }) =>
  !user.disabledAt && (isFirmRole(user.role) || (client?.active ?? false));

/** Whether this person may sign in here by password: with single sign-on only administrators keep a local way in. */
export const maySignInLocally = (account: Account, deployment: Env['deployment']) =>
  isOpen(account) && (deployment !== 'saas' || account.user.role === 'admin');

export const holdHours = 24;

/** Until when this person is nobody's second person, because somebody else reset how they sign in. */
export const heldUntil = (resetAt: Date) => new Date(resetAt.getTime() + holdHours * 3_600_000);

/** A condition: the person can sign in today, by password and authenticator or by the identity provider. */
export const canEnter = and(
  isNull(users.disabledAt),
  or(and(isNotNull(users.passwordHash), isNotNull(users.totpConfirmedAt)), isNotNull(users.ssoSubject)),
) as SQL;

/** Licensed titles: a client's own, all of them for the firm. */
export const modulesOf = ({ user, client }: { user: PlainUser; client: Client | null }): string[] =>
  isFirmRole(user.role)
    ? [...MODULES]
    : (client?.modules ?? []).filter((title) => MODULES.includes(title as ModuleTitle));

const unstorable = /[\p{Cc}\p{Cs}]/u;

/** One spelling for every letter case and Unicode form of a name; null when no account can be called so. */
export function plainName(name: string): string | null {
  const plain = name.normalize('NFKC').trim().toLowerCase();
  return plain === '' || unstorable.test(plain) ? null : plain;
}

/** Whether a name typed by a person means this user. */
export const isNameOf = (name: string, user: Pick<User, 'username' | 'email'>) => {
  const plain = plainName(name);
  return plain !== null && (plain === user.username.toLowerCase() || plain === user.email.toLowerCase());
};

const accounts = () =>
  db().select({ user: users, client: clients }).from(users).leftJoin(clients, eq(users.clientId, clients.id));

/** Inside tx(). By user name or e-mail address; nobody's user name is another's address. */
export async function findAccountByName(name: string): Promise<Account | null> {
  const plain = plainName(name);
  if (plain === null) return null;
  const [found] = await accounts()
    .where(or(eq(sql`lower(${users.username})`, plain), eq(sql`lower(${users.email})`, plain)))
    .limit(1);
  return found ?? null;
}

/** Inside tx(). */
export async function findAccount(userId: string): Promise<Account | null> {
  const [found] = await findAccounts([userId]);
  return found ?? null;
}

type SignedIn = Pick<Actor, 'userId'>;

/** Inside tx(). The account of somebody who is signed in. */
export async function ownAccount({ userId }: SignedIn): Promise<Account> {
  const account = await findAccount(userId);
  if (!account) throw new Error(`the account of a session is missing: ${userId}`);
  return account;
}

/**
 * Inside tx(), which holds the person until its end: what they change of their ways in, and an administrator who resets
 * them meanwhile, come one after the other.
 */
export async function holdOwnAccount(actor: SignedIn): Promise<Account> {
  await db().select({ id: users.id }).from(users).where(eq(users.id, actor.userId)).for('no key update');
  return ownAccount(actor);
}

/** Inside tx(). In the order of the ids. */
export async function findAccounts(ids: readonly string[]): Promise<Account[]> {
  if (ids.length === 0) return [];
  const found = await accounts().where(inArray(users.id, [...ids]));
  const place = new Map(ids.map((id, at) => [id, at]));
  return found.sort((one, other) => (place.get(one.user.id) ?? 0) - (place.get(other.user.id) ?? 0));
}

/** A subquery: the ids of a client's people. */
export const peopleOf = (clientId: string) =>
  db().select({ id: users.id }).from(users).where(eq(users.clientId, clientId));
