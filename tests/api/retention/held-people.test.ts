import { sql } from 'drizzle-orm';
import { rowsOf } from '../identity/database-state.ts';
import { buildPerson } from '../identity/steps.ts';
import { screenedRequest } from '../screening/screened-request.ts';
import { hold, openRetentionApp, path } from './retention-app.ts';

const test1 = await openRetentionApp();
afterAll(() => test1.close());
const { admin, client } = test1.cast;
const users = 'POST /security/v1.0/userdetails';

test.each(['client', 'request'] as const)(
  'nobody of a client is erased while a legal hold is on the %s, and then somebody may be',
  async (scope) => {
    const clientId = client.actor.clientId ?? '';
    const request = await screenedRequest(test1);
    const { id, username } = await buildPerson(test1, { role: 'clientuser', clientId });
    await rowsOf(test1, sql`update users set disabled_at = now() where id = ${id} returning id`);
    const erase = () => admin.attempt(users, { action: 'erase', id, confirm: username });
    const placed = await hold(admin, scope, scope === 'client' ? clientId : request.id);
    expect(await erase()).toMatchObject({ status: 422, body: { code: 'request.not_possible' } });
    await admin.call(path, { action: 'lift_hold', id: placed.body.Data.id ?? '', reason: 'Over.' });
    expect((await erase()).status).toBe(200);
  },
);
