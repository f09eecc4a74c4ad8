import { sql } from 'drizzle-orm';
import { startReceiver } from '../../support/peers/receiver.ts';
import { enter, signInAs } from '../../support/people/sign-in-as.ts';
import { waitFor } from '../../support/servers/wait-for.ts';
import { rowsOf } from '../identity/database-state.ts';
import { act } from '../requests/act.ts';
import { intakeOf } from '../screening/screened-request.ts';
import { openScreeningApp } from '../screening/screening-app.ts';

const receiver = await startReceiver();
const app = await openScreeningApp([], { env: { outboundAllow: [receiver.origin] } });
afterAll(async () => {
  await app.close();
  await receiver.close();
});

const { client } = app.cast;
let { admin } = app.cast;
const change = 'POST /security/v1.0/webhooks';
const wanted = (path: string, clientId: string | null) => ({
  ...{ url: `${receiver.origin}${path}`, clientId, events: ['request.acted' as const] },
});
const deliveries = async (webhook: string) =>
  (await admin.call('GET /security/v1.0/webhooks/deliveries', { webhook })).Data;

test('what waits for a webhook is not sent once it is another client’s, nor sent there again by hand', async () => {
  const other = await signInAs(app, { role: 'client' });
  receiver.answers.push(...Array.from({ length: 6 }, () => 503));
  const ours = client.actor.clientId ?? '';
  const { Data: made } = await admin.call(change, { action: 'create', webhook: wanted('/ours', ours) });
  const id = made.webhook?.id ?? '';
  const { Data: draft } = await client.call('POST /reports/v1.0/requestdetails', { intake: intakeOf() });
  await act(client, 'submit', draft, { consent: true });
  const waiting = await waitFor(
    async () => (await deliveries(id)).find(({ status, tries }) => status === 'waiting' && tries >= 3),
    { what: 'a delivery that waits for its fourth try' },
  );
  const { version = 0 } = (await admin.call('GET /security/v1.0/webhooks', {})).Data[0] ?? {};
  const theirs = wanted('/theirs', other.actor.clientId);
  await admin.call(change, { action: 'change', id, version, webhook: theirs });
  receiver.answers.length = 0;
  app.platform.clock.advance(3 * 60_000);
  await app.platform.jobs.runScheduled('webhooks.sweep');
  const ended = await waitFor(async () => (await deliveries(id)).find(({ status }) => status !== 'waiting'), {
    what: 'the delivery to end',
  });
  expect(ended).toMatchObject({ id: waiting.id, status: 'failed' });
  const again = await admin.attempt(change, { action: 'redeliver', id, delivery: waiting.id });
  expect(again).toMatchObject({ status: 422, body: { code: 'request.not_possible' } });
  // Whatever is their own arrives.
  const { Data: theirDraft } = await other.call('POST /reports/v1.0/requestdetails', { intake: intakeOf() });
  await act(other, 'submit', theirDraft, { consent: true });
  const arrived = await receiver.at('/theirs');
  expect(arrived.map(({ body }) => JSON.parse(body).client_id)).toEqual([other.actor.clientId]);
});

test('what is queued in the moment in which a webhook is switched off ends, and is not sent once it is on again', async () => {
  receiver.answers.push(503, 503, 503);
  const who = await signInAs(app, { role: 'client' });
  const webhook = wanted('/off', who.actor.clientId);
  const { Data: made } = await admin.call(change, { action: 'create', webhook });
  const id = made.webhook?.id ?? '';
  const { Data: draft } = await who.call('POST /reports/v1.0/requestdetails', { intake: intakeOf() });
  await act(who, 'submit', draft, { consent: true });
  await receiver.at('/off', 3);
  await waitFor(async () => (await deliveries(id))[0]?.answerStatus === 503, { what: 'the third answer' });
  await admin.call(change, { action: 'disable', id, version: (await state(id))?.version ?? 0 });
  await rowsOf(
    app,
    sql`update webhook_deliveries set status = 'waiting', answer = null, held_until = null,
          next_try_at = created_at where webhook_id = ${id} returning id`,
  );
  await app.platform.jobs.runScheduled('webhooks.sweep');
  const ended = await waitFor(async () => (await deliveries(id)).find(({ status }) => status === 'failed'), {
    what: 'the delivery to end',
  });
  expect(ended.answer).toBe('The webhook was switched off.');
  await admin.call(change, { action: 'enable', id, version: (await state(id))?.version ?? 0 });
  const { Data: next } = await who.call('POST /reports/v1.0/requestdetails', { intake: intakeOf() });
  await act(who, 'submit', next, { consent: true });
  const arrived = await receiver.at('/off', 4);
  expect(JSON.parse(arrived[3]?.body ?? '{}').request_id).toBe(next.id);
});

/** A webhook whose first delivery has been refused for three days, and is on its way once more. */
async function onItsWay(path: string) {
  receiver.answers.push(503, 503, 503);
  const who = await signInAs(app, { role: 'client' });
  const webhook = wanted(path, who.actor.clientId);
  const { Data: made } = await admin.call(change, { action: 'create', webhook });
  const id = made.webhook?.id ?? '';
  const { Data: draft } = await who.call('POST /reports/v1.0/requestdetails', { intake: intakeOf() });
  await act(who, 'submit', draft, { consent: true });
  await waitFor(async () => (await deliveries(id)).find(({ tries }) => tries === 3), { what: 'three tries' });
  await receiver.at(path, 3);
  await waitFor(async () => (await deliveries(id))[0]?.answerStatus === 503, { what: 'the third answer' });
  app.platform.clock.advance(3 * 24 * 60 * 60_000);
  admin = await enter(app, admin.actor.userId);
  let answer: (status: number) => void = () => undefined;
  receiver.answers.push(new Promise((done) => (answer = done)));
  await app.platform.jobs.runScheduled('webhooks.sweep');
  await receiver.at(path, 4);
  const { version = 0 } = (await state(id)) ?? {};
  return { id, version, webhook, answer: (status: number) => answer(status) };
}
const state = async (id: string) =>
  (await admin.call('GET /security/v1.0/webhooks', {})).Data.find((one) => one.id === id);

test('a webhook that an administrator has switched on anew is not switched off by an answer from before', async () => {
  const { id, version, answer } = await onItsWay('/again');
  await admin.call(change, { action: 'disable', id, version });
  await admin.call(change, { action: 'enable', id, version: version + 1 });
  answer(503);
  const after = await waitFor(
    async () => {
      const now = await state(id);
      return now && (now.failingSince || !now.enabled) && now;
    },
    { what: 'the fourth answer' },
  );
  expect(after).toMatchObject({ enabled: true, givenUp: false });
});

test('a webhook with another address has three days again', async () => {
  const { id, version, webhook, answer } = await onItsWay('/wrong');
  await admin.call(change, {
    ...{ action: 'change', id, version },
    webhook: { ...webhook, url: `${receiver.origin}/right` },
  });
  answer(503);
  await waitFor(async () => (await deliveries(id))[0]?.status !== 'waiting', { what: 'the fourth answer' });
  expect(await state(id)).toMatchObject({ enabled: true, givenUp: false, failingSince: null });
});
