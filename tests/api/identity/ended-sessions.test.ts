import type { clients } from '../../../contract/index.ts';
import type { HttpClient } from '../../../mock/http/http-client.ts';
import { buildClient, enter, signInAs } from '../../support/people/sign-in-as.ts';
import { openSettingsApp, setPolicy } from './settings-app.ts';
import { buildPerson, codeNow, enterPassword, enterToken, minutes } from './steps.ts';

const app = await openSettingsApp();
afterAll(() => app.close());

const me = async (browser: HttpClient) =>
  (await browser.attempt('GET /security/v1.0/userdetails', { me: true })).status;
const renew = async (browser: HttpClient) =>
  (await browser.attempt('POST /security/v1.0/token/refresh', { token: browser.refresh })).status;

const free = { networks: [], idleSeconds: null, absoluteHours: null };
type Change = { access?: Partial<clients.ClientAccess>; active?: boolean };

async function save(id: string, { access, active = true }: Change) {
  const admin = await signInAs(app, { role: 'admin' });
  const rows = (await admin.call('GET /security/v1.0/clientdetails', { pageSize: 200 })).Data;
  const known = rows.find((row) => row.id === id);
  if (!known) throw new Error('no such client');
  const { name, code, version } = known;
  const wanted = { id, version, name, code, modules: [], active, access: { ...free, ...access } };
  await admin.call('POST /security/v1.0/clientdetails', wanted);
}

async function personOfClient() {
  const clientId = await buildClient(app);
  return { clientId, person: await buildPerson(app, { role: 'client', clientId }) };
}

test('B7 a looser policy brings back no session that idleness has ended', async () => {
  const set = async (idleSeconds: number) =>
    setPolicy(await signInAs(app, { role: 'admin' }), { idleSeconds });
  await set(300);
  const over = await signInAs(app, { role: 'drafter' });
  app.platform.clock.advance(minutes(3));
  const living = await signInAs(app, { role: 'drafter' });
  app.platform.clock.advance(minutes(3));
  await set(1800);
  expect([await me(over), await renew(over)]).toEqual([401, 401]);
  expect([await me(living), await renew(living)]).toEqual([200, 200]);
  const admin = await signInAs(app, { role: 'admin' });
  const { total } = await admin.call('GET /security/v1.0/sessions', { user: over.actor.userId });
  expect(total).toBe(0);
});

test('A21 B7 looser limits of a client bring back none of its sessions either', async () => {
  const { clientId, person } = await personOfClient();
  await save(clientId, { access: { idleSeconds: 300 } });
  const over = await enter(app, person.id);
  app.platform.clock.advance(minutes(6));
  await save(clientId, {});
  expect([await me(over), await renew(over)]).toEqual([401, 401]);
});

test('A client that is switched off ends the sessions and the begun sign-ins of its people for good', async () => {
  const { clientId, person } = await personOfClient();
  const session = await enter(app, person.id);
  const begun = app.visitor('10.0.9.1');
  const { body: step } = await enterPassword(begun, person.username);
  const bystander = await enter(app, (await personOfClient()).person.id);
  await save(clientId, { active: false });
  await save(clientId, { active: true });
  expect([await me(session), await renew(session)]).toEqual([401, 401]);
  const token = { code: codeNow(app), username: person.username, secret: step.secret };
  expect((await enterToken(begun, token)).status).toBe(403);
  expect(await me(bystander)).toBe(200);
  expect((await enterPassword(app.visitor('10.0.9.2'), person.username)).status).toBe(200);
});
