import { sql } from 'drizzle-orm';
import type { WebhookEvent } from '../../../contract/words.ts';
import { type Arrived, startReceiver } from '../../support/peers/receiver.ts';
import { type Member, signInAs } from '../../support/people/sign-in-as.ts';
import { waitFor } from '../../support/servers/wait-for.ts';
import { rowsOf } from '../identity/database-state.ts';
import { act } from '../requests/act.ts';
import { intakeOf } from '../screening/screened-request.ts';
import { openScreeningApp } from '../screening/screening-app.ts';
import { isFromPrudence, signedByOpenssl, verifiedAt } from './verify-delivery.ts';

let admin: Member;
const receiver = await startReceiver();
const test1 = await openScreeningApp([], { env: { outboundAllow: [receiver.origin] } });
admin = test1.cast.admin;
afterEach(async () => {
  // One test's webhooks hear nothing of the next one.
  for (const { id, version } of await listed()) await admin.call(change, { action: 'remove', id, version });
  receiver.answers.length = 0;
});
afterAll(async () => {
  await test1.close();
  await receiver.close();
});

const change = 'POST /security/v1.0/webhooks';
const minute = 60_000;
const now = () => test1.platform.clock.now().getTime();
let made = 0;
const nothing: Arrived = { path: '', headers: {}, body: '' };

const listed = async () => (await admin.call('GET /security/v1.0/webhooks', {})).Data;
const state = async (id: string) => (await listed()).find((one) => one.id === id);
type Made = { id: string; version: number; secret: string; path: string };
async function make(events: WebhookEvent[], clientId: string | null = null): Promise<Made> {
  made += 1;
  const path = `/hook/${made}`;
  const webhook = { url: `${receiver.origin}${path}`, clientId, events };
  const { Data } = await admin.call(change, { action: 'create', webhook });
  const { id = '', version = 0 } = Data.webhook ?? {};
  return { id, version, secret: Data.secret ?? '', path };
}
const deliveries = async (webhook: string) =>
  (await admin.call('GET /security/v1.0/webhooks/deliveries', { webhook })).Data;
const settled = (webhook: string, status: string, tries?: number) =>
  waitFor(
    async () =>
      (await deliveries(webhook)).find(
        (one) => one.status === status && (tries === undefined || one.tries === tries),
      ),
    { what: `a delivery that is ${status}` },
  );
/** The try is over, and the next one is so far away. */
const waitsFor = (webhook: string, tries: number, waitMs: number, answerStatus: number) =>
  waitFor(
    async () =>
      (await deliveries(webhook)).find(
        (one) =>
          one.tries === tries &&
          one.answerStatus === answerStatus &&
          Date.parse(one.nextTryAt ?? '') - now() === waitMs,
      ),
    { what: `a wait of ${waitMs} ms after try ${tries}` },
  );
const tryOut = async (id: string) => (await admin.call(change, { action: 'test', id })).Data.delivery ?? '';

async function submit(client: Member, legalName = 'Secret Kettles') {
  const { Data: draft } = await client.call('POST /reports/v1.0/requestdetails', {
    intake: intakeOf({ legalName }),
  });
  await act(client, 'submit', draft, { consent: true });
  return draft;
}

test('an event arrives at once, signed as Standard Webhooks and openssl expect, with ids and no names', async () => {
  const { id, path, secret } = await make(['request.acted']);
  const draft = await submit(test1.cast.client);
  const [arrived] = await receiver.at(path);
  const { headers, body } = arrived ?? nothing;
  expect(verifiedAt(now(), secret, headers, body)).toEqual(JSON.parse(body));
  expect(() => verifiedAt(now(), secret, headers, `${body} `)).toThrow('No matching signature found');
  expect(headers['webhook-signature']).toBe(signedByOpenssl(secret, headers, body));
  expect(Number(headers['webhook-timestamp'])).toBe(Math.floor(now() / 1000));

  const [delivery] = await deliveries(id);
  expect(headers['webhook-id']).toBe(delivery?.id);
  expect(Object.keys(headers).filter((name) => name.startsWith('prudence'))).toEqual([]);
  expect(JSON.parse(body)).toEqual({
    id: delivery?.id,
    event: 'request.acted',
    occurred_at: expect.any(String),
    client_id: draft.clientId,
    request_id: draft.id,
    object: { type: 'request', id: draft.id },
    data: { action: 'submit', from: 'draft', to: 'submitted', version: expect.any(Number) },
  });
  expect(body).not.toMatch(/Kettles|Carla/);
  expect(await settled(id, 'delivered')).toMatchObject({ tries: 1, answerStatus: 204, payload: body });
});

