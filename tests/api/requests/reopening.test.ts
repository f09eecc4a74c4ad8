import { mountNotifications } from '../../../server/modules/notifications/index.ts';
import type { Member } from '../../support/people/sign-in-as.ts';
import { act, attemptAct } from './act.ts';
import { buildRequest, reload } from './build-request.ts';
import { buildCast, openRequestsApp } from './requests-app.ts';

const test1 = await openRequestsApp([mountNotifications]);
const cast = await buildCast(test1);
afterAll(() => test1.close());

const heard = async (who: Member, request: string) =>
  (await who.call('GET /reports/v1.0/notifications', {})).Data.filter(
    ({ request_id }) => request_id === request,
  ).map(({ activity }) => activity);
const waiting = async (who: Member) =>
  (await who.call('GET /reports/v1.0/requestdetails', { view: 'awaiting_me', pageSize: 200 })).Data.map(
    ({ id }) => id,
  );
const released = () => buildRequest(test1, cast, { status: 'released' });
const comment = 'The owners changed in May.';

test('C5 the client side asks once, with a reason, and the allocators hear of it and find it waiting', async () => {
  const request = await released();
  expect((await attemptAct(cast.clientuser, 'ask_reopen', request)).status).toBe(422);
  const asked = await act(cast.clientuser, 'ask_reopen', request, { comment });
  expect([asked.status, asked.reopenAsked, asked.actions]).toEqual(['released', true, []]);
  expect((await attemptAct(cast.client, 'ask_reopen', asked, { comment })).body.code).toBe(
    'request.not_possible',
  );
  expect(await heard(cast.allocator, request.id)).toEqual(['is to be reopened: the client asks for it']);
  expect(await waiting(cast.allocator)).toContain(request.id);
});

test('C5 an allocator declines with a reason that the client reads, and the client may ask again', async () => {
  const request = await released();
  expect((await attemptAct(cast.allocator, 'decline_reopen', request, { comment })).status).toBe(422);
  const asked = await act(cast.client, 'ask_reopen', request, { comment });
  expect((await attemptAct(cast.allocator, 'decline_reopen', asked)).status).toBe(422);
  const declined = await act(cast.allocator, 'decline_reopen', asked, { comment: 'It is in the report.' });
  expect([declined.status, declined.reopenAsked]).toEqual(['released', false]);
  expect(await heard(cast.client, request.id)).toEqual(['is not reopened: read why']);
  expect(await waiting(cast.allocator)).not.toContain(request.id);
  const { Data } = await cast.client.call('GET /reports/v1.0/casetimeline', {
    client: request.clientId,
    request: request.id,
  });
  expect(Data.map(({ text, words }) => [text, words])).toEqual([
    ['decline reopen', 'It is in the report.'],
    ['ask reopen', comment],
  ]);
  expect((await attemptAct(cast.client, 'ask_reopen', declined, { comment })).status).toBe(200);
});

test('C5 reopening grants what was asked, and whoever asked hears of it', async () => {
  const request = await released();
  const asked = await act(cast.client, 'ask_reopen', request, { comment });
  await act(cast.allocator, 'reopen', asked, { comment: 'New owners.' });
  expect(await reload(test1, request.id)).toMatchObject({
    status: 'allocated',
    reopenAskedBy: null,
    reportVersion: 2,
  });
  expect(await heard(cast.client, request.id)).toContain('was reopened for a new report version');
});
