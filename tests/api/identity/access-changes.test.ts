import { sql } from 'drizzle-orm';
import type { RequestOf } from '../../../contract/index.ts';
import type { UserRow } from '../../../contract/security/people.ts';
import { freePort } from '../../../server/platform/free-port.ts';
import { mailThrough, startMailServer } from '../../support/peers/mail-server.ts';
import { enter, type Member } from '../../support/people/sign-in-as.ts';
import { waitFor } from '../../support/servers/wait-for.ts';
import { requestInReview } from '../reports/release.ts';
import { act, attemptAct } from '../requests/act.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { rowsOf } from './database-state.ts';
import { buildPerson, minutes } from './steps.ts';

const save = 'POST /security/v1.0/userdetails';
const day = minutes(24 * 60);

const port = await freePort();
const post = await startMailServer({ port, signIn: true });
const credentials = { user: 'desk', pass: 'the-mail-password' };
const app = await openScreeningApp([], { env: { mail: { ...mailThrough(port), credentials } } });
await useInventedList(app);
const admin = app.cast.admin;
afterAll(async () => {
  await post.close();
  await app.close();
});

const mailsTo = (address: string) => post.received.filter(({ to }) => to.includes(address));
const mailTo = (address: string, words: string) =>
  waitFor(async () => mailsTo(address).find(({ text }) => text.includes(words)), {
    what: `a mail to ${address} with: ${words}`,
  });
const noticesOf = async (userId: string) => {
  const { Data } = await (await enter(app, userId)).call('GET /reports/v1.0/notifications', {});
  return Data.map(({ entity_name, activity }) => `${entity_name} ${activity}`);
};
const rowOf = async (who: Member, id: string) =>
  (await who.call('GET /security/v1.0/userdetails', { pageSize: 200 })).Data.find((user) => user.id === id);

/** An administrator who can sign in, and has been one for longer than a day. */
async function secondAdmin() {
  const { id } = await buildPerson(app, { role: 'admin', name: 'Second Admin' });
  await rowsOf(
    app,
    sql`update users set created_at = created_at - interval '2 days' where id = ${id} returning id`,
  );
  return enter(app, id);
}
/** Confirms what waits now. */
async function confirm(who: Member, id: string) {
  const askedAt = (await rowOf(admin, id))?.pending?.askedAt ?? new Date(0).toISOString();
  return who.attempt(save, { action: 'confirm_change', id, askedAt });
}
afterEach(() =>
  rowsOf(
    app,
    sql`update users set disabled_at = created_at - interval '30 days', access_reset_at = null where name = 'Second Admin' returning id`,
  ),
);

const opens = async (invite: string) =>
  (await app.visitor('10.8.0.2').attempt('POST /security/v1.0/invitation', { invite })).status === 200;
/** As it was mailed there. */
const invitationOf = async (address: string) =>
  /invite=([\w-]+)/.exec((await mailTo(address, '/login?invite=')).text)?.[1] ?? '';
const clientUser = () => buildPerson(app, { role: 'clientuser', clientId: app.cast.client.actor.clientId });

test('W3 the link for a new password of somebody who has been here before goes to that person alone', async () => {
  const person = await clientUser();
  const answer = await admin.call(save, { action: 'invite', id: person.id });
  expect(answer.invitation).toBeUndefined();
  const invite = await invitationOf(person.email);
  expect(await opens(invite)).toBe(true);
  expect(JSON.stringify(answer)).not.toContain(invite);
});

test('W3 a link that was sent to an address that is corrected opens nothing; a new person gets another at the right one', async () => {
  const user = { username: 'mistyped', name: 'Mistyped', role: 'drafter' as const, clientId: null };
  const typed = 'stranger@elsewhere.example';
  const { Data } = await admin.call(save, { action: 'create', user: { ...user, email: typed } });
  const strangers = await invitationOf(typed);
  expect(await opens(strangers)).toBe(true);
  await admin.call(save, { action: 'change', id: Data.id, user: { email: 'right@firm.example' } });
  expect(await opens(strangers)).toBe(false);
  expect(await opens(await invitationOf('right@firm.example'))).toBe(true);

  const person = await clientUser();
  await admin.call(save, { action: 'invite', id: person.id });
  const before = await invitationOf(person.email);
  await admin.call(save, { action: 'change', id: person.id, user: { email: `right-${person.email}` } });
  expect(await opens(before)).toBe(false);
  await mailTo(`right-${person.email}`, 'another email address');
  expect(mailsTo(`right-${person.email}`).filter(({ text }) => text.includes('invite='))).toEqual([]);
});

