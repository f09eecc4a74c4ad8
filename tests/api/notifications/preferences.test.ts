import { sql } from 'drizzle-orm';
import type { ChosenNoticeKind, NoticeKind } from '../../../contract/words.ts';
import { noticeText, notify } from '../../../server/modules/notifications/index.ts';
import { freePort } from '../../../server/platform/free-port.ts';
import { db } from '../../../server/platform/index.ts';
import { mailThrough, startMailServer } from '../../support/peers/mail-server.ts';
import { closeClient } from '../../support/people/close-client.ts';
import { enter, type Member, signInAs } from '../../support/people/sign-in-as.ts';
import { waitFor } from '../../support/servers/wait-for.ts';
import { act } from '../requests/act.ts';
import { intakeOf } from '../screening/screened-request.ts';
import { openScreeningApp } from '../screening/screening-app.ts';

const port = await freePort();
const post = await startMailServer({ port, refuse: () => null });
const test1 = await openScreeningApp([], {
  env: {
    mail: mailThrough(port),
  },
});
afterAll(async () => {
  await test1.close();
  await post.close();
});

const choices = 'POST /reports/v1.0/notifications/preferences';
const read = async (who: Member) => (await who.call('GET /reports/v1.0/notifications/preferences', {})).Data;
const choose = (who: Member, kind: ChosenNoticeKind, byMail: boolean) =>
  who.call(choices, { kinds: [{ kind, byMail }] });
const mail = () => test1.platform.jobs.runScheduled('notifications.news');
const mailsTo = ({ actor }: Member) => post.received.filter(({ to }) => to.includes(actor.email));
const arrived = async (who: Member, howMany = 1) =>
  (await waitFor(() => mailsTo(who).length >= howMany && mailsTo(who), { what: 'the mail' })).at(-1);
const tell = (who: Member, kind: NoticeKind, more: { requestId?: string; clientId?: string } = {}) =>
  test1.platform.database.tx({ kind: 'identity' }, () =>
    notify(test1.platform.clock, {
      userIds: [who.actor.userId],
      clientId: who.actor.clientId,
      kind,
      entityName: 'Secret Kettles',
      activity: noticeText('request.screened', { matches: 3 }),
      ...more,
    }),
  );

test('a person chooses by kind, it stays at the next sign-in, and others keep theirs', async () => {
  const person = await signInAs(test1, { role: 'client' });
  const other = await signInAs(test1, { role: 'client', clientId: person.actor.clientId ?? '' });
  const before = await read(person);
  expect(before).toEqual({
    mailConfigured: true,
    kinds: ['request', 'question', 'comment', 'register'].map((kind) => ({ kind, byMail: true })),
  });
  const saved = await choose(person, 'comment', false);
  expect(saved.Data.kinds).toContainEqual({ kind: 'comment', byMail: false });
  const again = await enter(test1, person.actor.userId);
  expect(await read(again)).toEqual(saved.Data);
  expect(await read(other)).toEqual(before);
});

test('each role is offered the kinds that reach it, with a default it can live with', async () => {
  const { allocator, drafter, admin } = test1.cast;
  const byMail = async (who: Member) =>
    (await read(who)).kinds.map(({ kind, byMail }) => `${kind}${byMail ? ' by mail' : ''}`);
  const firm = ['request', 'question by mail', 'comment', 'screening', 'register by mail'];
  expect(await byMail(allocator)).toEqual(firm);
  expect(await byMail(drafter)).toEqual(firm);
  expect(await byMail(admin)).toEqual([...firm, 'system by mail']);
  await choose(drafter, 'system', true);
  expect(await byMail(drafter)).toEqual(firm);
});

test('C7 a mail names the request by its number and nobody by name; several notices come as one', async () => {
  const { client } = test1.cast;
  const { Data: draft } = await client.call('POST /reports/v1.0/requestdetails', {
    intake: intakeOf({ legalName: 'Secret Kettles' }),
  });
  await mail();
  const before = mailsTo(client).length;
  const about = { requestId: draft.id };
  await tell(client, 'question', about);
  await tell(client, 'comment', about);
  await tell(client, 'comment', about);
  expect(await mail()).toBe(1);
  const sent = await arrived(client, before + 1);
  expect(sent?.header('subject')).toBe(`Prudence: notification about ${draft.number}`);
  const link = `http://localhost:${test1.platform.env.port}/pages/requestanalysis?client=${draft.clientId}&request=${draft.id}`;
  expect(sent?.text).toContain(link);
  expect(sent?.text.match(new RegExp(`${draft.number}: .*`, 'g'))).toEqual([
    `${draft.number}: there is a question for you, or an answer.`,
    `${draft.number}: there is a new comment.`,
  ]);
  expect(`${sent?.text}${sent?.html}`).not.toMatch(/Kettles|match|screened/);
  expect(await mail()).toBe(0);
});

