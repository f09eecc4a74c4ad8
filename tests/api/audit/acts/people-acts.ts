import { sql } from 'drizzle-orm';
import type { RequestOf } from '../../../../contract/index.ts';
import { db } from '../../../../server/platform/index.ts';
import { enter, signInAs } from '../../../support/people/sign-in-as.ts';
import type { ScreeningApp } from '../../screening/screening-app.ts';
import { type Act, type ActsOf, next } from './act-case.ts';

type Key = 'POST /security/v1.0/userdetails';
type Change = RequestOf<Key>;
type Leaves = Extract<Act, { leaves: unknown }>['leaves'];

export function newUser(): Change {
  const username = `person.${next()}`;
  const email = `${username}@prudence.example`;
  return { action: 'create', user: { username, name: 'A Person', email, role: 'drafter', clientId: null } };
}

async function someUser({ cast }: ScreeningApp) {
  const { Data } = await cast.admin.call('POST /security/v1.0/userdetails', newUser());
  return Data;
}

const userdetails = 'POST /security/v1.0/userdetails';

/** A user who has been here, and another administrator, until the act is done, who may confirm what is asked. */
async function inUse(test: ScreeningApp) {
  const { id } = await someUser(test);
  const second = await signInAs(test, { role: 'admin' });
  const change = (query: ReturnType<typeof sql>) =>
    test.platform.database.tx({ kind: 'identity' }, () => db().execute(query));
  const them = second.actor.userId;
  await change(sql`update users set last_login_at = created_at where id = ${id}`);
  await change(
    sql`update users set sso_issuer = 'https://id.example', sso_subject = ${them},
          created_at = created_at - interval '2 days' where id = ${them}`,
  );
  const afterwards =
    <T extends { status: number }>(attempt: () => Promise<T>) =>
    async () => {
      const answer = await attempt();
      if (answer.status < 300) await change(sql`update users set disabled_at = now() where id = ${them}`);
      return answer;
    };
  return { id, second, afterwards };
}

const clientproviders = 'POST /security/v1.0/clientproviders';

/** A client whose provider is about to be required, which another administrator has to confirm. */
async function withProvider(test: ScreeningApp) {
  const { second, afterwards } = await inUse(test);
  const { admin } = test.cast;
  const code = `IDP${next()}`;
  const client = { name: code, code, modules: [], active: true };
  const { Data } = await admin.call('POST /security/v1.0/clientdetails', client);
  const { id, version } = Data;
  await test.platform.database.tx({ kind: 'identity' }, () =>
    db().execute(sql`insert into client_providers (client_id, issuer, oidc_client_id, sealed_secret)
      values (${id}, 'https://id.example', 'prudence', 'sealed')`),
  );
  const access = { networks: [], idleSeconds: null, absoluteHours: null, ownProviderOnly: true };
  const change = { ...client, id, version, access };
  const ask = () => admin.attempt('POST /security/v1.0/clientdetails', change);
  return { id, version: version + 1, second, ask, afterwards };
}

/** One act on a user made for it, after what has to be so before. */
const onUser = (
  action: Change['action'],
  leaves: Leaves,
  more: object = {},
  before: Change['action'][] = [],
): Act => ({
  does: action,
  leaves,
  how: async (test) => {
    const { admin } = test.cast;
    const { id } = await someUser(test);
    for (const earlier of before)
      await admin.call('POST /security/v1.0/userdetails', { action: earlier, id } as Change);
    return () => admin.attempt('POST /security/v1.0/userdetails', { action, id, ...more } as Change);
  },
});

