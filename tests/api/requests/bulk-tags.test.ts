import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { CaseLimits, ListLimits } from '../../../contract/limits.ts';
import { db } from '../../../server/platform/index.ts';
import type { Member } from '../../support/people/sign-in-as.ts';
import { buildRequest } from './build-request.ts';
import { leavesNoTrace } from './business-rows.ts';
import { buildCast, openRequestsApp } from './requests-app.ts';

const test1 = await openRequestsApp();
const [ours, theirs] = [await buildCast(test1), await buildCast(test1)];
afterAll(() => test1.close());

const bulk = 'POST /reports/v1.0/casetags/bulk';
type Change = { before: string | null; after: string | null };
type Request = Awaited<ReturnType<typeof build>>;
const build = (cast = ours) => buildRequest(test1, cast, { status: 'in_analysis' });
const tagAll = (
  who: Member,
  requests: readonly { id: string }[],
  tags: { add?: string[]; remove?: string[] },
) => who.attempt(bulk, { requests: requests.map(({ id }) => id), ...tags });
const tagOne = (who: Member, { id, clientId }: Request, tag: string, action: 'add' | 'remove' = 'add') =>
  who.call('POST /reports/v1.0/casetags', { client: clientId, request: id, action, tag });
const tagsOf = async (who: Member, ...requests: readonly Request[]) => {
  const { Data } = await who.call('GET /reports/v1.0/requestdetails', { pageSize: ListLimits.pageSize });
  return requests.map((one) => Data.find(({ id }) => id === one.id)?.tags);
};
/** The events of a request that are about its tags, with the tags. */
const told = (request: Request) =>
  test1.platform.database.tx({ kind: 'identity' }, async () => {
    const { rows } = await db().execute<{ type: string; changes: string }>(
      sql`select type, personal->'values'->>'changes' as changes from audit_events
          where request_id = ${request.id} and type like '%tagged' order by seq`,
    );
    return rows.map(({ type, changes }) => [
      type,
      (JSON.parse(changes) as Change[]).map(({ before, after }) => before ?? after),
    ]);
  });

test('tags are put on requests of several clients and taken off them at once, whatever else each of them carries', async () => {
  const [one, two] = [await build(), await build(theirs)];
  await tagOne(ours.allocator, one, 'Asia');
  await tagOne(ours.allocator, two, 'Audit');
  const { status, body } = await tagAll(ours.allocator, [one, two], {
    add: ['Batch 7', 'ASIA'],
    remove: ['audit'],
  });
  expect(status).toBe(200);
  expect(body.Data.map(({ request, tags }) => [request, tags])).toEqual([
    [one.id, ['Asia', 'Batch 7']],
    [two.id, ['ASIA', 'Batch 7']],
  ]);
  expect(await tagsOf(ours.allocator, one, two)).toEqual([
    ['Asia', 'Batch 7'],
    ['ASIA', 'Batch 7'],
  ]);
  // One event a request and direction, and none for what was so before.
  expect(await told(one)).toEqual([
    ['request.tagged', ['Asia']],
    ['request.tagged', ['Batch 7']],
  ]);
  expect(await told(two)).toEqual([
    ['request.tagged', ['Audit']],
    ['request.tagged', ['Batch 7', 'ASIA']],
    ['request.untagged', ['Audit']],
  ]);
});

test('the same call again changes nothing and leaves no event, and what others changed meanwhile stays', async () => {
  const requests = [await build(), await build()] as const;
  await tagAll(ours.allocator, requests, { add: ['Batch 8'] });
  await tagOne(ours.drafter, requests[0], 'Theirs');
  await tagOne(ours.drafter, requests[1], 'Batch 8', 'remove');
  const before = await told(requests[0]);
  const { body } = await tagAll(ours.allocator, requests, { add: ['Batch 8'] });
  expect(body.Data.map(({ tags }) => tags)).toEqual([['Batch 8', 'Theirs'], ['Batch 8']]);
  expect(await told(requests[0])).toEqual(before);
});

test('two who tag the same requests at once, in another order, both succeed', async () => {
  const requests = [await build(), await build(theirs), await build()];
  const both = await Promise.all([
    tagAll(ours.allocator, requests, { add: ['North'] }),
    tagAll(theirs.allocator, requests.toReversed(), { add: ['South', 'north'] }),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  for (const tags of await tagsOf(ours.allocator, ...requests))
    expect(tags?.map((tag) => tag.toLowerCase())).toEqual(['north', 'south']);
});

test('where one of the requests is not seen, nothing happens to the others: 404, for a drafter also of a colleague’s', async () => {
  const [mine, colleagues] = [await build(), await build(theirs)];
  await leavesNoTrace(test1, async () => {
    for (const other of [colleagues, { id: randomUUID() }])
      expect((await tagAll(ours.drafter, [mine, other], { add: ['Batch 9'] })).status).toBe(404);
  });
  expect((await tagAll(ours.drafter, [mine], { add: ['Batch 9'] })).status).toBe(200);
});

test('clients, client users and administrators put no tags on requests', async () => {
  const request = await build();
  await leavesNoTrace(test1, async () => {
    for (const who of [ours.client, ours.clientuser])
      expect((await tagAll(who, [request], { add: ['Mine'] })).status).toBe(403);
  });
});

test('where one of the requests would have too many tags, none gets any, and the refusal names it', async () => {
  const [free, full] = [await build(), await build()];
  for (let n = 0; n < CaseLimits.tags; n += 50)
    await tagAll(ours.drafter, [full], { add: Array.from({ length: 50 }, (_, at) => `Tag ${n + at}`) });
  await leavesNoTrace(test1, async () => {
    const { status, body } = await tagAll(ours.drafter, [free, full], { add: ['One more'] });
    expect([status, body]).toMatchObject([
      422,
      { Data: `${full.number} would have more than ${CaseLimits.tags} tags. Remove some first.` },
    ]);
  });
  const { status } = await tagAll(ours.drafter, [free, full], { add: ['One more'], remove: ['Tag 0'] });
  expect(status).toBe(200);
});

test.each([
  ['no request', { requests: [], add: ['A'] }],
  ['one request twice', { requests: [nobody(), nobody()], add: ['A'] }],
  ['more requests than a page shows', { requests: Array.from({ length: 201 }, () => randomUUID()) }],
  ['one tag in two spellings', { requests: [nobody()], add: ['A', 'a'] }],
  ['a comma', { requests: [nobody()], add: ['a, b'] }],
  ['one tag on and off', { requests: [nobody()], add: ['A'], remove: ['a'] }],
])('%s is refused with 400', async (_, input) => {
  expect((await ours.allocator.attempt(bulk, input)).status).toBe(400);
});

function nobody() {
  return '00000000-0000-4000-8000-000000000000';
}
