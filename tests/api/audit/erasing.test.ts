import { signInAs } from '../../support/people/sign-in-as.ts';
import { everyRow } from '../identity/database-state.ts';
import { act, attemptAct } from '../requests/act.ts';
import { analysisOf, intakeOf, screened } from '../screening/screened-request.ts';
import { openScreeningApp } from '../screening/screening-app.ts';
import { signChains, verifiedBy } from './tamper.ts';

const save = 'POST /security/v1.0/userdetails';
const name = 'Meenakshi Unnikrishnan';
const username = 'meenakshi.u';
const formerName = 'Meenakshi Warrier';

const erase = (id: string, confirm: string) => admin.attempt(save, { action: 'erase', id, confirm });

const rowsWith = (rows: readonly string[], word: string) =>
  rows.filter((row) => row.toLowerCase().includes(word.toLowerCase()));

const test1 = await openScreeningApp();
const { admin } = test1.cast;
const drafter = await signInAs(test1, { role: 'drafter', name: formerName, username });
const { userId: id } = drafter.actor;
await admin.call(save, { action: 'change', id, user: { name, email: 'meenakshi@firm.example' } });
const { client, allocator } = test1.cast;
const { Data: draft } = await client.call('POST /reports/v1.0/requestdetails', { intake: intakeOf() });
await act(client, 'submit', draft, { consent: true });
const next = { action: 'take_next' as const };
const { Data: taken } = await drafter.call('POST /reports/v1.0/submituseraction', next);
// Refused by a sentence that names the drafter.
await attemptAct(allocator, 'accept_and_allocate', taken, { assignee: id });
const started = await act(drafter, 'start', taken);
const request = started;
await screened(drafter, request);
const { working } = await analysisOf(drafter, request);
await drafter.call('POST /reports/v1.0/requestanalysis', {
  client: request.clientId,
  request: request.id,
  version: working?.version ?? 1,
  rating: { proposed: working?.rating?.overall ?? 'low', reason: 'The facts bear it out.' },
  comment: { text: 'Looks sound.', visibility: 'internal' },
});
const view = { title: 'Mine', query: 'view=mine', shared: false };
await drafter.call('POST /reports/v1.0/savedviews', { action: 'keep', list: 'requests', view });
await allocator.attempt('POST /reports/v1.0/submituseraction', {
  ...{ action: 'release', request: request.id, version: request.version },
});
await test1.visitor('10.9.9.9').attempt('POST /security/v1.0/getuserdetails', {
  username,
  password: 'Wrong#Horse7',
});
// What was searched for before something was taken away.
await admin.call('GET /security/v1.0/userdetails', { search: name, export: 'csv' });
await admin.call('GET /security/v1.0/userdetails', { search: 'Meenakshi', export: 'csv' });
await admin.call('GET /security/v1.0/userdetails', { search: formerName, export: 'csv' });
await signChains(test1);
afterAll(() => test1.close());

test('E8 nobody is erased while enabled, with open work, on legal hold, or without typing the user name', async () => {
  const { userId: id } = drafter.actor;
  expect((await erase(id, username)).body).toMatchObject({
    code: 'request.not_possible',
    Data: expect.stringContaining('Disable the user first'),
  });
  expect((await erase(admin.actor.userId, admin.actor.username)).status).toBe(422);
  expect((await erase(id, 'somebody.else')).body.fields?.confirm).toContain('not the username');

  const lead = test1.cast.client;
  await admin.call(save, { action: 'disable', id: lead.actor.userId });
  const open = await erase(lead.actor.userId, lead.actor.username);
  expect([open.status, open.body.Data]).toEqual([
    422,
    expect.stringContaining('still has open requests (1)'),
  ]);

  const { Data: clients } = await admin.call('GET /security/v1.0/clientdetails', {});
  const held = clients.find(({ id: one }) => one === lead.actor.clientId);
  if (!held) throw new Error('there is no client');
  const { name: clientName, code, version } = held;
  const modules = held.modules as never;
  const hold = { id: held.id, version, name: clientName, code, modules, active: true, legalHold: true };
  await admin.call('POST /security/v1.0/clientdetails', hold);
  expect((await erase(lead.actor.userId, lead.actor.username)).body.Data).toContain('legal hold');
});

test('E8 of an erased person no table holds a name, a user name or an address; the chains verify as before', async () => {
  const { userId: id } = drafter.actor;
  const before = await everyRow(test1);
  for (const word of [name, formerName, username, 'meenakshi@firm.example'])
    expect(rowsWith(before, word)).not.toEqual([]);
  const sessionsIn = (rows: readonly string[]) =>
    rowsWith(rows, drafter.actor.sessionId).filter((row) => row.startsWith('public.sessions:'));
  expect(sessionsIn(before)).toHaveLength(1);
  const heads = (await verifiedBy(admin)).chains.map(({ chain, checkpoint }) => ({ chain, checkpoint }));

  await admin.call(save, { action: 'disable', id });
  const { status, body } = await erase(id, username);
  expect([status, body.Data.status]).toEqual([200, 'erased']);
  expect(body.Data.name).toMatch(/^Former user [0-9a-f]{8}$/);

  const after = await everyRow(test1);
  for (const word of [name, formerName, username, 'meenakshi']) expect(rowsWith(after, word)).toEqual([]);
  // What counts failed sign-ins of an address is emptied within minutes and names nobody.
  const addresses = rowsWith(after, '10.9.9.9').filter((row) => !row.startsWith('public.sign_in_failures:'));
  expect(addresses).toEqual([]);
  expect(sessionsIn(after)).toEqual([]);
  const { intact, chains } = await verifiedBy(admin);
  expect(intact).toBe(true);
  for (const { chain, checkpoint } of heads)
    expect(chains.find((one) => one.chain === chain)?.checkpoint).toEqual(checkpoint);
});

test('E8 a pseudonym stands where the name stood, in the trail, the conversation and the timeline', async () => {
  const { userId: actor } = drafter.actor;
  const pseudonym = `Former user ${actor.slice(0, 8)}`;
  const { Data: events } = await admin.call('GET /reports/v1.0/audittrails', { actor, pageSize: 200 });
  expect(events.length).toBeGreaterThan(3);
  expect(new Set(events.map(({ actorName, ip }) => `${actorName} ${ip}`))).toEqual(
    new Set([`${pseudonym} (erased)`]),
  );
  const { Data: about } = await admin.call('GET /reports/v1.0/audittrails', { type: 'user.erased' });
  expect(about).toMatchObject([{ objectLabel: pseudonym, actorName: 'Ada Admin' }]);
  const { allocator } = test1.cast;
  const { messages } = await analysisOf(allocator, request);
  const { Data: timeline } = await allocator.call('GET /reports/v1.0/casetimeline', {
    client: request.clientId,
    request: request.id,
  });
  expect(messages).toMatchObject([{ byName: pseudonym, text: 'Looks sound.' }]);
  expect(JSON.stringify(timeline)).toContain(pseudonym);
});

test('E8 an erased person is nobody to act on, and the name is free for somebody new', async () => {
  const { userId: id } = drafter.actor;
  const acts = [
    { action: 'enable' },
    { action: 'invite' },
    { action: 'change', user: { name } },
    { action: 'erase', confirm: username },
  ] as const;
  for (const act of acts) {
    const tried = await admin.attempt(save, { ...act, id });
    expect([tried.status, tried.body.Data]).toEqual([422, expect.stringContaining('was erased')]);
  }
  const user = { username, name, email: 'meenakshi@firm.example', role: 'drafter' as const, clientId: null };
  expect((await admin.attempt(save, { action: 'create', user })).status).toBe(200);
});
