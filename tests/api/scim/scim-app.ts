import { injectFetch } from '../../../mock/http/inject-fetch.ts';
import { compose } from '../../../server/compose.ts';
import { type Member, signInAs } from '../../support/people/sign-in-as.ts';
import { openTestApp, type TestApp } from '../../support/servers/test-app.ts';

export type ScimAnswer = {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: answers are judged by what the tests expect of them
  body: any;
};

type ScimCall = (
  method: string,
  path: string,
  body?: unknown,
  how?: { token?: string; type?: string; ip?: string },
) => Promise<ScimAnswer>;

export type ScimApp = TestApp & {
  admin: Member;
  /** The token that the provider holds now. */
  token(): string;
  /** As the provider calls, below /scim/v2. */
  scim: ScimCall;
  switchScim(action: 'on' | 'renew' | 'off'): Promise<string>;
};

export const urn = {
  user: 'urn:ietf:params:scim:schemas:core:2.0:User',
  enterprise: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User',
  patch: 'urn:ietf:params:scim:api:messages:2.0:PatchOp',
};

/** The whole server with an administrator, SCIM still off. */
export async function openScimApp(): Promise<ScimApp> {
  const test = await openTestApp({
    modules: [
      async (app, platform) => {
        for (const register of compose(platform).modules) await register(app, platform);
      },
    ],
  });
  const admin = await signInAs(test, { role: 'admin' });
  let held = '';

  const scim: ScimCall = async (method, path, body, { token = held, type, ip } = {}) => {
    const answer = await injectFetch(test.app, ip)(`http://localhost:5011/scim/v2${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': type ?? 'application/scim+json' }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: text === '' ? null : JSON.parse(text) };
  };

  return Object.assign(test, {
    admin,
    token: () => held,
    scim,
    async switchScim(action: 'on' | 'renew' | 'off') {
      const { Data } = await admin.call('GET /security/v1.0/settings', { name: 'scim' });
      const saved = await admin.call('POST /security/v1.0/settings', {
        version: Data.scim?.version ?? 0,
        setting: { name: 'scim', action },
      });
      held = saved.Data.scim?.token ?? '';
      return held;
    },
  });
}

let made = 0;
/** Somebody new, as a provider sends them. */
export function newcomer(more: Record<string, unknown> = {}): Record<string, unknown> {
  made += 1;
  return {
    schemas: [urn.user],
    userName: `provided.${made}`,
    externalId: `ext-${made}`,
    name: { givenName: 'Mira', familyName: `Rao ${made}` },
    displayName: `Mira Rao ${made}`,
    emails: [{ value: `mira${made}@firm.example`, type: 'work', primary: true }],
    active: true,
    roles: [{ value: 'drafter', primary: true }],
    ...more,
  };
}

export const patchOf = (...Operations: { op: string; path?: string; value?: unknown }[]) => ({
  schemas: [urn.patch],
  Operations,
});
