import { sql } from 'drizzle-orm';
import { noticeText, notify } from '../../../server/modules/notifications/index.ts';
import { db } from '../../../server/platform/index.ts';
import { signInAs } from '../../support/people/sign-in-as.ts';
import { act } from '../requests/act.ts';
import { businessRows, leavesNoTrace } from '../requests/business-rows.ts';
import { intakeOf } from '../screening/screened-request.ts';
import { openScreeningApp } from '../screening/screening-app.ts';

let person: Awaited<ReturnType<typeof signInAs>>;
let other: Awaited<ReturnType<typeof signInAs>>;
const test1 = await openScreeningApp();
beforeEach(async () => {
  person = await signInAs(test1, { role: 'client' });
  other = await signInAs(test1, { role: 'client' });
});
afterAll(() => test1.close());

type Somebody = typeof person;

/** One notice after another, a second apart; answers their ids, oldest first. */
const tell = (who: Somebody, ...names: string[]) => tellEvery(1000, who, names);

async function tellEvery(milliseconds: number, who: Somebody, names: readonly string[]) {
  for (const entityName of names) {
    test1.platform.clock.advance(milliseconds);
    await test1.platform.database.tx({ kind: 'identity' }, () =>
      notify(test1.platform.clock, {
        userIds: [who.actor.userId],
        clientId: who.actor.clientId,
        entityName,
        activity: noticeText('request.released'),
      }),
    );
  }
  return (await noticesOf(who)).map(({ id }) => id).reverse();
}
const noticesOf = async (who: Somebody) => (await who.call('GET /reports/v1.0/notifications', {})).Data;
const namesOf = async (who: Somebody) => (await noticesOf(who)).map((notice) => notice.entity_name);
const change = 'POST /reports/v1.0/notifications';
const nowhere = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

test('notices are listed newest first with the third party, what happened and when', async () => {
  await tell(person, 'Acme', 'Kaveri');
  const { Data, total } = await person.call('GET /reports/v1.0/notifications', {});
  expect(total).toBe(2);
  expect(Data.map((notice) => notice.entity_name)).toEqual(['Kaveri', 'Acme']);
  expect(Data[0]).toEqual({
    id: expect.any(String),
    entity_name: 'Kaveri',
    activity: 'was released: the report is ready',
    code: 'request.released',
    values: {},
    created_on: test1.platform.clock.now().toISOString(),
    client_id: person.actor.clientId,
    request_id: null,
    alarm: false,
  });
});

test('one notice is cleared by its id, once', async () => {
  const [acme] = await tell(person, 'Acme', 'Kaveri');
  const clear = { clear_all: false, id: acme };
  expect((await person.call(change, clear)).Data).toEqual([acme]);
  expect(await namesOf(person)).toEqual(['Kaveri']);
  expect((await person.attempt(change, clear)).status).toBe(404);
});

test('all notices are cleared at once, and only one’s own', async () => {
  const ids = await tell(person, 'Acme', 'Kaveri');
  await tell(other, 'Zenith');
  expect((await person.call(change, { clear_all: true })).Data.sort()).toEqual([...ids].sort());
  expect(await namesOf(person)).toEqual([]);
  expect(await namesOf(other)).toEqual(['Zenith']);
  expect((await person.call(change, { clear_all: true })).Data).toEqual([]);
});

test('what arrived after the list was read is not cleared with it', async () => {
  await tell(person, 'Acme', 'Kaveri');
  const until = (await noticesOf(person))[0]?.created_on;
  await tell(person, 'Zenith');
  expect((await person.call(change, { clear_all: true, until })).Data).toHaveLength(2);
  expect(await namesOf(person)).toEqual(['Zenith']);
});

test('what was cleared comes back with undo, in its old place', async () => {
  const [acme = ''] = await tell(person, 'Acme', 'Kaveri', 'Zenith');
  const { Data: cleared } = await person.call(change, { clear_all: true });
  const restored = await person.call(change, { clear_all: false, restore: cleared });
  expect(restored.Data).toHaveLength(3);
  expect(await namesOf(person)).toEqual(['Zenith', 'Kaveri', 'Acme']);
  const again = await person.attempt(change, { clear_all: false, restore: [acme] });
  expect(again.status).toBe(404);
});

test('notices of the same moment keep their places when some are cleared and come back', async () => {
  const ids = await tellEvery(0, person, ['Acme', 'Kaveri', 'Zenith', 'Ganga', 'Indus']);
  for (const id of ids.slice(1, 4)) {
    await person.call(change, { clear_all: false, id });
    await person.call(change, { clear_all: false, restore: [id] });
  }
  expect((await noticesOf(person)).map(({ id }) => id)).toEqual([...ids].reverse());
});

test('C7 a notice of somebody else can be neither seen, cleared nor restored, as if it were not there', async () => {
  const [own = ''] = await tell(person, 'Acme');
  const [theirs = '', cleared = ''] = await tell(other, 'Zenith', 'Meridian');
  await other.call(change, { clear_all: false, id: cleared });
  const colleague = await signInAs(test1, { role: 'client', clientId: other.actor.clientId ?? '' });
  const before = await businessRows(test1);
  for (const who of [person, colleague, test1.cast.admin]) {
    expect((await noticesOf(who)).map(({ id }) => id)).not.toContain(theirs);
    const replies = [
      await who.attempt(change, { clear_all: false, id: theirs }),
      await who.attempt(change, { clear_all: false, id: nowhere }),
      await who.attempt(change, { clear_all: false, restore: [cleared] }),
      await who.attempt(change, { clear_all: false, restore: [nowhere] }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(new Set(replies.map(({ body }) => `${body.code} ${body.Data}`)).size).toBe(1);
  }
  await person.call(change, { clear_all: false, id: own });
  await person.call(change, { clear_all: false, restore: [own] });
  expect(await businessRows(test1)).toBe(before);
});

test('C7 restoring one foreign notice among own ones restores none', async () => {
  const [own = ''] = await tell(person, 'Acme');
  const [theirs = ''] = await tell(other, 'Zenith');
  await person.call(change, { clear_all: true });
  await other.call(change, { clear_all: true });
  const reply = await leavesNoTrace(test1, () =>
    person.attempt(change, { clear_all: false, restore: [own, theirs] }),
  );
  expect(reply.status).toBe(404);
  expect([await namesOf(person), await namesOf(other)]).toEqual([[], []]);
});

test('C7 who moved to another client no longer reads the notices of the old one', async () => {
  await tell(person, 'Acme');
  await test1.platform.database.tx({ kind: 'identity' }, () =>
    db().execute(sql`update users set client_id = ${other.actor.clientId} where id = ${person.actor.userId}`),
  );
  expect(await namesOf(person)).toEqual([]);
  const reply = await person.call(change, { clear_all: true });
  expect(reply.Data).toEqual([]);
});

test('C7 the notice of an act reaches whom it concerns and nobody at another client', async () => {
  const { client, allocator, drafter } = test1.cast;
  const intake = intakeOf({ legalName: 'Sundarban Shipping' });
  const { Data: draft } = await client.call('POST /reports/v1.0/requestdetails', { intake });
  const submitted = await act(client, 'submit', draft, { consent: true });
  await act(allocator, 'accept_and_allocate', submitted, { assignee: drafter.actor.userId });
  expect(await noticesOf(allocator)).toContainEqual(
    expect.objectContaining({ entity_name: 'Sundarban Shipping', request_id: draft.id }),
  );
  expect(await namesOf(drafter)).toContain('Sundarban Shipping');
  expect(await namesOf(other)).toEqual([]);
});