test('the documented example accepts our deliveries and rejects changed, forged and replayed ones', async () => {
  const { id, path, secret } = await make(['request.acted']);
  await tryOut(id);
  const { headers, body } = (await receiver.at(path))[0] ?? nothing;
  const seconds = now() / 1000;
  expect(isFromPrudence(secret, headers, body, seconds)).toBe(true);
  expect(isFromPrudence(secret, headers, `${body} `, seconds)).toBe(false);
  expect(isFromPrudence(`whsec_${'A'.repeat(43)}=`, headers, body, seconds)).toBe(false);
  expect(isFromPrudence(secret, headers, body, seconds + 301)).toBe(false);
  const later = { ...headers, 'webhook-timestamp': String(Math.floor(seconds) + 300) };
  expect(isFromPrudence(secret, later, body, seconds + 301)).toBe(false);
  expect(isFromPrudence(secret, { ...headers, 'webhook-signature': '' }, body, seconds)).toBe(false);
});

test('C7 the webhook of a client hears of that client alone, and only what its people may see', async () => {
  const { client } = test1.cast;
  const other = await signInAs(test1, { role: 'client' });
  const own = await make(['request.acted'], client.actor.clientId);
  const firm = await make(['request.acted', 'screening.finished']);
  const theirs = await submit(other);
  const ours = await submit(client);
  const about = ({ body }: { body: string }) => JSON.parse(body).request_id;
  const heardOf = async (id: string) => (await receiver.at(firm.path)).some((one) => about(one) === id);
  for (const { id } of [theirs, ours]) await waitFor(() => heardOf(id), { what: 'word of a request' });
  expect((await receiver.at(own.path)).map(about)).toEqual([ours.id]);
  const inward = { url: `${receiver.origin}/x`, clientId: client.actor.clientId };
  const refused = await admin.attempt(change, {
    action: 'create',
    webhook: { ...inward, events: ['screening.finished'] },
  });
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['webhook.events']]);
});

test('each event is told once, however often it is gathered, and none of before the webhook', async () => {
  await submit(test1.cast.client);
  const { id, path } = await make(['request.acted']);
  await submit(test1.cast.client);
  await receiver.at(path);
  await Promise.all([
    test1.platform.jobs.runScheduled('webhooks.sweep'),
    test1.platform.jobs.runScheduled('webhooks.sweep'),
  ]);
  await submit(test1.cast.client);
  await receiver.at(path, 2);
  await settled(id, 'delivered');
  await test1.platform.jobs.runScheduled('webhooks.sweep');
  expect((await deliveries(id)).map(({ event }) => event)).toEqual(['request.acted', 'request.acted']);
});

test('what is not taken is tried again by the queue, then after growing waits, under the same id', async () => {
  const { id, path } = await make(['request.acted']);
  receiver.answers.push(500, 404, 503, 500);
  await submit(test1.cast.client);
  const waiting = await waitsFor(id, 3, minute, 503);
  await test1.platform.jobs.runScheduled('webhooks.sweep');
  expect(await receiver.at(path, 3)).toHaveLength(3);
  test1.platform.clock.advance(minute);
  await test1.platform.jobs.runScheduled('webhooks.sweep');
  await waitsFor(id, 4, 2 * minute, 500);
  expect((await state(id))?.failingSince).not.toBeNull();
  test1.platform.clock.advance(2 * minute);
  await test1.platform.jobs.runScheduled('webhooks.sweep');
  await settled(id, 'delivered', 5);
  expect((await state(id))?.failingSince).toBeNull();
  const ids = (await receiver.at(path, 5)).map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids)).toEqual(new Set([waiting.id]));
});

test('after three days of failures it is switched off, the administrators are told and nothing waits', async () => {
  const { id } = await make(['request.acted']);
  receiver.answers.push(...Array.from({ length: 20 }, () => 500));
  await submit(test1.cast.client);
  await waitsFor(id, 3, minute, 500);
  test1.platform.clock.advance(3 * 24 * 60 * minute);
  const back = await signInAs(test1, { role: 'admin' });
  admin = back;
  await test1.platform.jobs.runScheduled('webhooks.sweep');
  await waitFor(async () => (await state(id))?.enabled === false, { what: 'the end' });
  expect(await state(id)).toMatchObject({ givenUp: true });
  expect((await deliveries(id)).map(({ status }) => status)).toEqual(['failed']);
  const { Data } = await back.call('GET /reports/v1.0/notifications', {});
  expect(Data[0]?.entity_name).toContain('127.0.0.1');
  const trail = await rowsOf(test1, sql`select 1 from audit_events where type = 'webhook.given_up'`);
  expect(trail).toHaveLength(1);
  test1.cast.client = await signInAs(test1, { role: 'client' });
});

