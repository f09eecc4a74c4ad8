import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { compose } from '../../../server/compose.ts';
import { sendMail } from '../../../server/modules/notifications/index.ts';
import { freePort } from '../../../server/platform/free-port.ts';
import { type MailServer, startMailServer } from '../../support/peers/mail-server.ts';
import { type Member, signInAs } from '../../support/people/sign-in-as.ts';
import { openTestApp } from '../../support/servers/test-app.ts';
import { waitFor } from '../../support/servers/wait-for.ts';
import { rowsOf } from '../identity/database-state.ts';
import { buildPerson, enterPassword, minutes, password } from '../identity/steps.ts';

let post: MailServer | undefined;
let admin: Member;
const logged: string[] = [];

const mailTo = (host: string) => ({
  host,
  port,
  secure: false,
  requireTls: false,
  credentials: { user: 'desk', pass: 'the-mail-password' },
  from: { name: 'Prudence', address: 'desk@firm.example' },
});
const refuse = (address: string) => (address.startsWith('gone') ? '550 no such mailbox' : null);
const openPost = async () => {
  post = await startMailServer({ port, refuse, signIn: true });
};
const closePost = async () => {
  await post?.close();
  post = undefined;
};

const port = await freePort();
const listening = new Writable({
  write(line, _encoding, done) {
    logged.push(String(line));
    done();
  },
});
const test1 = await openTestApp({
  env: { mail: mailTo('127.0.0.1') },
  log: pino({ level: 'debug' }, listening),
  modules: [
    async (app, platform) => {
      for (const register of compose(platform).modules) await register(app, platform);
    },
  ],
});
admin = await signInAs(test1, { role: 'admin' });
afterAll(async () => {
  await closePost();
  await test1.close();
});
beforeEach(openPost);
afterEach(closePost);

const save = 'POST /security/v1.0/userdetails';
let made = 0;
async function create(more: { name?: string; email?: string } = {}) {
  made += 1;
  const user = {
    username: `mailed.${made}`,
    name: `Mailed Person ${made}`,
    email: `mailed${made}@client.example`,
    role: 'drafter' as const,
    clientId: null,
    ...more,
  };
  const { invitation = '', Data } = await admin.call(save, { action: 'create', user });
  return { ...user, id: Data.id, token: invitation.split('=')[1] ?? '' };
}

const mailsTo = (address: string) => post?.received.filter(({ to }) => to.includes(address)) ?? [];
const arrived = async (address: string, howMany = 1) =>
  (await waitFor(() => mailsTo(address).length >= howMany && mailsTo(address), { what: 'the mail' })).at(-1);
type Row = { status: string; sealed: string | null; tries: number; error: string | null; kind: string };
const rowsAbout = (userId: string) =>
  rowsOf<Row>(test1, sql`select * from mails where user_id = ${userId} order by created_at, id`);
const settled = (userId: string, status: string) =>
  waitFor(async () => (await rowsAbout(userId)).some((row) => row.status === status), { what: status });
const figures = async () =>
  (await admin.call('GET /security/v1.0/settings', { name: 'system' })).Data.system?.mail;

test('an invitation goes by mail with the link that the administrator is shown, which works', async () => {
  const user = await create();
  const mail = await arrived(user.email);
  const link = `http://localhost:${test1.platform.env.port}/login?invite=${user.token}`;
  expect(mail?.text).toContain(`\n${link}\n`);
  expect(mail?.html).toContain(`<a href="${link}">`);
  expect(mail?.text).toContain(`Your username is ${user.username}.`);
  expect(mail?.header('subject')).toBe('Your invitation to Prudence');
  const opened = await test1.visitor().attempt('POST /security/v1.0/invitation', { invite: user.token });
  expect(opened.status).toBe(200);

  const again = await admin.call(save, { action: 'invite', id: user.id });
  expect((await arrived(user.email, 2))?.text).toContain(again.invitation);
});

test('B6 the database keeps no link of a mail in the clear, and nothing of it once it has gone', async () => {
  await closePost();
  const user = await create();
  const dump = await rowsOf(
    test1,
    sql`select to_jsonb(m) as row from mails m union all select to_jsonb(j) from pgboss.job j`,
  );
  expect(JSON.stringify(dump)).toContain(user.id);
  expect(JSON.stringify(dump)).not.toContain(user.token);
  expect(JSON.stringify(dump)).not.toContain(user.email);
  await openPost();
  await arrived(user.email);
  await settled(user.id, 'sent');
  expect((await rowsAbout(user.id))[0]?.sealed).toBeNull();
});

test('a mail server that is away loses nothing: the administrator sees what waits, and it goes when it is back', async () => {
  await closePost();
  const user = await create();
  await waitFor(async () => ((await rowsAbout(user.id))[0]?.tries ?? 0) > 1, { what: 'a second try' });
  expect(await figures()).toMatchObject({ configured: true, waiting: 1, error: expect.stringMatching(/./) });
  await openPost();
  await arrived(user.email);
  await settled(user.id, 'sent');
  expect(mailsTo(user.email)).toHaveLength(1);
  expect(await figures()).toMatchObject({ waiting: 0, error: null });
});

test('after a long absence the sweep sends what waited, once', async () => {
  await closePost();
  const user = await create();
  await rowsOf(test1, sql`update mails set tries = 20 where user_id = ${user.id}`);
  // The queue has given up its quick tries.
  await waitFor(
    async () =>
      (
        await rowsOf<{ status: string }>(
          test1,
          sql`select status from work_items where kind = 'notifications.mail'`,
        )
      ).every(({ status }) => status === 'done' || status === 'failed'),
    { what: 'the quick tries to end' },
  );
  expect((await rowsAbout(user.id))[0]?.status).toBe('waiting');
  await openPost();
  await test1.platform.jobs.runScheduled('notifications.mail_sweep');
  test1.platform.clock.advance(minutes(120));
  await test1.platform.jobs.runScheduled('notifications.mail_sweep');
  await test1.platform.jobs.runScheduled('notifications.mail_sweep');
  await arrived(user.email);
  await settled(user.id, 'sent');
  expect(mailsTo(user.email)).toHaveLength(1);
  admin = await signInAs(test1, { role: 'admin' });
});

