import { MODULES, type Role } from '../../../contract/words.ts';
import type { HttpClient } from '../../../mock/http/http-client.ts';
import { addClient, addUser, signInDirectly } from '../../../server/modules/identity/index.ts';
import type { Actor } from '../../../server/platform/index.ts';
import type { TestApp } from '../servers/test-app.ts';

export type Wanted = {
  role: Role;
  /** A new client unless told, for the roles that need one. */
  clientId?: string;
  name?: string;
  username?: string;
  readOnly?: boolean;
  /** Of an authenticator in use. */
  seed?: string;
  /** Licensed titles of a new client. */
  modules?: string[];
};

export type Member = HttpClient & {
  actor: Actor;
  /** For calls that do not go through this client. */
  headers: { authorization: string };
};

let made = 0;

/** A new client organisation; answers its id. */
export function buildClient({ platform }: TestApp, name?: string, modules: string[] = [...MODULES]) {
  made += 1;
  return addClient(platform, { name: name ?? `Client ${made}`, code: `C${made}`, modules });
}

/** A new user with a real session, without the cost of passwords: a browser that is signed in. */
export async function signInAs(test: TestApp, wanted: Wanted): Promise<Member> {
  made += 1;
  const { role, readOnly = false, seed } = wanted;
  const username = wanted.username ?? `${role}${made}`;
  const needsClient = role === 'client' || role === 'clientuser';
  const clientId = needsClient
    ? (wanted.clientId ?? (await buildClient(test, undefined, wanted.modules)))
    : null;
  const name = wanted.name ?? `${role} ${made}`;
  const userId = await addUser(test.platform, {
    username,
    name,
    role,
    clientId,
    readOnly,
    ...(seed && { seed }),
  });
  return enter(test, userId);
}

/** Another session of a user who exists. */
export async function enter(test: TestApp, userId: string): Promise<Member> {
  const { platform } = test;
  const caller = { ip: '127.0.0.1', requestId: 'test', userAgent: 'test' };
  const { account, access, session, refreshToken } = await signInDirectly(platform, userId, caller);
  const { user, client } = account;
  const actor: Actor = {
    userId,
    username: user.username,
    name: user.name,
    email: user.email,
    role: user.role,
    readOnly: user.readOnly,
    clientId: user.clientId,
    clientName: client?.name ?? '',
    modules: client?.modules ?? [...MODULES],
    sessionId: session.id,
    ip: caller.ip,
    requestId: caller.requestId,
  };
  const browser = test.visitor();
  browser.cookies.set(`__Host-rt-${session.handle}`, refreshToken);
  Object.assign(browser, { access, refresh: session.handle });
  return Object.assign(browser, { actor, headers: { authorization: `Bearer ${access}` } });
}
