import { sql } from 'drizzle-orm';
import { buildClient, type Member } from '../../../support/people/sign-in-as.ts';
import { rowsOf } from '../../identity/database-state.ts';
import { secondAdmin } from '../../retention/retention-app.ts';
import type { ScreeningApp } from '../../screening/screening-app.ts';
import { type ActsOf, next } from './act-case.ts';

const path = 'POST /security/v1.0/retention';
const held = (object: string) => ({
  ...{ action: 'place_hold' as const, scope: 'client' as const, object },
  reason: 'An investigation.',
});

/** A client that is leaving, and the administrator who may confirm it. */
async function leaving(test: ScreeningApp): Promise<{ client: string; second: Member }> {
  const name = `Leaving ${next()}`;
  const client = await buildClient(test, name);
  const second = await secondAdmin(test);
  await test.cast.admin.call(path, { action: 'request_departure', client, confirm: name });
  return { client, second };
}

export const retentionActs: ActsOf<'/security/v1.0/retention'> & ActsOf<'/security/v1.0/clientexports'> = {
  'POST /security/v1.0/retention': [
    {
      does: 'other rules',
      leaves: ['settings.changed'],
      how: async ({ cast }) => {
        const { Data } = await cast.admin.call('GET /security/v1.0/retention', {});
        const policy = { ...Data.policy, rules: { ...Data.policy.rules, mails: 80 + next() } };
        return () => cast.admin.attempt(path, { action: 'save', version: Data.version, policy });
      },
    },
    {
      does: 'a legal hold',
      leaves: ['hold.placed'],
      how: async (test) => {
        const client = await buildClient(test);
        return () => test.cast.admin.attempt(path, held(client));
      },
    },
    {
      does: 'the end of a legal hold',
      leaves: ['hold.lifted'],
      how: async (test) => {
        const { Data } = await test.cast.admin.call(path, held(await buildClient(test)));
        return () =>
          test.cast.admin.attempt(path, { action: 'lift_hold', id: Data.id ?? '', reason: 'It is over.' });
      },
    },
    {
      does: 'the departure of a client',
      leaves: ['client.departure_requested'],
      how: async (test) => {
        const { client } = await leaving(test);
        const name = `Leaving too ${next()}`;
        const other = await buildClient(test, name);
        await test.cast.admin.call(path, { action: 'withdraw_departure', client });
        return () =>
          test.cast.admin.attempt(path, { action: 'request_departure', client: other, confirm: name });
      },
    },
    {
      does: 'a departure that is withdrawn',
      leaves: ['client.departure_withdrawn'],
      how: async (test) => {
        const { client } = await leaving(test);
        return () => test.cast.admin.attempt(path, { action: 'withdraw_departure', client });
      },
    },
    {
      does: 'a departure that a second administrator confirms',
      leaves: ['client.departure_confirmed'],
      how: async (test) => {
        const { client, second } = await leaving(test);
        await rowsOf(
          test,
          sql`update client_departures set exported_at = now() where client_id = ${client} returning client_id`,
        );
        return () => second.attempt(path, { action: 'confirm_departure', client });
      },
    },
  ],
  'POST /security/v1.0/clientexports': [
    {
      does: 'everything of a client',
      // Its audit trail is a signed export among the files.
      leaves: ['client.exported', 'list.exported'],
      how: async (test) => {
        const client = await buildClient(test);
        return () => test.cast.admin.attempt('POST /security/v1.0/clientexports', { client });
      },
    },
  ],
};