export const peopleActs: ActsOf<`/security/v1.0/${'userdetails' | 'clientdetails' | 'clientproviders' | 'updatelanguage' | 'sessions'}`> =
  {
    'POST /security/v1.0/userdetails': [
      {
        does: 'create',
        leaves: ['user.created', 'user.invited'],
        how: async ({ cast }) => {
          const user = newUser();
          return () => cast.admin.attempt('POST /security/v1.0/userdetails', user);
        },
      },
      onUser('change', ['user.changed'], { user: { name: 'Another Name' } }),
      onUser('invite', ['user.invited']),
      onUser('disable', ['user.disabled']),
      onUser('enable', ['user.enabled'], {}, ['disable']),
      {
        does: 'erase',
        leaves: ['user.erased'],
        how: async (test) => {
          const { admin } = test.cast;
          const { id, username } = await someUser(test);
          await admin.call('POST /security/v1.0/userdetails', { action: 'disable', id });
          const erase = { action: 'erase' as const, id, confirm: username };
          return () => admin.attempt('POST /security/v1.0/userdetails', erase);
        },
      },
      onUser('unlock', ['user.unlocked']),
      onUser('reset_two_factor', ['user.two_factor_reset']),
      onUser('force_password_change', ['user.changed']),
      {
        does: 'unlink_sign_on',
        leaves: ['user.sign_on_unlinked'],
        how: async (test) => {
          const { id } = await someUser(test);
          await test.platform.database.tx({ kind: 'identity' }, () =>
            db().execute(
              sql`update users set sso_issuer = 'https://id.example', sso_subject = ${id} where id = ${id}`,
            ),
          );
          const unlink = { action: 'unlink_sign_on' as const, id };
          return () => test.cast.admin.attempt('POST /security/v1.0/userdetails', unlink);
        },
      },
      onUser('availability', ['user.changed'], { available: false }),
      onUser('conflicts', ['user.changed'], { conflicts: ['Kaveri Textiles'] }),
      {
        does: 'a reset that another administrator has to confirm',
        leaves: ['user.change_asked'],
        how: async (test) => {
          const { id, afterwards } = await inUse(test);
          return afterwards(() => test.cast.admin.attempt(userdetails, { action: 'reset_two_factor', id }));
        },
      },
      {
        does: 'confirm_change',
        leaves: ['user.change_confirmed', 'user.two_factor_reset'],
        how: async (test) => {
          const { id, second, afterwards } = await inUse(test);
          const { Data } = await test.cast.admin.call(userdetails, { action: 'reset_two_factor', id });
          const askedAt = Data.pending?.askedAt ?? '';
          return afterwards(() => second.attempt(userdetails, { action: 'confirm_change', id, askedAt }));
        },
      },
      {
        does: 'withdraw_change',
        leaves: ['user.change_withdrawn'],
        how: async (test) => {
          const { id, afterwards } = await inUse(test);
          await test.cast.admin.call(userdetails, { action: 'reset_two_factor', id });
          return afterwards(() => test.cast.admin.attempt(userdetails, { action: 'withdraw_change', id }));
        },
      },
    ],
    'POST /security/v1.0/clientdetails': [
      {
        does: 'a new client',
        leaves: ['client.created'],
        how: async ({ cast }) => {
          const number = next();
          const client = { name: `Client of ${number}`, code: `NEW${number}`, modules: [], active: true };
          return () => cast.admin.attempt('POST /security/v1.0/clientdetails', client);
        },
      },
      {
        does: 'a changed client',
        leaves: ['client.changed'],
        how: async ({ cast }) => {
          const code = `OLD${next()}`;
          const client = { name: code, code, modules: [], active: true };
          const { Data } = await cast.admin.call('POST /security/v1.0/clientdetails', client);
          const { id, version } = Data;
          return () =>
            cast.admin.attempt('POST /security/v1.0/clientdetails', {
              ...client,
              id,
              version,
              active: false,
            });
        },
      },
      {
        does: 'a provider that another administrator has to confirm',
        leaves: ['client.provider_change_asked'],
        how: async (test) => {
          const { ask, afterwards } = await withProvider(test);
          return afterwards(ask);
        },
      },
    ],
    'POST /security/v1.0/clientproviders': [
      {
        does: 'confirm',
        leaves: ['client.provider_change_confirmed', 'client.changed'],
        how: async (test) => {
          const { id, version, second, ask, afterwards } = await withProvider(test);
          await ask();
          return afterwards(() => second.attempt(clientproviders, { action: 'confirm', id, version }));
        },
      },
      {
        does: 'withdraw',
        leaves: ['client.provider_change_withdrawn'],
        how: async (test) => {
          const { id, version, second, ask, afterwards } = await withProvider(test);
          await ask();
          return afterwards(() => second.attempt(clientproviders, { action: 'withdraw', id, version }));
        },
      },
    ],
    'POST /security/v1.0/updatelanguage': [
      {
        does: 'another language',
        leaves: ['user.changed'],
        how:
          async ({ cast }) =>
          () =>
            cast.drafter.attempt('POST /security/v1.0/updatelanguage', { language: 'hi-IN' }),
      },
    ],
    'POST /security/v1.0/sessions': [
      {
        does: 'a session ended',
        leaves: ['user.session_ended'],
        how: async (test) => {
          const { id } = { id: (await enter(test, test.cast.drafter.actor.userId)).actor.sessionId };
          return () => test.cast.drafter.attempt('POST /security/v1.0/sessions', { action: 'kill', id });
        },
      },
      {
        does: 'every other session ended',
        leaves: ['user.sessions_ended'],
        how: async (test) => {
          const me = await signInAs(test, { role: 'drafter' });
          await enter(test, me.actor.userId);
          return () => me.attempt('POST /security/v1.0/sessions', { action: 'kill_all' });
        },
      },
      {
        does: 'a person is there',
        leavesNothing: 'It says every few minutes that somebody moves the mouse.',
        how:
          async ({ cast }) =>
          () =>
            cast.drafter.attempt('POST /security/v1.0/sessions', { action: 'alive' }),
      },
    ],
  };