test('W3 every change to how a person signs in is told to them, by notice and at the address before and the one now', async () => {
  const { id, email, username } = await clientUser();
  const now = `moved-${email}`;
  await admin.call(save, { action: 'change', id, user: { email: now } });
  const written = await rowsOf(
    app,
    sql`select id from mails where user_id = ${id} and kind = 'access_changed'`,
  );
  expect(written).toHaveLength(2);
  await admin.call(save, { action: 'change', id, user: { role: 'client' } });
  await admin.call(save, { action: 'reset_two_factor', id });
  await admin.call(save, { action: 'force_password_change', id });
  await admin.call(save, { action: 'invite', id });
  for (const address of [email, now]) {
    const { text } = await mailTo(address, 'another email address');
    expect(text).toContain(username);
  }
  const told = [
    'has another email address',
    'has another role',
    'no longer has an authenticator: the next sign-in sets up a new one',
    'needs a new password at the next sign-in',
    'was given a link to set a new password',
  ];
  for (const words of told.slice(1)) await mailTo(now, words);
  expect(await noticesOf(id)).toEqual(expect.arrayContaining(told.map((words) => `Your account ${words}`)));
});

test.each([
  ['reset_two_factor', {}],
  ['invite', {}],
  ['unlink_sign_on', {}],
  ['change', { user: { email: 'elsewhere@attacker.example' } }],
  ['change', { user: { username: 'some.body.else' } }],
  ['change', { user: { role: 'drafter' as const } }],
] as const)(
  'W3 %s of %j on an account of the firm waits until another administrator confirms it',
  async (action, more) => {
    const person = await buildPerson(app, { role: 'allocator' });
    const { id } = person;
    if (action === 'unlink_sign_on')
      await rowsOf(
        app,
        sql`update users set sso_issuer = 'https://id.example', sso_subject = ${id} where id = ${id} returning id`,
      );
    const second = await secondAdmin();
    const before = await rowOf(admin, id);
    const asked = await admin.call(save, { action, id, ...more } as RequestOf<typeof save>);
    expect(asked.invitation).toBeUndefined();
    const { pending, ...same } = asked.Data;
    expect({ ...same, pending: null }).toEqual(before);
    expect(pending).toMatchObject({ action, askedBy: { id: admin.actor.userId }, mayConfirm: false });
    expect((await rowOf(second, id))?.pending?.mayConfirm).toBe(true);
    expect(await noticesOf(second.actor.userId)).toContainEqual(
      expect.stringContaining(`${person.name} is about to`),
    );
    expect(await noticesOf(id)).toContainEqual(
      expect.stringContaining('Your account is about to get another way'),
    );
    await mailTo(person.email, 'is about to get another way to sign in');

    const own = await confirm(admin, id);
    expect([own.status, own.body.code]).toEqual([422, 'request.not_possible']);
    const { body: confirmed } = await confirm(second, id);
    expect(confirmed.Data.pending).toBeNull();
    const { version: _version, ...changed } = confirmed.Data as UserRow;
    if (action !== 'invite') expect(changed).not.toMatchObject({ ...before, version: undefined });
    else await mailTo(person.email, '/login?invite=');
    const again = await confirm(second, id);
    expect(again.status).toBe(422);
  },
);

test('W3 an administrator who was made or reset within a day confirms nothing: one person is not two by that', async () => {
  const { id } = await buildPerson(app, { role: 'allocator' });
  await secondAdmin();
  await admin.call(save, { action: 'reset_two_factor', id });
  const young = await enter(app, (await buildPerson(app, { role: 'admin', name: 'Second Admin' })).id);
  const reset = await secondAdmin();
  await rowsOf(
    app,
    sql`update users set access_reset_at = ${app.platform.clock.now().toISOString()} where id = ${reset.actor.userId} returning id`,
  );
  for (const who of [young, reset]) {
    expect((await confirm(who, id)).status).toBe(422);
    expect((await rowOf(who, id))?.pending?.mayConfirm).toBe(false);
  }
  expect((await rowOf(admin, id))?.twoFactor).toBe(true);
});

test('W3 a change that waits can be withdrawn, and is worth nothing once the user has changed', async () => {
  const { id } = await buildPerson(app, { role: 'allocator' });
  const second = await secondAdmin();
  await admin.call(save, { action: 'reset_two_factor', id });
  await admin.call(save, { action: 'withdraw_change', id });
  expect((await confirm(second, id)).status).toBe(422);
  await admin.call(save, { action: 'reset_two_factor', id });
  await admin.call(save, { action: 'change', id, user: { name: 'Renamed Since' } });
  const stale = await confirm(second, id);
  expect([stale.status, stale.body.Data]).toEqual([422, expect.stringContaining('has changed since')]);
  expect((await rowOf(admin, id))?.twoFactor).toBe(true);
});

