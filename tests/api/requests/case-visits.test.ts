import { type Member, signInAs } from '../../support/people/sign-in-as.ts';
import { act } from './act.ts';
import { buildRequest } from './build-request.ts';
import { buildCast, openRequestsApp } from './requests-app.ts';

const test1 = await openRequestsApp();
const cast = await buildCast(test1);
afterAll(() => test1.close());

type Which = { id: string; clientId: string };
const visit = (who: Member, { id, clientId }: Which) =>
  who.call('POST /reports/v1.0/casevisits', { client: clientId, request: id });
const comment = (who: Member, { id, clientId }: Which, visibility: 'internal' | 'shared') =>
  who.call('POST /reports/v1.0/casecomments', {
    ...{ client: clientId, request: id },
    ...{ text: 'Please look.', visibility },
  });
/** What a person's own list says of a request. */
const changedFor = async (who: Member, { id }: Which) => {
  const { Data } = await who.call('GET /reports/v1.0/requestdetails', { pageSize: 100 });
  return Data.find((row) => row.id === id)?.changed;
};
const inAnalysis = () =>
  buildRequest(test1, cast, { status: 'in_analysis', drafterId: cast.drafter.actor.userId });

test('a case says what others changed since one opened it last, and is quiet once one has seen it', async () => {
  const request = await inAnalysis();
  const { Data: first } = await visit(cast.drafter, request);
  expect(first).toEqual({ since: null, changes: [], more: false });
  const seenAt = test1.platform.clock.now().toISOString();
  test1.platform.clock.advance(60_000);
  await comment(cast.allocator, request, 'internal');
  expect(await changedFor(cast.drafter, request)).toBe('comments');

  const { Data: second } = await visit(cast.drafter, request);
  expect(second).toMatchObject({
    since: seenAt,
    changes: [{ type: 'request.commented', kind: 'comments', who: cast.allocator.actor.name }],
    more: false,
  });
  expect(await changedFor(cast.drafter, request)).toBeNull();
  expect((await visit(cast.drafter, request)).Data.changes).toEqual([]);
});

test('one’s own acts, and a case that one never opened, are no news', async () => {
  const request = await inAnalysis();
  await visit(cast.drafter, request);
  await comment(cast.drafter, request, 'shared');
  expect(await changedFor(cast.drafter, request)).toBeNull();
  expect(await changedFor(cast.allocator, request)).toBeNull();
});

test('C2 a client hears of nothing that its timeline hides', async () => {
  const request = await inAnalysis();
  await visit(cast.client, request);
  await comment(cast.drafter, request, 'internal');
  const { id, clientId } = request;
  await cast.drafter.call(
    'POST /reports/v1.0/casecomments',
    {
      ...{ client: clientId, request: id, text: 'With a file.', visibility: 'internal' },
    },
    [{ name: 'internal.txt', content: 'Between us.' }],
  );
  expect(await changedFor(cast.client, request)).toBeNull();
  expect((await visit(cast.client, request)).Data.changes).toEqual([]);

  await comment(cast.drafter, request, 'shared');
  expect(await changedFor(cast.client, request)).toBe('comments');
  const { changes } = (await visit(cast.client, request)).Data;
  expect(changes.map(({ who, role }) => [who, role])).toEqual([['Assessment team', expect.any(String)]]);
});

test('watching and tagging change nothing, and a question does', async () => {
  const request = await inAnalysis();
  await visit(cast.drafter, request);
  const which = { client: request.clientId, request: request.id };
  await cast.allocator.call('POST /reports/v1.0/casepeople', { ...which, watch: true });
  await cast.allocator.call('POST /reports/v1.0/casetags', { ...which, action: 'add', tag: 'Harbour' });
  expect(await changedFor(cast.drafter, request)).toBeNull();
  await act(cast.allocator, 'ask_client', request, { comment: 'Which mills?' });
  expect(await changedFor(cast.drafter, request)).toBe('comments');
});

test('C2 nobody opens a case that they do not see', async () => {
  const request = await inAnalysis();
  const stranger = await signInAs(test1, { role: 'client' });
  for (const who of [stranger, cast.other]) {
    const { status } = await who.attempt('POST /reports/v1.0/casevisits', {
      client: request.clientId,
      request: request.id,
    });
    expect(status).toBe(404);
  }
});
