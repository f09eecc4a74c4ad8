import { SavedViewLimits } from '../../../contract/limits.ts';
import { type Member, signInAs } from '../../support/people/sign-in-as.ts';
import { businessRows } from './business-rows.ts';
import { buildCast, openRequestsApp } from './requests-app.ts';

const test1 = await openRequestsApp();
const cast = await buildCast(test1);
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
      pinned: false,
      isDefault: false,
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

type Marks = { pinned: boolean; isDefault: boolean };
const mark = (who: Member, id: string, marks: Partial<Marks>) =>
  who.attempt(key, { action: 'mark', list: 'requests', id, ...marks });
const marked = async (who: Member) =>
  (await who.call('GET /reports/v1.0/savedviews', { list: 'requests' })).Data.filter(
    ({ pinned, isDefault }) => pinned || isDefault,
  ).map(({ title, pinned, isDefault }) => ({ title, pinned, isDefault }));
const savedAs = async (who: Member, title: string, shared = false) => {
  const { Data } = await keep(who, title, 'view=open', shared);
  return Data.find((view) => view.title === title)?.id ?? '';
};

test('whoever sees a view pins it or makes it the default for themselves alone, and one view is the default', async () => {
  const shared = await savedAs(cast.allocator, 'Shared to pin', true);
  const own = await savedAs(cast.drafter, 'Own to pin');
  await mark(cast.drafter, shared, { pinned: true, isDefault: true });
  await mark(cast.drafter, own, { pinned: false, isDefault: true });
  expect(await marked(cast.drafter)).toEqual([
    { title: 'Own to pin', pinned: false, isDefault: true },
    { title: 'Shared to pin', pinned: true, isDefault: false },
  ]);
  expect(await marked(cast.allocator)).toEqual([]);
  await mark(cast.drafter, own, { pinned: false, isDefault: false });
  expect(await marked(cast.drafter)).toEqual([{ title: 'Shared to pin', pinned: true, isDefault: false }]);
});

test('a mark that is set leaves the other one as it is', async () => {
  const id = await savedAs(cast.client, 'Marked one by one');
  const marksAfter = async (marks: Partial<Marks>) => {
    expect((await mark(cast.client, id, marks)).status).toBe(200);
    return (await marked(cast.client)).map(({ pinned, isDefault }) => [pinned, isDefault]);
  };
  await Promise.all([mark(cast.client, id, { pinned: true }), mark(cast.client, id, { isDefault: true })]);
  expect(await marksAfter({})).toEqual([[true, true]]);
  expect(await marksAfter({ pinned: false })).toEqual([[false, true]]);
  expect(await marksAfter({ isDefault: false })).toEqual([]);
});

test('a view that its owner removes is nobody’s default any more', async () => {
  const id = await savedAs(cast.allocator, 'Soon removed', true);
  await mark(cast.other, id, { pinned: true, isDefault: true });
  expect(await marked(cast.other)).toHaveLength(1);
  await cast.allocator.call(key, { action: 'remove', list: 'requests', id });
  expect(await marked(cast.other)).toEqual([]);
});

test('C2 nobody marks a view that they do not see', async () => {
  const stranger = await signInAs(test1, { role: 'client' });
  const ofClient = await savedAs(cast.client, 'Shared by the client', true);
  const ofFirm = await savedAs(cast.allocator, 'Private of the allocator');
  const before = await businessRows(test1);
  for (const [who, id] of [
    [stranger, ofClient],
    [cast.drafter, ofClient],
    [cast.drafter, ofFirm],
    [cast.client, ofFirm],
  ] as const)
    expect((await mark(who, id, { pinned: true, isDefault: false })).status).toBe(404);
  expect(await businessRows(test1)).toBe(before);
});

test('one pins as many views of a list as the switch has room for', async () => {
  for (let n = 0; n < SavedViewLimits.pinned; n += 1)
    await mark(cast.clientuser, await savedAs(cast.clientuser, `Pinned ${n}`), {
      pinned: true,
      isDefault: false,
    });
  const one = await savedAs(cast.clientuser, 'One too many');
  const { status, body } = await mark(cast.clientuser, one, { pinned: true, isDefault: false });
  expect([status, body.code]).toEqual([422, 'request.not_possible']);
  expect((await mark(cast.clientuser, one, { pinned: false, isDefault: true })).status).toBe(200);
});
