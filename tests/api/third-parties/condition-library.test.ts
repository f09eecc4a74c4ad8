import { signInAs } from '../../support/people/sign-in-as.ts';
import { businessRows } from '../requests/business-rows.ts';
import { buildCast, openRequestsApp } from '../requests/requests-app.ts';

const test1 = await openRequestsApp();
const cast = await buildCast(test1);
afterAll(() => test1.close());

const get = 'GET /reports/v1.0/conditionlibrary';
const save = 'POST /reports/v1.0/conditionlibrary';
const accounts = { text: 'Send the audited accounts', days: 60 };
const code = { text: 'Sign the code of conduct', days: 14 };

test('a lead keeps the conditions of its organisation, and an administrator those of any client', async () => {
  expect((await cast.client.call(get, {})).Data).toMatchObject({ conditions: [], version: 0 });
  const { Data } = await cast.client.call(save, { version: 0, conditions: [accounts, code] });
  expect(Data).toMatchObject({ conditions: [accounts, code], changedBy: cast.client.actor.name, version: 1 });

  const client = cast.clientId;
  const changed = await cast.admin.call(save, { client, version: 1, conditions: [code] });
  expect(changed.Data).toMatchObject({ clientId: client, conditions: [code], version: 2 });
  expect((await cast.client.call(get, {})).Data).toMatchObject({ conditions: [code], version: 2 });
});

test('nobody else reads or changes them, and those of another client are not there', async () => {
  const stranger = await buildCast(test1);
  const before = await businessRows(test1);
  for (const who of [cast.clientuser, cast.allocator, cast.drafter]) {
    expect((await who.attempt(get, { client: cast.clientId })).status).toBe(403);
    expect((await who.attempt(save, { client: cast.clientId, version: 2, conditions: [] })).status).toBe(403);
  }
  expect((await stranger.client.attempt(get, { client: cast.clientId })).status).toBe(404);
  const foreign = await stranger.client.attempt(save, { client: cast.clientId, version: 2, conditions: [] });
  expect(foreign.status).toBe(404);
  expect((await stranger.client.call(get, {})).Data.conditions).toEqual([]);
  expect((await cast.admin.attempt(get, {})).status).toBe(404);
  expect(await businessRows(test1)).toBe(before);
});

test('a stale save is refused, the first one too, and days are between 1 and five years', async () => {
  const lead = await signInAs(test1, { role: 'client' });
  await lead.call(save, { version: 0, conditions: [accounts] });
  const again = await lead.attempt(save, { version: 0, conditions: [code] });
  expect([again.status, again.body.code]).toEqual([409, 'record.stale']);
  expect((await lead.call(get, {})).Data.conditions).toEqual([accounts]);
  for (const days of [0, 1826, 1.5])
    expect((await lead.attempt(save, { version: 1, conditions: [{ ...code, days }] })).status).toBe(400);
  expect((await lead.attempt(save, { version: 1, conditions: [{ ...code, text: ' ' }] })).status).toBe(400);
});
