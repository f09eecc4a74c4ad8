import { CaseLimits } from '../../../contract/limits.ts';
import { mountNotifications } from '../../../server/modules/notifications/index.ts';
import type { RequestRecord } from '../../../server/modules/requests/index.ts';
import { type Member, signInAs } from '../../support/people/sign-in-as.ts';
import { act } from './act.ts';
import { buildRequest } from './build-request.ts';
import { leavesNoTrace } from './business-rows.ts';
import { buildCast, openRequestsApp } from './requests-app.ts';

const test1 = await openRequestsApp([mountNotifications]);
const cast = await buildCast(test1);
afterAll(() => test1.close());

const post = 'POST /reports/v1.0/casecomments';
const of = ({ id, clientId }: RequestRecord) => ({ client: clientId, request: id });
const people = async (who: Member, request: RequestRecord) =>
  (await who.call('GET /reports/v1.0/casepeople', of(request))).Data;
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).sort();
const heard = async (who: Member, request: RequestRecord) =>
  (await who.call('GET /reports/v1.0/notifications', {})).Data.filter(
    ({ request_id }) => request_id === request.id,
  ).map(({ activity }) => activity);
const build = (over: Partial<RequestRecord> = {}) =>
  buildRequest(test1, cast, { status: 'in_analysis', ...over });
const comment = (
  who: Member,
  request: RequestRecord,
  visibility: 'internal' | 'shared',
  mentions: Member[] = [],
) =>
  who.attempt(post, {
    ...of(request),
    text: 'Please look at the owners.',
    visibility,
    mentions: mentions.map(({ actor }) => actor.userId),
  });

test('C4 whom one may mention sees the request; a client is offered its own people only', async () => {
  const stranger = await signInAs(test1, { role: 'client' });
  const request = await build();
  const firm = names([cast.allocator.actor, cast.admin.actor]);
  const side = names([cast.client.actor, cast.clientuser.actor]);
  expect(names((await people(cast.drafter, request)).people)).toEqual([...firm, ...side].sort());
  expect(names((await people(cast.clientuser, request)).people)).toEqual([cast.client.actor.name]);
  for (const who of [cast.other, stranger])
    expect((await who.attempt('GET /reports/v1.0/casepeople', of(request))).status).toBe(404);
});

test('a mention tells the person, once, and the comment names whom it mentions', async () => {
  const request = await build();
  const { status, body } = await comment(cast.drafter, request, 'internal', [cast.allocator, cast.allocator]);
  expect([status, body.Data]).toMatchObject([
    200,
    { kind: 'comment', visibility: 'internal', byName: 'Ravi Mehta', mentions: ['Asha Rao'] },
  ]);
  expect(await heard(cast.allocator, request)).toEqual(['mentions you in a comment']);
  expect(await heard(cast.clientuser, request)).toEqual([]);
});

test('C2 nobody is mentioned who cannot read the comment: it is refused whole', async () => {
  const stranger = await signInAs(test1, { role: 'client' });
  const request = await build();
  await leavesNoTrace(test1, async () => {
    for (const [who, visibility, mentioned] of [
      [cast.drafter, 'internal', cast.client],
      [cast.drafter, 'shared', cast.other],
      [cast.drafter, 'shared', stranger],
      [cast.client, 'shared', cast.drafter],
    ] as const) {
      const { status, body } = await comment(who, request, visibility, [cast.allocator, mentioned]);
      expect([status, body.code]).toEqual([422, 'request.not_possible']);
    }
  });
});

test('C4 a client comments for all to read and never behind the firm’s back; admins do not comment', async () => {
  const request = await build();
  expect((await comment(cast.client, request, 'internal')).status).toBe(400);
  expect((await comment(cast.admin, request, 'internal')).status).toBe(403);
  expect((await comment(cast.clientuser, request, 'shared', [cast.client])).status).toBe(200);
  expect(await heard(cast.client, request)).toEqual(['mentions you in a comment']);
  expect(await heard(cast.drafter, request)).toEqual(['has a new comment']);
  expect(await heard(cast.allocator, request)).toEqual(['has a new comment']);
});

test.each(['draft', 'rejected', 'cancelled'] as const)(
  'C5 a request that is %s takes no comments',
  async (status) => {
    const request = await build({ status });
    await leavesNoTrace(test1, async () => {
      expect((await comment(cast.client, request, 'shared')).status).toBe(422);
    });
  },
);

test('D1 a comment is text of any script and any length up to its limit, and never a tag', async () => {
  const request = await build();
  const say = (text: string) => cast.drafter.attempt(post, { ...of(request), text, visibility: 'internal' });
  expect((await say('नमस्ते مرحبا {{7*7}} javascript:alert(1) \u202eexe.fdp')).status).toBe(200);
  expect((await say('x'.repeat(4000))).status).toBe(200);
  await leavesNoTrace(test1, async () => {
    for (const text of ['<script>alert(1)</script>', 'x'.repeat(4001), '   ', 'a\u0000b'])
      expect((await say(text)).status).toBe(400);
  });
});

