import type { RequestOf } from '../../../contract/index.ts';
import { type Member, signInAs } from '../../support/people/sign-in-as.ts';
import { act } from './act.ts';
import { buildIntake } from './build-request.ts';
import { buildCast, openRequestsApp } from './requests-app.ts';

const test1 = await openRequestsApp();
const cast = await buildCast(test1);
const request = await history();
afterAll(() => test1.close());

/** A request with a past: raised, corrected, allocated, asked about, commented on both ways, with files of both sides. */
async function history() {
  const { Data: draft } = await cast.clientuser.call(
    'POST /reports/v1.0/requestdetails',
    { intake: buildIntake({ aliases: ['Kaveri Cotton'], purpose: 'Supplies cotton.' }) },
    [{ name: 'deed.txt', content: 'The deed.' }],
  );
  const submitted = await act(cast.clientuser, 'submit', draft, { consent: true });
  const amended = await act(cast.clientuser, 'amend', submitted, {
    intake: { purpose: 'Supplies organic cotton.', aliases: ['Kaveri Cotton', 'Kaveri Yarn'] },
    comment: 'A second name.',
  });
  const allocated = await act(cast.allocator, 'accept_and_allocate', amended, {
    assignee: cast.drafter.actor.userId,
    comment: 'Mind the owners.',
  });
  await act(cast.drafter, 'ask_client', allocated, { comment: 'Which mills?' });
  const say = (text: string, visibility: 'internal' | 'shared', file: string) =>
    cast.drafter.call(
      'POST /reports/v1.0/casecomments',
      { client: draft.clientId, request: draft.id, text, visibility },
      [{ name: file, content: text }],
    );
  await say('Between us.', 'internal', 'internal.txt');
  await say('For you too.', 'shared', 'shared.txt');
  return draft;
}

const timeline = (who: Member, query: Partial<RequestOf<'GET /reports/v1.0/casetimeline'>> = {}) =>
  who.call('GET /reports/v1.0/casetimeline', { client: request.clientId, request: request.id, ...query });

test('the firm reads who did what, newest first, with fields before and after, words and files', async () => {
  const { Data, next } = await timeline(cast.allocator, { pageSize: 100 });
  expect(next).toBeNull();
  expect(Data.map(({ seq }) => seq)).toEqual(Data.map(({ seq }) => seq).sort((a, b) => b - a));
  const of = (text: string) => Data.find((item) => item.text.startsWith(text));
  expect(of('amended the facts')).toMatchObject({
    kind: 'facts',
    who: cast.clientuser.actor.name,
    words: 'A second name.',
    changes: expect.arrayContaining([
      { field: 'intake.purpose', before: 'Supplies cotton.', after: 'Supplies organic cotton.' },
      { field: 'intake.aliases', before: ['Kaveri Cotton'], after: ['Kaveri Cotton', 'Kaveri Yarn'] },
    ]),
  });
  expect(of('allocated the request')?.changes).toContainEqual({
    field: 'drafter',
    before: null,
    after: 'Ravi Mehta',
  });
  expect(of('created a draft')?.files).toEqual([
    {
      id: expect.any(String),
      name: 'deed.txt',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      happened: 'added',
    },
  ]);
  expect(Data.flatMap(({ files }) => files.map(({ name }) => name)).sort()).toEqual([
    'deed.txt',
    'internal.txt',
    'shared.txt',
  ]);
});

test('C4 a client reads status, questions, shared comments and its own files, and of the firm no names', async () => {
  const { Data } = await timeline(cast.client, { pageSize: 100 });
  const text = JSON.stringify(Data);
  for (const shown of ['For you too.', 'Which mills?', 'A second name.', 'deed.txt', 'shared.txt'])
    expect(text).toContain(shown);
  for (const hidden of [
    'Between us.',
    'internal.txt',
    'Mind the owners.',
    'Ravi Mehta',
    'Asha Rao',
    '"field":"drafter"',
  ])
    expect(text).not.toContain(hidden);
  expect(Data.map(({ kind }) => kind)).not.toContain('analysis');
});

test('C4 a client asking for the firm’s kinds by name finds nothing', async () => {
  await cast.drafter.call('POST /reports/v1.0/casepeople', {
    client: request.clientId,
    request: request.id,
    watch: true,
  });
  expect((await timeline(cast.drafter, { kind: 'following' as never })).Data).toHaveLength(1);
  expect((await timeline(cast.client, { kind: 'following,analysis' as never })).Data).toEqual([]);
});

test('a long history is read page by page, nothing twice and nothing left out', async () => {
  const { Data: all } = await timeline(cast.allocator, { pageSize: 100 });
  const read: number[] = [];
  let before: number | undefined;
  for (;;) {
    const page = await timeline(cast.allocator, { pageSize: 2, ...(before && { before }) });
    read.push(...page.Data.map(({ seq }) => seq));
    if (page.next === null) break;
    before = page.next;
  }
  expect(read).toEqual(all.map(({ seq }) => seq));
});

test('kinds narrow it, one or several', async () => {
  const kinds = async (kind: string) =>
    (await timeline(cast.allocator, { kind: kind as never, pageSize: 100 })).Data.map(({ type }) => type);
  expect(new Set(await kinds('documents'))).toEqual(new Set(['request.file_added']));
  expect(await kinds('facts')).toEqual(['request.acted']);
  expect(new Set(await kinds('comments'))).toEqual(new Set(['request.commented', 'request.acted']));
  expect(await kinds('facts,documents')).toHaveLength(3);
  expect(
    (
      await cast.allocator.attempt('GET /reports/v1.0/casetimeline', {
        client: request.clientId,
        request: request.id,
        kind: 'gossip' as never,
      })
    ).status,
  ).toBe(400);
});

test('C2 nobody reads the timeline of a request that is not theirs', async () => {
  const stranger = await signInAs(test1, { role: 'client' });
  for (const who of [stranger, cast.other]) {
    const { status } = await who.attempt('GET /reports/v1.0/casetimeline', {
      client: request.clientId,
      request: request.id,
    });
    expect(status).toBe(404);
  }
});

test('C4 E7 in the audit trail too a client reads that the firm commented, never what', async () => {
  const { Data } = await cast.client.call('GET /reports/v1.0/audittrails', {
    requestId: request.id,
    pageSize: 100,
  });
  const comments = Data.filter(({ type }) => type === 'request.commented');
  expect(comments).toHaveLength(2);
  expect(JSON.stringify(comments)).toContain('For you too.');
  expect(JSON.stringify(comments)).not.toContain('Between us.');
});