test('W3 what is confirmed is what was read: a change that was replaced since is refused', async () => {
  const { id, email } = await buildPerson(app, { role: 'allocator' });
  const second = await secondAdmin();
  const { Data } = await admin.call(save, { action: 'reset_two_factor', id });
  app.platform.clock.advance(1000);
  await admin.call(save, { action: 'change', id, user: { email: 'replaced@attacker.example' } });
  const askedAt = Data.pending?.askedAt ?? '';
  const late = await second.attempt(save, { action: 'confirm_change', id, askedAt });
  expect([late.status, late.body.code]).toEqual([409, 'record.stale']);
  expect(await rowOf(admin, id)).toMatchObject({ email, twoFactor: true });
});

test('W3 resetting or disabling the only other administrator leaves somebody to ask', async () => {
  const other = (await secondAdmin()).actor.userId;
  const waits = { twoFactor: true, pending: { action: 'reset_two_factor', mayConfirm: false } };
  const reset = async () => {
    const { id } = await buildPerson(app, { role: 'allocator' });
    return (await admin.call(save, { action: 'reset_two_factor', id })).Data;
  };
  await admin.call(save, { action: 'reset_two_factor', id: other });
  expect(await reset()).toMatchObject(waits);
  const now = app.platform.clock.now().toISOString();
  await rowsOf(
    app,
    sql`update users set access_reset_at = null, disabled_at = ${now} where id = ${other} returning id`,
  );
  expect(await reset()).toMatchObject(waits);
});

test('W3 a new person, a client’s person and a firm with one administrator wait for nobody', async () => {
  const { id } = await buildPerson(app, { role: 'drafter' });
  expect((await admin.call(save, { action: 'reset_two_factor', id })).Data).toMatchObject({
    pending: null,
    twoFactor: false,
  });
  await secondAdmin();
  const { id: outside } = await clientUser();
  const { Data } = await admin.call(save, { action: 'reset_two_factor', id: outside });
  expect(Data).toMatchObject({ pending: null, twoFactor: false });
  const { Data: invited } = await admin.call(save, {
    action: 'create',
    user: {
      username: 'never.here',
      name: 'Never Here',
      email: 'never@firm.example',
      role: 'drafter',
      clientId: null,
    },
  });
  const { invitation } = await admin.call(save, { action: 'invite', id: invited.id });
  expect(invitation).toContain('/login?invite=');
});

test('W3 C5 an allocator whom somebody else reset releases nothing for a day, and another allocator can', async () => {
  const { allocator } = app.cast;
  const request = await requestInReview(app);
  const { id } = await buildPerson(app, { role: 'allocator' });
  await admin.call(save, { action: 'reset_two_factor', id });
  const taken = await enter(app, id);
  const held = await attemptAct(taken, 'release', request);
  expect([held.status, held.body.Data]).toEqual([
    422,
    expect.stringContaining('Someone else changed how you sign in'),
  ]);
  await act(allocator, 'release', request);

  const next = await requestInReview(app);
  app.platform.clock.advance(day);
  const back = await enter(app, id);
  expect((await attemptAct(back, 'release', next)).status).toBe(200);
  Object.assign(admin, await enter(app, admin.actor.userId));
});

test('W3 what an administrator asks, confirms and withdraws is on record', async () => {
  const { id } = await buildPerson(app, { role: 'drafter' });
  const second = await secondAdmin();
  await admin.call(save, { action: 'change', id, user: { email: 'third@firm.example' } });
  await admin.call(save, { action: 'withdraw_change', id });
  await admin.call(save, { action: 'reset_two_factor', id });
  await confirm(second, id);
  const events = await rowsOf<{ type: string; actor_id: string }>(
    app,
    sql`select type, actor_id from audit_events where object_id = ${id} order by seq`,
  );
  const [first, other] = [admin.actor.userId, second.actor.userId];
  expect(events.map(({ type, actor_id }) => [type, actor_id])).toEqual([
    ['user.change_asked', first],
    ['user.change_withdrawn', first],
    ['user.change_asked', first],
    ['user.change_confirmed', other],
    ['user.two_factor_reset', other],
  ]);
});

test('W3 somebody who is erased takes with them what waited for them', async () => {
  const { id, username } = await buildPerson(app, { role: 'drafter' });
  await secondAdmin();
  await admin.call(save, { action: 'change', id, user: { email: 'fourth@firm.example' } });
  await admin.call(save, { action: 'disable', id });
  await admin.call(save, { action: 'erase', id, confirm: username });
  expect(await rowsOf(app, sql`select * from access_changes where user_id = ${id}`)).toEqual([]);
});