test.each([
  ['hi-IN', 'ltr', 'नमस्ते', 'नई टिप्पणी जोड़ी गई है।'],
  ['ar-SA', 'rtl', 'مرحبًا', 'أُضيف تعليق جديد.'],
] as const)('a mail is written in %s for who reads that', async (language, direction, hello, line) => {
  const person = await signInAs(test1, { role: 'client' });
  await person.call('POST /security/v1.0/updatelanguage', { language });
  await mail();
  await tell(person, 'comment');
  await mail();
  const sent = await arrived(person);
  expect(sent?.text.split('\n')[0]).toContain(hello);
  expect(sent?.text).toContain(line);
  expect(sent?.html).toContain(`<html lang="${language}" dir="${direction}">`);
  expect(sent?.text).not.toMatch(/news|comment/i);
});

test('what is not chosen, was cleared, or concerns the account is not mailed a second way', async () => {
  const person = await signInAs(test1, { role: 'client' });
  await choose(person, 'comment', false);
  await tell(person, 'comment');
  await tell(person, 'account');
  await tell(person, 'question');
  await person.call('POST /reports/v1.0/notifications', { clear_all: true });
  expect(await mail()).toBe(0);
  await tell(person, 'comment');
  await tell(person, 'question');
  expect(await mail()).toBe(1);
  expect((await arrived(person))?.text).not.toContain('comment.');
});

test('C7 who left the client, or was disabled, before the mail goes gets none', async () => {
  const moved = await signInAs(test1, { role: 'client' });
  const gone = await signInAs(test1, { role: 'client' });
  const elsewhere = await signInAs(test1, { role: 'client' });
  await tell(moved, 'question');
  await tell(gone, 'question');
  await test1.platform.database.tx({ kind: 'identity' }, async () => {
    const { clientId } = elsewhere.actor;
    await db().execute(sql`update users set client_id = ${clientId} where id = ${moved.actor.userId}`);
    await db().execute(sql`update users set disabled_at = now() where id = ${gone.actor.userId}`);
  });
  expect(await mail()).toBe(0);
});

test('what lay for a day is not mailed any more', async () => {
  const person = await signInAs(test1, { role: 'client' });
  await tell(person, 'question');
  test1.platform.clock.advance(25 * 3_600_000);
  expect(await mail()).toBe(0);
});

test('a real question asked by the drafter reaches the client by mail', async () => {
  const { client, allocator, drafter } = test1.cast;
  const [writer, asker] = await Promise.all([
    enter(test1, client.actor.userId),
    enter(test1, drafter.actor.userId),
  ]);
  const hander = await enter(test1, allocator.actor.userId);
  const { Data: draft } = await writer.call('POST /reports/v1.0/requestdetails', { intake: intakeOf({}) });
  const submitted = await act(writer, 'submit', draft, { consent: true });
  const allocated = await act(hander, 'accept_and_allocate', submitted, { assignee: drafter.actor.userId });
  const started = await act(asker, 'start', allocated, {});
  await mail();
  const before = mailsTo(client).length;
  await act(asker, 'ask_client', started, { comment: 'Who owns Kettles?' });
  await mail();
  const sent = await arrived(client, before + 1);
  expect(sent?.text).toContain(`${draft.number}: there is a question for you, or an answer.`);
  expect(sent?.text).not.toContain('Who owns');
});

test('C7 nobody is mailed whose client was closed', async () => {
  const person = await signInAs(test1, { role: 'client' });
  await mail();
  await tell(person, 'question');
  await closeClient(await enter(test1, test1.cast.admin.actor.userId), person.actor.clientId);
  expect(await mail()).toBe(0);
  expect(mailsTo(person)).toEqual([]);
});
