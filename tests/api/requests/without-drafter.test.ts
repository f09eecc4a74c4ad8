import { mountNotifications } from '../../../server/modules/notifications/index.ts';
import { act } from './act.ts';
import { buildRequest } from './build-request.ts';
import { buildCast, openRequestsApp } from './requests-app.ts';

const test1 = await openRequestsApp([(app, platform) => mountNotifications(app, platform)]);
const cast = await buildCast(test1);
afterAll(() => test1.close());

const toldOf = async (who: typeof cast.allocator, request: { id: string }) =>
  (await who.call('GET /reports/v1.0/notifications', {})).Data.filter(
    ({ request_id }) => request_id === request.id,
  ).map(({ code }) => code);

const correction = { intake: { purpose: 'Sells cotton.' } };

test.each(['submitted', 'clarification'] as const)(
  'what the client corrects in a request that nobody drafts is told to the allocators (%s)',
  async (status) => {
    const request = await buildRequest(test1, cast, { status, drafterId: null });
    await act(cast.clientuser, 'amend', request, correction);
    expect(await toldOf(cast.allocator, request)).toEqual(['request.amended']);
  },
);

test('what the client corrects is told to the drafter alone where there is one', async () => {
  const request = await buildRequest(test1, cast, { status: 'clarification' });
  await act(cast.clientuser, 'amend', request, correction);
  expect(await toldOf(cast.drafter, request)).toEqual(['request.amended']);
  expect(await toldOf(cast.allocator, request)).toEqual([]);
});

test('that the client cancelled what nobody works on is told to the allocators, of a draft to nobody', async () => {
  const waiting = await buildRequest(test1, cast, {
    status: 'submitted',
    drafterId: null,
    allocatorId: null,
  });
  const draft = await buildRequest(test1, cast, { status: 'draft', drafterId: null, allocatorId: null });
  for (const request of [waiting, draft]) await act(cast.clientuser, 'cancel', request);
  expect(await toldOf(cast.allocator, waiting)).toEqual(['request.cancelled_by_client']);
  expect(await toldOf(cast.allocator, draft)).toEqual([]);
});