test('B6 the secret is shown once and kept sealed; a renewed one ends the one before', async () => {
  const { id, version, secret, path } = await make(['request.acted']);
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  const dump = async () =>
    JSON.stringify(
      await rowsOf(
        test1,
        sql`select to_jsonb(w) from webhooks w union all select to_jsonb(e) from audit_events e`,
      ),
    );
  expect(await dump()).not.toContain(secret);
  expect(JSON.stringify(await listed())).not.toContain('whsec_');
  const renewed = (await admin.call(change, { action: 'renew_secret', id, version })).Data.secret ?? '';
  expect(renewed).not.toBe(secret);
  await tryOut(id);
  const [arrived] = await receiver.at(path);
  const { headers, body } = arrived ?? nothing;
  const seconds = now() / 1000;
  const by = [secret, renewed].map((key) => isFromPrudence(key, headers, body, seconds));
  expect(by).toEqual([false, true]);
});

test('switched off it hears nothing, can be tried out, and what was delivered is sent again when it is on', async () => {
  const { id, version, path } = await make(['request.acted']);
  await admin.call(change, { action: 'disable', id, version });
  await submit(test1.cast.client);
  const tried = await tryOut(id);
  await settled(id, 'delivered');
  expect((await deliveries(id)).map(({ event }) => event)).toEqual(['webhook.test']);
  await admin.call(change, { action: 'redeliver', id, delivery: tried });
  const [first, second] = await receiver.at(path, 2);
  expect(first?.headers['webhook-id']).toBe(second?.headers['webhook-id']);

  await admin.call(change, { action: 'enable', id, version: version + 1 });
  test1.platform.clock.advance(minute);
  await submit(test1.cast.client);
  await receiver.at(path, 3);
  expect((await deliveries(id)).map(({ event }) => event)).toEqual(['request.acted', 'webhook.test']);
});

test('D18 an address that is private, not https or carries a password is refused beside its field', async () => {
  for (const url of [
    'http://hooks.example/x',
    'https://127.0.0.1/x',
    'https://169.254.169.254/latest',
    'https://[::1]/x',
    'https://2130706433/',
    'https://user:pass@hooks.example/',
    'nonsense',
  ]) {
    const webhook = { url, clientId: null, events: ['request.acted' as const] };
    const { status, body } = await admin.attempt(change, { action: 'create', webhook });
    expect([url, status, Object.keys(body.fields ?? {})]).toEqual([url, 400, ['webhook.url']]);
  }
});

test('D18 a name that leads into the own network is not called, and the log says so', async () => {
  const webhook = { url: 'https://localhost/x', clientId: null, events: ['request.acted' as const] };
  const { Data } = await admin.call(change, { action: 'create', webhook });
  const id = Data.webhook?.id ?? '';
  await tryOut(id);
  const seen = await waitFor(async () => (await deliveries(id)).find(({ answer }) => answer), {
    what: 'a try',
  });
  expect(seen).toMatchObject({
    answerStatus: null,
    answer: 'localhost is not an address of the open internet.',
  });
});

test('a change on an old version is refused with the newer state; what is removed is gone with its log', async () => {
  const { id, version } = await make(['request.acted']);
  await tryOut(id);
  const webhook = { url: `${receiver.origin}/moved`, clientId: null, events: ['report.sealed' as const] };
  const changed = await admin.call(change, { action: 'change', id, version, webhook });
  expect(changed.Data.webhook).toMatchObject({ ...webhook, version: version + 1 });
  const stale = await admin.attempt(change, { action: 'disable', id, version });
  expect([stale.status, stale.body.current]).toMatchObject([409, { version: version + 1 }]);
  await admin.call(change, { action: 'remove', id, version: version + 1 });
  const after = [
    await admin.attempt(change, { action: 'test', id }),
    await admin.attempt('GET /security/v1.0/webhooks/deliveries', { webhook: id }),
  ];
  expect(after.map(({ status }) => status)).toEqual([404, 404]);
  const rows = sql`select 1 from webhook_deliveries where webhook_id = ${id}`;
  expect(await rowsOf(test1, rows)).toEqual([]);
});
