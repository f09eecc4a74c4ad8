import { startReceiver } from '../../support/peers/receiver.ts';
import { signInAs } from '../../support/people/sign-in-as.ts';
import { waitFor } from '../../support/servers/wait-for.ts';
import { act } from '../requests/act.ts';
import { intakeOf } from '../screening/screened-request.ts';
import { openScreeningApp } from '../screening/screening-app.ts';

const receiver = await startReceiver();
const app = await openScreeningApp([], { env: { outboundAllow: [receiver.origin] } });
afterAll(async () => {
  await app.close();
  await receiver.close();
});

const { admin, client } = app.cast;
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