test('who watches hears of each act once, as far as they may know, and nothing any more afterwards', async () => {
  const request = await build({ status: 'submitted', drafterId: null });
  const watch = (who: Member, on: boolean) =>
    who.call('POST /reports/v1.0/casepeople', { ...of(request), watch: on });
  await watch(cast.admin, true);
  const { Data } = await watch(cast.client, true);
  expect([Data.watching, names(Data.watchers)]).toEqual([true, [cast.client.actor.name]]);
  expect(names((await people(cast.allocator, request)).watchers)).toEqual(
    names([cast.admin.actor, cast.client.actor]),
  );
  const allocated = await act(cast.allocator, 'accept_and_allocate', request, {
    assignee: cast.drafter.actor.userId,
  });
  expect(await heard(cast.admin, request)).toEqual(['was allocated']);
  expect(await heard(cast.client, request)).toEqual([]);
  const asked = await act(cast.drafter, 'ask_client', allocated, { comment: 'Which owners?' });
  expect(await heard(cast.client, request)).toEqual(['needs an answer to a question']);
  await comment(cast.drafter, request, 'internal');
  expect(await heard(cast.client, request)).toEqual(['needs an answer to a question']);
  expect(await heard(cast.admin, request)).toHaveLength(3);
  await watch(cast.admin, false);
  await act(cast.clientuser, 'answer', asked, { comment: 'The same as before.' });
  expect(await heard(cast.admin, request)).toHaveLength(3);
});

test('C7 a drafter who lost the request watches it no longer', async () => {
  const request = await build();
  await cast.drafter.call('POST /reports/v1.0/casepeople', { ...of(request), watch: true });
  await act(cast.allocator, 'accept_and_allocate', request, { assignee: cast.other.actor.userId });
  const before = await heard(cast.drafter, request);
  await comment(cast.other, request, 'internal');
  expect(await heard(cast.drafter, request)).toEqual(before);
  expect((await people(cast.allocator, request)).watchers).toEqual([]);
});

describe('tags', () => {
  const tag = (who: Member, request: RequestRecord, word: string, action: 'add' | 'remove' = 'add') =>
    who.attempt('POST /reports/v1.0/casetags', { ...of(request), action, tag: word });
  const listed = async (who: Member, query: object) =>
    (await who.call('GET /reports/v1.0/requestdetails', query)).Data;

  test('E4 are trimmed and stand once however they are written; the list is filtered by them', async () => {
    const request = await build();
    await tag(cast.drafter, request, '  Batch 7 ');
    const { body } = await tag(cast.allocator, request, 'batch 7');
    expect(body.Data).toEqual(['Batch 7']);
    expect((await tag(cast.drafter, request, 'Asia')).body.Data).toEqual(['Asia', 'Batch 7']);
    const rows = await listed(cast.allocator, { tag: 'BATCH 7' });
    expect(rows.map(({ id, tags }) => [id, tags])).toEqual([[request.id, ['Asia', 'Batch 7']]]);
    const { Data: used } = await cast.drafter.call('GET /reports/v1.0/casetags', {});
    expect(used).toContainEqual({ tag: 'Batch 7', requests: 1 });
    expect((await tag(cast.drafter, request, 'BATCH 7', 'remove')).body.Data).toEqual(['Asia']);
  });

  test('C4 are the firm’s own: a client neither sees nor seeks them, in the list or in the audit trail', async () => {
    const request = await build();
    await tag(cast.drafter, request, 'Confidential matter');
    expect((await tag(cast.client, request, 'Mine')).status).toBe(403);
    expect((await cast.client.attempt('GET /reports/v1.0/casetags', {})).status).toBe(403);
    expect(await listed(cast.client, { tag: 'Confidential matter' })).toEqual([]);
    const trail = await cast.client.call('GET /reports/v1.0/audittrails', { requestId: request.id });
    const seen = JSON.stringify([await listed(cast.client, {}), trail]);
    expect(seen).toContain('request.tagged');
    expect(seen).not.toContain('Confidential matter');
  });

  test('E4 of two people who tag at once none passes the limit', async () => {
    const request = await build();
    for (let n = 1; n < CaseLimits.tags; n += 1) await tag(cast.drafter, request, `Tag ${n}`);
    const last = await Promise.all(
      ['One', 'Two', 'Three'].map((word, at) => tag(at % 2 ? cast.allocator : cast.drafter, request, word)),
    );
    expect(last.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  test.each(['<b>x</b>', 'नमस्ते', 'a\u200bb', '  ', 'x'.repeat(CaseLimits.tag + 1)])(
    'D1 D8 %j is no tag',
    async (word) => {
      const request = await build();
      await leavesNoTrace(test1, async () => {
        expect((await tag(cast.drafter, request, word)).status).toBe(400);
      });
    },
  );
});
