import { randomUUID } from 'node:crypto';
import { ListLimits } from '../../../contract/limits.ts';
import type { Member } from '../../support/people/sign-in-as.ts';
import { eventsOf } from '../audit/told-events.ts';
import { buildRequest } from './build-request.ts';
import { buildCast, openRequestsApp } from './requests-app.ts';

const test1 = await openRequestsApp();
const [ours, theirs] = [await buildCast(test1), await buildCast(test1)];
const [first, second, foreign, draft] = [
  await buildRequest(test1, ours),
  await buildRequest(test1, ours),
  await buildRequest(test1, theirs),
  await buildRequest(test1, ours, { status: 'draft' }),
];
await buildRequest(test1, ours);
afterAll(() => test1.close());

const list = 'GET /reports/v1.0/requestdetails';
const idOf = ({ id }: { id: string }) => id;
const exported = (who: Member, selected: readonly string[], more = {}) =>
  who.attempt(list, { export: 'csv', selected: [...selected], ...more });
const takenBy = async (who: Member, chosen: readonly { id: string }[]) => {
  const { body } = await exported(who, chosen.map(idOf));
  return body.Data.map(idOf).sort();
};
const ids = (...all: readonly { id: string }[]) => all.map(idOf).sort();

test('an export of selected requests holds them alone, and the audit trail says how many they were', async () => {
  const selected = [first.id, second.id];
  const [{ status, body }, events] = await eventsOf(test1, () => exported(ours.client, selected));
  expect([status, body.total]).toEqual([200, 2]);
  expect(body.Data.map(idOf).sort()).toEqual(ids(first, second));
  expect(events).toEqual([
    expect.objectContaining({
      type: 'list.exported',
      data: { list, format: 'csv', rows: 2, filters: ['selected'] },
    }),
  ]);
});

test('of selected requests each role is given those it may see, the others as if they did not exist', async () => {
  const all = [first, foreign, draft, { id: randomUUID() }];
  expect(await takenBy(ours.clientuser, all)).toEqual(ids(first, draft));
  expect(await takenBy(theirs.client, all)).toEqual(ids(foreign));
  for (const who of [ours.allocator, ours.admin])
    expect(await takenBy(who, all)).toEqual(ids(first, foreign));
  const [{ body }, [event]] = await eventsOf(test1, () => exported(ours.client, ids(first, foreign)));
  expect(body.total).toBe(1);
  expect(event?.data).toMatchObject({ rows: 1 });
});

test('selected requests are narrowed by the other filters too', async () => {
  const { body } = await exported(ours.client, ids(first, draft), { status: ['draft'] });
  expect(body.Data.map(idOf)).toEqual([draft.id]);
});

test('a selection is as many requests as a page holds at most, and never none', async () => {
  const many = (count: number) => Array.from({ length: count }, () => randomUUID());
  expect((await exported(ours.client, many(ListLimits.pageSize))).status).toBe(200);
  const refused = await exported(ours.client, many(ListLimits.pageSize + 1));
  expect(refused).toMatchObject({
    status: 400,
    body: { code: 'input.invalid', fields: { selected: 'Choose at most 200.' } },
  });
  const empty = await ours.client.send(`${list.slice(4)}?export=csv&selected=`);
  expect(empty.status).toBe(400);
});
