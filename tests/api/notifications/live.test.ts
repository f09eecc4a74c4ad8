import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { SessionLimits } from '../../../contract/limits.ts';
import { compose } from '../../../server/compose.ts';
import { noticeText, notify } from '../../../server/modules/notifications/index.ts';
import { db } from '../../../server/platform/index.ts';
import { enter, type Member, signInAs } from '../../support/people/sign-in-as.ts';
import { type Listener, listenToNotices } from '../../support/servers/listen-to-notices.ts';
import { openTestApp } from '../../support/servers/test-app.ts';
import { waitFor } from '../../support/servers/wait-for.ts';

let person: Member;
const open: Listener[] = [];

const test1 = await openTestApp({
  modules: [
    async (app, platform) => {
      for (const register of compose(platform).modules) await register(app, platform);
    },
  ],
});
await test1.app.listen({ port: 0, host: '127.0.0.1' });
const address = `http://127.0.0.1:${(test1.app.server.address() as AddressInfo).port}`;
const admin = await signInAs(test1, { role: 'admin' });
beforeEach(async () => {
  person = await signInAs(test1, { role: 'client' });
});
afterEach(() => {
  for (const listener of open.splice(0)) listener.leave();
});
afterAll(() => test1.close());

async function listen(who: Member, query?: string) {
  const listener = await listenToNotices(address, who, query);
  open.push(listener);
  return listener;
}
const tell = (who: Member, entityName = 'Kaveri') =>
  test1.platform.database.tx({ kind: 'identity' }, () =>
    notify(test1.platform.clock, {
      userIds: [who.actor.userId],
      clientId: who.actor.clientId,
      entityName,
      activity: noticeText('request.released'),
    }),
  );
const minute = 60_000;

test('a stream begins with news, for something may have been missed, and tells each later one as it is committed', async () => {
  const listener = await listen(person);
  expect([listener.status, listener.headers.get('content-type')]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
  ]);
  expect(listener.headers.get('cache-control')).toBe('no-store');
  await listener.hears(1);
  await tell(person);
  await listener.hears(2);
  await person.call('POST /reports/v1.0/notifications', { clear_all: true });
  await listener.hears(3);
});

test('what was rolled back is not told', async () => {
  const listener = await listen(person);
  await listener.hears(1);
  const failed = test1.platform.database.tx({ kind: 'identity' }, async () => {
    await notify(test1.platform.clock, {
      userIds: [person.actor.userId],
      clientId: person.actor.clientId,
      entityName: 'Never',
      activity: noticeText('request.amended'),
    });
    throw new Error('on purpose');
  });
  await expect(failed).rejects.toThrow('on purpose');
  await tell(person);
  await listener.hears(2);
  expect(listener.news()).toBe(2);
});

test('C7 the stream says that there is news and nothing of it, and nothing at all to anybody else', async () => {
  const { clientId } = person.actor;
  const colleague = await signInAs(test1, { role: 'client', clientId: clientId ?? '' });
  const stranger = await signInAs(test1, { role: 'client' });
  const listeners = [
    await listen(person),
    await listen(colleague),
    await listen(stranger),
    await listen(admin),
  ];
  for (const listener of listeners) await listener.hears(1);
  await tell(person, 'Secret Kettles');
  await tell(person, 'Secret Teapots');
  await listeners[0]?.hears(3);
  expect(listeners.map((listener) => listener.news())).toEqual([3, 1, 1, 1]);
  expect(new Set(listeners[0]?.text().split('\n\n').filter(Boolean))).toEqual(
    new Set(['event: notices\ndata: {}']),
  );
});

test('B2 without a token, with one that is over or of an ended session there is no stream', async () => {
  const bare = await listenToNotices(address, { headers: { authorization: '' } });
  const forged = await listenToNotices(address, { headers: { authorization: 'Bearer a.b.c' } });
  const gone = await enter(test1, person.actor.userId);
  await admin.call('POST /security/v1.0/sessions', { action: 'kill', id: gone.actor.sessionId });
  const ended = await listenToNotices(address, gone);
  expect([bare.status, forged.status, ended.status]).toEqual([401, 401, 401]);
});

test('B10 a session that is ended takes its streams along, and leaves those of the others', async () => {
  const other = await enter(test1, person.actor.userId);
  const [mine, theirs] = [await listen(person), await listen(other)];
  await mine.hears(1);
  await admin.call('POST /security/v1.0/sessions', { action: 'kill', id: person.actor.sessionId });
  expect(await mine.ended()).toContain('event: notices');
  await tell(person);
  await theirs.hears(2);
});

test('B8 B10 signing out, and ending every session of somebody, end the streams', async () => {
  const second = await enter(test1, person.actor.userId);
  const [first, last] = [await listen(person), await listen(second)];
  await person.call('POST /security/v1.0/logoutuser', { refresh_token: person.refresh });
  expect(await first.ended()).toContain('event: notices');
  await admin.call('POST /security/v1.0/sessions', { action: 'kill_all', user: person.actor.userId });
  expect(await last.ended()).toContain('event: notices');
});

test('B2 a stream ends with the access token that opened it', async () => {
  const before = test1.platform.clock.now();
  test1.platform.clock.advance(SessionLimits.accessMinutes * minute - 400);
  const listener = await listen(person);
  const text = await listener.ended();
  test1.platform.clock.set(before);
  expect(text).toContain('event: notices');
});

test('whoever asks for some seconds gets them, at most; HEAD gets the headers and holds nothing open', async () => {
  const listener = await listen(person, '?seconds=0');
  expect(await listener.ended()).toContain('event: notices');
  const path = '/reports/v1.0/notifications/stream';
  for (let round = 0; round < 12; round += 1) {
    const head = await fetch(`${address}${path}`, { method: 'HEAD', headers: person.headers });
    expect(head.status).toBe(200);
  }
  expect((await listen(person, '?seconds=601')).status).toBe(400);
});

test('B7 listening is no activity: the session ends while its stream is open', async () => {
  const row = sql`select last_activity_at from sessions where id = ${person.actor.sessionId}`;
  const activity = () =>
    test1.platform.database.tx({ kind: 'identity' }, async () => (await db().execute(row)).rows);
  const before = await activity();
  test1.platform.clock.advance(5 * minute);
  const listener = await listen(person);
  await tell(person);
  await listener.hears(2);
  expect(await activity()).toEqual(before);
});

test('one person holds eight streams at a server; one more is refused until one is left', async () => {
  const fresh = await signInAs(test1, { role: 'drafter' });
  const held = [];
  for (let place = 0; place < 8; place += 1) held.push(await listen(fresh));
  const ninth = await listen(fresh);
  expect([ninth.status, ninth.headers.get('retry-after')]).toEqual([429, '60']);
  expect((await listen(person)).status).toBe(200);
  held[0]?.leave();
  await waitFor(async () => (await listen(fresh)).status === 200, { what: 'a free place' });
});
