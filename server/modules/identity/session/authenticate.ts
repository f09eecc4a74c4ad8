import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { SecurityPolicy } from '../../../../contract/security/security-policy.ts';
import { type Actor, type Db, db, type Platform } from '../../../platform/index.ts';
import {
  type Client,
  heldUntil,
  isOpen,
  modulesOf,
  type PlainUser,
  plainUserColumns,
} from '../accounts/account.ts';
import { plainAddress } from '../address-key.ts';
import { mayComeFrom, needsOwnProvider, policyFor } from '../clients/client-access.ts';
import { inForce, newestPolicy } from '../security-policy/current-policy.ts';
import { clients, sessions, users } from '../tables.ts';
import { knownAccess } from './known-access.ts';
import { isAlive, type Session } from './session-state.ts';

const bearer = /^Bearer ([A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+)$/;
const longestToken = 4096;
const touchEveryMs = 60_000;

/** What a call needs to know of a session: nothing that could open or continue one. */
const {
  handle: _handle,
  refreshHash: _refresh,
  previousHash: _previous,
  successorSealed: _successor,
  passkeyChallenge: _challenge,
  roleKey: _roleKey,
  newTotpSeed: _newSeed,
  previousSignInAt: _previousSignIn,
  failedSignIns: _failed,
  ...sessionColumns
} = getTableColumns(sessions);
type LivingSession = Pick<Session, keyof typeof sessionColumns>;

type Authenticated = {
  user: PlainUser;
  client: Client | null;
  session: LivingSession;
  policy: SecurityPolicy;
  accessUntil?: Date;
};

/** Who holds this bearer token, as the database knows them now; null without a living session. */
export function authenticate(platform: Platform): (req: FastifyRequest) => Promise<Actor | null> {
  return async (req) => {
    const found = await readBearer(platform, req);
    return found && actorOf(found, req);
  };
}

export async function readBearer(platform: Platform, req: FastifyRequest): Promise<Authenticated | null> {
  const { authorization = '' } = req.headers;
  const token = authorization.length <= longestToken ? bearer.exec(authorization)?.[1] : undefined;
  const claims = token ? await knownAccess(token, platform.keys, platform.clock) : null;
  if (!claims) return null;
  const now = platform.clock.now();
  const found = await platform.database.once(() => findLiving(claims.sid, now));
  if (found?.user.id !== claims.sub) return null;
  if (req.method === 'POST') await touch(platform, found.session, now);
  return { ...found, accessUntil: new Date(claims.exp * 1000) };
}

/** The one statement that every call waits for: planned once a connection, and the policy comes along in it. */
function prepareHeld(handle: Db) {
  const policy = sql<SecurityPolicy | null>`(${newestPolicy()})`;
  return handle
    .select({ session: sessionColumns, user: plainUserColumns, client: clients, policy })
    .from(sessions)
    .innerJoin(users, eq(sessions.userId, users.id))
    .leftJoin(clients, eq(users.clientId, clients.id))
    .where(eq(sessions.id, sql.placeholder('sessionId')))
    .prepare('held_session');
}

const prepared = new WeakMap<Db, ReturnType<typeof prepareHeld>>();

/** As the server's login or in a transaction of identity: a session that lives, and whose it is. */
export async function findLiving(sessionId: string, now: Date): Promise<Authenticated | null> {
  const held = prepared.get(db()) ?? prepareHeld(db());
  prepared.set(db(), held);
  const [found] = await held.execute({ sessionId });
  if (!found || !isOpen(found) || needsOwnProvider(found, found.session.method)) return null;
  const policy = policyFor(found, inForce(found.policy));
  return isAlive(found.session, policy, now) ? { ...found, policy } : null;
}

/** Only what a person does keeps a session alive, never the polling of a page left open; written once a minute. */
async function touch({ database }: Platform, session: LivingSession, now: Date) {
  if (now.getTime() - session.lastActivityAt.getTime() < touchEveryMs) return;
  await database.once(() =>
    db().update(sessions).set({ lastActivityAt: now }).where(eq(sessions.id, session.id)),
  );
}

export function actorOf(found: Authenticated, req: FastifyRequest): Actor {
  const { user, client, session, accessUntil } = found;
  return {
    userId: user.id,
    username: user.username,
    name: user.name,
    email: user.email,
    role: user.role,
    readOnly: user.readOnly,
    clientId: user.clientId,
    clientName: client?.name ?? '',
    modules: modulesOf(found),
    sessionId: session.id,
    ip: plainAddress(req.ip),
    requestId: req.id,
    steppedUp: stepUpOf(found),
    ...(user.accessResetAt && { heldUntil: heldUntil(user.accessResetAt) }),
    ...(user.conflicts.length > 0 && { conflicts: user.conflicts }),
    ...(!mayComeFrom(found, req.ip) && { outsideNetworks: true }),
    ...(session.passkeyDue && { passkeyDue: true }),
    ...(accessUntil && { accessUntil }),
  };
}

/** Single sign-on proves as much as a second factor, for as long; who has none here signs in again. */
function stepUpOf({ user, session, policy }: Authenticated): NonNullable<Actor['steppedUp']> {
  const { method, secondFactorAt, createdAt } = session;
  const proven = Math.max(secondFactorAt?.getTime() ?? 0, method !== 'local' ? createdAt.getTime() : 0);
  return {
    until: new Date(proven + policy.stepUpMinutes * 60_000),
    by: method !== 'local' && user.totpConfirmedAt === null ? 'sign_in' : 'factor',
  };
}
