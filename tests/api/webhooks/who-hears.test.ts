import { startReceiver } from '../../support/peers/receiver.ts';
import { closeClient } from '../../support/people/close-client.ts';
import { type Member, signInAs } from '../../support/people/sign-in-as.ts';
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

const { admin, allocator } = app.cast;
const hear = async (path: string, clientId: string | null) => {
  const { Data } = await admin.call('POST /security/v1.0/webhooks', {
    action: 'create',
    webhook: { url: `${receiver.origin}${path}`, clientId, events: ['request.acted'] },
  });
  return Data.webhook?.id ?? '';
};
const draftOf = async (client: Member) =>
  (await client.call('POST /reports/v1.0/requestdetails', { intake: intakeOf() })).Data;
/** What a webhook was sent, once this is among it. */
const toldOf = (webhook: string, last: string) =>
  waitFor(
    async () => {
      const { Data } = await admin.call('GET /security/v1.0/webhooks/deliveries', { webhook });
      const told = Data.map(({ payload }) => {
        const { request_id, data } = JSON.parse(payload) as { request_id: string; data: { action: string } };
        return `${data.action} ${request_id}`;
      });
      return told.includes(last) && told.sort();
    },
    { what: `a delivery of ${last}` },
  );

test('C2 the firm’s webhook hears nothing of a draft that was never submitted, the client’s hears of its own', async () => {
  const client = await signInAs(app, { role: 'client' });
  const ofFirm = await hear('/firm', null);
  const ofClient = await hear('/client', client.actor.clientId);
  const kept = await draftOf(client);
  await act(client, 'cancel', kept, {});
  const sent = await draftOf(client);
  await act(client, 'submit', sent, { consent: true });
  const submitted = `submit ${sent.id}`;
  expect(await toldOf(ofClient, submitted)).toEqual([`cancel ${kept.id}`, submitted]);
  expect(await toldOf(ofFirm, submitted)).toEqual([submitted]);
});

test('C2 the webhook of a client that was closed hears nothing more', async () => {
  const client = await signInAs(app, { role: 'client' });
  const ofClosed = await hear('/closed', client.actor.clientId);
  const ofAll = await hear('/all', null);
  const draft = await draftOf(client);
  const submitted = await act(client, 'submit', draft, { consent: true });
  const before = [`submit ${draft.id}`];
  expect(await toldOf(ofClosed, `submit ${draft.id}`)).toEqual(before);
  await closeClient(admin, client.actor.clientId);
  await act(allocator, 'reject', submitted, { comment: 'Not ours to assess.' });
  await toldOf(ofAll, `reject ${draft.id}`);
  expect(await toldOf(ofClosed, `submit ${draft.id}`)).toEqual(before);
});
