import { enter, type Member, signInAs } from '../../support/people/sign-in-as.ts';
import { openScreeningApp } from '../screening/screening-app.ts';

const test1 = await openScreeningApp();
afterAll(() => test1.close());
const admin = await signInAs(test1, { role: 'admin' });

const key = 'POST /reports/v1.0/savedviews';
const list = 'requests';
const keep = (who: Member, title: string, query: string, shared = false) =>
  who.attempt(key, { action: 'keep', list, view: { title, query, shared } });
const viewsOf = async (who: Member) =>
  (await who.call('GET /reports/v1.0/savedviews', { list })).Data.map(({ title, query }) => [title, query]);
const defaultOf = async (who: Member, title: string) => {
  const { Data } = await who.call('GET /reports/v1.0/savedviews', { list });
  const id = Data.find((view) => view.title === title)?.id ?? '';
  return (await who.attempt(key, { action: 'mark', list, id, isDefault: true })).status;
};

type Place = { role: 'client' | 'clientuser' | 'drafter' | 'allocator'; clientId: string | null };
const move = async (who: Member, user: Place) => {
  await admin.call('POST /security/v1.0/userdetails', { action: 'change', id: who.actor.userId, user });
  return enter(test1, who.actor.userId);
};

test('C2 a view that somebody keeps at the firm is not shared with the client they came from', async () => {
  const person = await signInAs(test1, { role: 'client' });
  const colleague = await signInAs(test1, { role: 'client', clientId: person.actor.clientId ?? '' });
  await keep(person, 'Late', 'view=overdue', true);
  const moved = await move(person, { role: 'allocator', clientId: null });
  expect((await keep(moved, 'Late', 'search=Another+Client', true)).status).toBe(200);
  expect(await viewsOf(moved)).toEqual([['Late', 'search=Another+Client']]);
  expect(JSON.stringify(await viewsOf(colleague))).not.toContain('Another');
});

test.each<[string, () => Promise<Member>]>([
  ['another client', () => signInAs(test1, { role: 'client' })],
  ['the firm', () => signInAs(test1, { role: 'drafter' })],
])('who came from %s keeps views and a default of the same titles at a client', async (_where, come) => {
  const person = await come();
  expect((await keep(person, 'Late', 'view=overdue')).status).toBe(200);
  expect(await defaultOf(person, 'Late')).toBe(200);
  const host = await signInAs(test1, { role: 'client' });
  const moved = await move(person, { role: 'client', clientId: host.actor.clientId });
  expect((await keep(moved, 'Late', 'view=open')).status).toBe(200);
  expect(await viewsOf(moved)).toEqual([['Late', 'view=open']]);
  expect(await defaultOf(moved, 'Late')).toBe(200);
});
