import type { AnswerOf, RequestOf } from '../../../contract/index.ts';
import type { SecurityPolicy } from '../../../contract/security/security-policy.ts';
import type { HttpClient } from '../../../mock/http/http-client.ts';
import { mountIdentity } from '../../../server/modules/identity/index.ts';
import { mountPeople } from '../../../server/modules/people/index.ts';
import { mountSettings } from '../../../server/modules/settings/index.ts';
import { openTestApp, type TestApp } from '../../support/servers/test-app.ts';

export type Setting = RequestOf<'POST /security/v1.0/settings'>['setting'];
type State<Name extends Setting['name']> = NonNullable<AnswerOf<'GET /security/v1.0/settings'>['Data'][Name]>;

/** Identity with the calls that change its policy and its terms. */
export const openSettingsApp = (): Promise<TestApp> =>
  openTestApp({
    modules: [
      mountIdentity,
      mountPeople,
      (app, platform) =>
        mountSettings(app, platform, {
          workflow: () => [],
          newsFigures: async () => ({ waiting: 0, unreadable: 0 }),
          truncatedScreenings: async () => 0,
        }),
    ],
  });

/** One setting as an administrator reads it. */
export async function settingOf<Name extends Setting['name']>(admin: HttpClient, name: Name) {
  const { Data } = await admin.call('GET /security/v1.0/settings', { name });
  return Data[name] as State<Name>;
}

/** Changes a part of the security policy and leaves the rest as it is. */
export async function setPolicy(admin: HttpClient, change: Partial<SecurityPolicy>) {
  const { version, policy } = await settingOf(admin, 'security_policy');
  const setting = { name: 'security_policy' as const, ...policy, ...change };
  await admin.call('POST /security/v1.0/settings', { version, setting });
}
