import { SavedViewLimits } from '../../../contract/limits.ts';
import { type Member, signInAs } from '../../support/sign-in-as.ts';
import { businessRows } from './business-rows.ts';
import { buildCast, type Cast, openRequestsApp, type RequestsApp } from './requests-app.ts';

let test1: RequestsApp;
let cast: Cast;
beforeAll(async () => {
  test1 = await openRequestsApp();
  cast = await buildCast(test1);
});
afterAll(() => test1.close());

const key = 'POST /reports/v1.0/savedviews';
const keep = (who: Member, title: string, query = 'status=submitted', shared = false) =>
  who.call(key, { action: 'keep', list: 'requests', view: { title, query, shared } });
const titles = async (who: Member, list = 'requests') =>
  (await who.call('GET /reports/v1.0/savedviews', { list })).Data.map(({ title }) => title);

test('a view is kept under its title, its next version takes its place, and removing it ends it', async () => {
  const { Data } = await keep(cast.drafter, 'Mine');
  expect(Data).toEqual([
    {
      id: expect.any(String),
      title: 'Mine',
      query: 'status=submitted',
      shared: false,
      own: true,
      owner: 'Ravi Mehta',
    },
  ]);
  const again = await keep(cast.drafter, ' Mine ', 'sort=-dueOn');
  expect(again.Data.map(({ query }) => query)).toEqual(['sort=-dueOn']);
  expect(await titles(cast.drafter, 'analysis')).toEqual([]);
  const id = again.Data[0]?.id ?? '';
  expect((await cast.drafter.call(key, { action: 'remove', list: 'requests', id })).Data).toEqual([]);
});

test('C2 what is shared is seen by one’s own side alone: the people of a client, or the firm', async () => {
  const stranger = await signInAs(test1, { role: 'client' });
  await keep(cast.client, 'Of the client', '', true);
  await keep(cast.client, 'Private of the client');
  await keep(cast.allocator, 'Of the firm', '', true);
  expect(await titles(cast.clientuser)).toEqual(['Of the client']);
  expect(await titles(cast.client)).toEqual(['Of the client', 'Private of the client']);
  expect(await titles(cast.drafter)).toEqual(['Of the firm']);
  expect(await titles(stranger)).toEqual([]);
});

test('C2 nobody removes what is not theirs, shared or not', async () => {
  const { Data } = await keep(cast.allocator, 'Overdue', 'view=overdue', true);
  const id = Data.find(({ title }) => title === 'Overdue')?.id ?? '';
  const before = await businessRows(test1);
  for (const who of [cast.client, cast.drafter, cast.admin]) {
    const { status } = await who.attempt(key, { action: 'remove', list: 'requests', id });
    expect(status).toBe(404);
  }
  expect(await businessRows(test1)).toBe(before);
});

test.each([
  ['an address', { title: 'x', query: 'https://evil.example', shared: false }],
  ['a tag', { title: '<b>x</b>', query: '', shared: false }],
  ['no title', { title: ' ', query: '', shared: false }],
  ['a long query', { title: 'x', query: 'a'.repeat(SavedViewLimits.query + 1), shared: false }],
])('D1 a view with %s is refused and leaves no trace', async (_what, view) => {
  const before = await businessRows(test1);
  const { status } = await cast.drafter.attempt(key, { action: 'keep', list: 'requests', view });
  expect(status).toBe(400);
  expect(await businessRows(test1)).toBe(before);
});

test('one keeps fifty views of a list at most', async () => {
  for (let n = 0; n < SavedViewLimits.perList; n += 1) await keep(cast.other, `View ${n}`);
  const view = { title: 'One more', query: '', shared: false };
  const { status, body } = await cast.other.attempt(key, { action: 'keep', list: 'requests', view });
  expect([status, body.code]).toEqual([422, 'request.not_possible']);
  const { Data } = await keep(cast.other, 'View 7', 'view=overdue');
  expect(Data.filter(({ own }) => own)).toHaveLength(SavedViewLimits.perList);
  expect(Data.find(({ title }) => title === 'View 7')?.query).toBe('view=overdue');
});
