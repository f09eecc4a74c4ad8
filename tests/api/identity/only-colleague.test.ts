import { sql } from 'drizzle-orm';
import { breakGlass } from '../../../server/modules/identity/index.ts';
import { enter, type Member } from '../../support/people/sign-in-as.ts';
import { drafted, tryDraft, whatIfOf } from '../assessment/drafting.ts';
import { openScreeningApp } from '../screening/screening-app.ts';
import { rowsOf } from './database-state.ts';
import { buildPerson } from './steps.ts';

const save = 'POST /security/v1.0/userdetails';

const app = await openScreeningApp();
/** They can sign in themselves: the last one who can is demoted by nobody. */
const admin = await enter(app, (await buildPerson(app, { role: 'admin' })).id);
afterAll(() => app.close());

/** The only other administrator: they can sign in, and have been one for longer than a day. */
async function secondAdmin(): Promise<Member> {
  await rowsOf(
    app,
    sql`update users set role = 'drafter', admin_until = null where role = 'admin' and id <> ${admin.actor.userId} returning id`,
  );
  const { id } = await buildPerson(app, { role: 'admin' });
  await rowsOf(
    app,
    sql`update users set created_at = created_at - interval '2 days' where id = ${id} returning id`,
  );
  return enter(app, id);
}

/** The administrator asks that somebody of the firm gets a new authenticator; answers what became of it. */
async function reset() {
  const { id } = await buildPerson(app, { role: 'allocator' });
  return (await admin.call(save, { action: 'reset_two_factor', id })).Data;
}
const waits = { twoFactor: true, pending: { action: 'reset_two_factor', mayConfirm: false } };

type Asked = Awaited<ReturnType<typeof reset>>;
const confirm = (who: Member, { id, pending }: Asked) =>
  who.attempt(save, { action: 'confirm_change', id, askedAt: pending?.askedAt ?? '' });

test('W3 an administrator whom break-glass gave a new way in is still somebody to ask, and confirms nothing for a day', async () => {
  const other = (await secondAdmin()).actor;
  await breakGlass(app.platform, other.username);
  const asked = await reset();
  expect(asked).toMatchObject(waits);
  // As after the link, with a new password and a new authenticator.
  const set = (what: string) =>
    rowsOf(app, sql`update users set ${sql.raw(what)} where id = ${other.userId} returning id`);
  await set('totp_confirmed_at = access_reset_at');
  const back = await enter(app, other.userId);
  expect((await confirm(back, asked)).status).toBe(422);
  await set("access_reset_at = access_reset_at - interval '1 day 1 second'");
  expect((await confirm(back, asked)).status).toBe(200);
});

test.each([
  ['gives another role', { role: 'drafter' }],
  ['makes read-only', { readOnly: true }],
] as const)('W3 whom an administrator %s is still somebody to ask for a day', async (_, user) => {
  const other = (await secondAdmin()).actor.userId;
  await admin.call(save, { action: 'change', id: other, user });
  const asked = await reset();
  expect(asked).toMatchObject(waits);
  expect((await confirm(await enter(app, other), asked)).status).not.toBe(200);
  await rowsOf(
    app,
    sql`update users set admin_until = admin_until - interval '1 day 1 second' where id = ${other} returning id`,
  );
  expect(await reset()).toMatchObject({ twoFactor: false, pending: null });
});

test('W3 C5 whoever disables the only other administrator does not publish their own rating method for a day', async () => {
  const other = (await secondAdmin()).actor.userId;
  await drafted(admin);
  await tryDraft(admin, { action: 'save', values: { 'bands.medium': 36 } });
  await whatIfOf(admin);
  await admin.call(save, { action: 'disable', id: other });
  const publish = { action: 'publish', reason: 'Medium begins later.' } as const;
  const refused = await tryDraft(admin, publish);
  expect([refused.status, refused.body.code]).toEqual([422, 'rating.second_person']);
  await rowsOf(
    app,
    sql`update users set disabled_at = disabled_at - interval '1 day 1 second' where id = ${other} returning id`,
  );
  expect((await tryDraft(admin, publish)).status).toBe(200);
});

test('C5 administrators who can publish nothing, read-only or never signed in, keep nobody from publishing their own rating method', async () => {
  await rowsOf(
    app,
    sql`update users set role = 'drafter', admin_until = null where role = 'admin' and id <> ${admin.actor.userId} returning id`,
  );
  const reader = await enter(app, (await buildPerson(app, { role: 'admin', readOnly: true })).id);
  const { Data: invited } = await admin.call(save, {
    action: 'create',
    user: { username: 'invited.admin', name: 'Ines Invited', email: 'ines@example.com', role: 'admin' },
  });
  expect(invited.role).toBe('admin');
  await drafted(admin);
  await tryDraft(admin, { action: 'save', values: { 'bands.medium': 37 } });
  await whatIfOf(admin);
  const publish = { action: 'publish', reason: 'Medium begins later.' } as const;
  expect((await tryDraft(reader, publish)).status).toBe(403);
  expect((await tryDraft(admin, publish)).status).toBe(200);
});