test('three days of trying are enough: then the mail counts as failed and its words are gone', async () => {
  await closePost();
  const user = await create();
  await rowsOf(
    test1,
    sql`update mails set tries = 20, created_at = created_at - interval '73 hours' where user_id = ${user.id}`,
  );
  await test1.platform.jobs.runScheduled('notifications.mail_sweep');
  await settled(user.id, 'failed');
  expect((await rowsAbout(user.id))[0]?.sealed).toBeNull();
});

test('an address the mail server refuses fails at once, and the administrator sees how many and why', async () => {
  const before = (await figures())?.failed ?? 0;
  const user = await create({ email: `gone${made}@client.example` });
  await settled(user.id, 'failed');
  expect(await rowsAbout(user.id)).toMatchObject([{ tries: 1, sealed: null }]);
  expect(await figures()).toMatchObject({ failed: before + 1 });
  expect((await rowsAbout(user.id))[0]?.error).toContain('no such mailbox');
});

test('D13 a user’s name with line breaks adds no header and no recipient, and is only text in the HTML', async () => {
  const name = 'Eve & "Co" <3\r\nBcc: thief@evil.example\r\n\r\nPay here';
  const user = await create();
  // No call takes such a name; one stored before that is mailed with.
  await rowsOf(test1, sql`update users set name = ${name} where id = ${user.id} returning id`);
  await admin.call(save, { action: 'invite', id: user.id });
  const mail = await arrived(user.email, 2);
  expect(mail?.to).toEqual([user.email]);
  expect(mail?.header('bcc')).toBeUndefined();
  expect(mail?.headers.map(([field]) => field.toLowerCase())).not.toContain('bcc');
  expect(mail?.text.split('\n')[0]?.trim()).toBe('Hello Eve & "Co" <3 Bcc: thief@evil.example Pay here,');
  expect(mail?.html).toContain(
    '<p>Hello Eve &amp; &quot;Co&quot; &lt;3 Bcc: thief@evil.example Pay here,</p>',
  );
});

test('a changed password is told by mail, and so is a token that was used again', async () => {
  const user = await create();
  const browser = test1.visitor();
  const { username } = await browser.call('POST /security/v1.0/invitation', { invite: user.token });
  const chosen = { NewPassword: password, ConfirmPassword: password, username, onfirstlogin: true };
  await browser.call('POST /security/v1.0/updatepassword', chosen);
  const mail = await arrived(user.email, 2);
  expect(mail?.header('subject')).toBe('Your password for Prudence was changed');
  expect(mail?.raw).not.toContain(password);

  const me = await signInAs(test1, { role: 'drafter' });
  const stolen = me.cookies.get(`__Host-rt-${me.refresh}`) ?? '';
  const refresh = () => me.attempt('POST /security/v1.0/token/refresh', { token: me.refresh });
  await refresh();
  await refresh();
  me.cookies.set(`__Host-rt-${me.refresh}`, stolen);
  expect((await refresh()).status).toBe(401);
  const told = await arrived(me.actor.email);
  expect(told?.header('subject')).toBe('A session of yours in Prudence was ended');
});

test('A5 whoever is locked is told by mail, once a day however often it happens', async () => {
  const person = await buildPerson(test1);
  const lock = async () => {
    for (let tries = 0; tries < 5; tries += 1)
      await enterPassword(test1.visitor(`10.9.0.${tries}`), person.username, 'Wrong#Horse7');
    test1.platform.clock.advance(minutes(16));
  };
  await lock();
  expect((await arrived(person.email))?.header('subject')).toBe('Your account in Prudence is locked');
  await lock();
  await settled(person.id, 'sent');
  expect(await rowsAbout(person.id)).toHaveLength(1);
  test1.platform.clock.advance(minutes(24 * 60));
  await lock();
  await arrived(person.email, 2);
  admin = await signInAs(test1, { role: 'admin' });
});

test('an act that is undone sends nothing', async () => {
  const user = await create();
  await arrived(user.email);
  const undone = test1.platform.database.tx({ kind: 'identity' }, async () => {
    await sendMail(test1.platform, {
      userId: user.id,
      kind: 'invitation',
      to: { name: user.name, address: user.email },
      language: 'en-US',
      subject: 'Never',
      paragraphs: ['Never.'],
    });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  const later = await create();
  await arrived(later.email);
  expect(mailsTo(user.email)).toHaveLength(1);
});

test('the log holds neither a link nor the password of the mail server', async () => {
  expect(logged.length).toBeGreaterThan(10);
  expect(logged.join('')).not.toMatch(/invite=|the-mail-password/);
});

test('without a mail server nothing is written and nothing is needed', async () => {
  const bare = await openTestApp();
  try {
    const lead = await signInAs(bare, { role: 'admin' });
    const user = {
      username: 'plain',
      name: 'Plain',
      email: 'p@x.example',
      role: 'drafter' as const,
      clientId: null,
    };
    const { invitation } = await lead.call(save, { action: 'create', user });
    expect(invitation).toMatch(/^\/login\?invite=/);
    expect(await rowsOf(bare, sql`select id from mails`)).toEqual([]);
  } finally {
    await bare.close();
  }
});
