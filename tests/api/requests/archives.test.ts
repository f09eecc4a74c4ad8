import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import jszip from 'jszip';
import { DownloadLimits } from '../../../contract/limits.ts';
import { attachments } from '../../../server/modules/requests/tables.ts';
import { db } from '../../../server/platform/index.ts';
import { enter, type Member, signInAs } from '../../support/people/sign-in-as.ts';
import { auditOf } from './audit-of.ts';
import { buildIntake } from './build-request.ts';
import { businessRows } from './business-rows.ts';
import { buildCast, openRequestsApp } from './requests-app.ts';

const test1 = await openRequestsApp();
const cast = await buildCast(test1);
const stranger = await signInAs(test1, { role: 'clientuser' });
afterAll(() => test1.close());

const post = 'POST /reports/v1.0/archives';

async function withFiles(who: Member, ...files: [string, string][]) {
  const { Data } = await who.call(
    'POST /reports/v1.0/requestdetails',
    { intake: buildIntake() },
    files.map(([name, content]) => ({ name, content })),
  );
  return { request: Data.id, client: Data.clientId, files: Data.files, version: Data.version };
}
type Made = Awaited<ReturnType<typeof withFiles>>;
const where = ({ request, client }: Made) => ({ request, client });
const addressOf = async (who: Member, ...made: Made[]) =>
  (await who.call(post, { items: made.map(where) })).Data.signed_url;
/** As a browser opens it: its cookies, no bearer. */
const open = (who: Member, address: string) => {
  const { access } = who;
  Object.assign(who, { access: '' });
  return who.send(address).finally(() => Object.assign(who, { access }));
};

test('C10 an address gives the files of several requests as one zip, once, and leaves one event each', async () => {
  const one = await withFiles(cast.clientuser, ['deed.txt', 'One.'], ['list.txt', 'List.']);
  const two = await withFiles(cast.clientuser, ['deed.txt', 'Two.']);
  const { Data } = await cast.clientuser.call(post, { items: [where(one), where(two)] });
  expect(Data).toMatchObject({
    files: 3,
    bytes: 13,
    original_name: expect.stringMatching(/^Prudence_.*\.zip$/),
  });
  const answer = await open(cast.clientuser, Data.signed_url);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="Prudence_\d{8}_\d{6}\.zip"/,
  );
  expect(answer.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
  const zip = await jszip.loadAsync(await answer.arrayBuffer());
  expect(Object.keys(zip.files).sort()).toEqual(['deed (2).txt', 'deed.txt', 'list.txt']);
  expect(await zip.file('deed (2).txt')?.async('string')).toBe('Two.');
  expect((await open(cast.clientuser, Data.signed_url)).status).toBe(403);
  for (const { request } of [one, two])
    expect(await auditOf(test1, request)).toEqual(['request.drafted', 'file.downloaded']);
});

test('C10 of a hundred uses at once exactly one gets the zip', async () => {
  const made = await withFiles(cast.clientuser, ['one.txt', 'One.']);
  const address = await addressOf(cast.clientuser, made);
  const { access } = cast.clientuser;
  Object.assign(cast.clientuser, { access: '' });
  const answers = await Promise.all(Array.from({ length: 100 }, () => cast.clientuser.send(address)));
  Object.assign(cast.clientuser, { access });
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 403)).toHaveLength(99);
});

test('C10 an address that is made up, old, or opened by another browser gives nothing', async () => {
  const made = await withFiles(cast.clientuser, ['one.txt', 'One.']);
  const fresh = () => addressOf(cast.clientuser, made);
  const made_up = (await fresh()).replace(/ticket=.*/, `ticket=${'A'.repeat(43)}`);
  expect((await open(cast.clientuser, made_up)).status).toBe(403);
  expect((await open(stranger, await fresh())).status).toBe(403);
  expect((await open(await enter(test1, cast.clientuser.actor.userId), await fresh())).status).toBe(403);
  expect((await test1.visitor().send(await fresh())).status).toBe(403);
  const late = await fresh();
  test1.platform.clock.advance(61_000);
  expect((await open(cast.clientuser, late)).status).toBe(403);
  expect((await open(cast.clientuser, await fresh())).status).toBe(200);
});

test('C10 an address ends with the session and with the right to see the files', async () => {
  const member = await enter(test1, cast.clientuser.actor.userId);
  const made = await withFiles(member, ['one.txt', 'One.']);
  const ids = made.files.map(({ id }) => id);
  const named = (await member.call(post, { items: [{ ...where(made), ids }] })).Data.signed_url;
  await member.call('POST /reports/v1.0/requestdetails', {
    request: made.request,
    version: made.version,
    intake: buildIntake(),
    removeFiles: ids,
  });
  expect((await open(member, named)).status).toBe(403);

  const other = await withFiles(member, ['two.txt', 'Two.']);
  const address = await addressOf(member, other);
  const { cookies } = member;
  await member.call('POST /security/v1.0/logoutuser', { refresh_token: member.refresh });
  const again = Object.assign(test1.visitor(), { cookies });
  expect((await again.send(address)).status).toBe(403);
});

test('B6 the database keeps no ticket that could be used', async () => {
  const made = await withFiles(cast.clientuser, ['one.txt', 'One.']);
  const ticket = new URL(await addressOf(cast.clientuser, made), 'http://localhost').searchParams.get(
    'ticket',
  );
  const { rows } = await test1.platform.database.tx({ kind: 'identity' }, () =>
    db().execute(sql`select * from archive_tickets`),
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(ticket);
});

test('C2 one id or one request that is not the caller’s gives no address at all', async () => {
  const mine = await withFiles(cast.clientuser, ['one.txt', 'One.']);
  const theirs = await withFiles(stranger, ['other.txt', 'Other.']);
  const before = await businessRows(test1);
  const id = (made: Made) => made.files[0]?.id ?? '';
  for (const items of [
    [where(mine), where(theirs)],
    [{ ...where(mine), ids: [id(mine), id(theirs)] }],
    [{ ...where(mine), client: theirs.client }],
  ]) {
    const reply = await cast.clientuser.attempt(post, { items });
    expect(reply.status).toBe(404);
  }
  expect(await businessRows(test1)).toBe(before);
});

test('a file that is no longer what was stored is refused before there is an address, and leaves an event', async () => {
  const made = await withFiles(cast.clientuser, ['kept.txt', 'Kept.'], ['flipped.txt', 'Flipped, in a zip.']);
  const folder = join(test1.platform.env.dataDir, 'files');
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && (await readFile(path, 'utf8')) === 'Flipped, in a zip.')
      await writeFile(path, 'flipped');
  }
  const reply = await cast.clientuser.attempt(post, { items: [where(made)] });
  expect([reply.status, reply.body.code]).toEqual([422, 'file.corrupt']);
  expect(await auditOf(test1, made.request)).toEqual(['request.drafted', 'file.corrupt']);
});

test('W16 a request named twice is refused before anything is read, and so is one file', async () => {
  const made = await withFiles(cast.clientuser, ['one.txt', 'One.']);
  const ids = [made.files[0]?.id ?? '', made.files[0]?.id ?? ''];
  for (const [items, field] of [
    [Array.from({ length: 100 }, () => where(made)), 'items'],
    [[{ ...where(made), ids }], 'items.0.ids'],
  ] as const) {
    const { status, body } = await cast.clientuser.attempt(post, { items: [...items] });
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([400, 'input.invalid', [field]]);
  }
});

test('W16 more files or bytes than one zip holds are refused before one of them is read', async () => {
  const made = await withFiles(cast.clientuser, ['large.txt', 'Large.'], ['small.txt', 'Small.']);
  const pretend = (size: number) =>
    test1.platform.database.tx({ kind: 'identity' }, () =>
      db()
        .update(attachments)
        .set({ size })
        .where(eq(attachments.id, made.files[0]?.id ?? '')),
    );
  await pretend(DownloadLimits.archiveBytes);
  const { status, body } = await cast.clientuser.attempt(post, { items: [where(made)] });
  expect([status, body.code]).toEqual([413, 'input.too_large']);
  expect(body.Data).toBe('One zip holds at most 1000 files and 2 GB. Download fewer requests at once.');
  await pretend(6);
  expect((await cast.clientuser.attempt(post, { items: [where(made)] })).status).toBe(200);
});

test('W20 neither a look at its headers nor a stranger uses an address up', async () => {
  const made = await withFiles(cast.clientuser, ['one.txt', 'One.']);
  const address = await addressOf(cast.clientuser, made);
  expect((await open(stranger, address)).status).toBe(403);
  const path = address.slice(address.indexOf('/reports'));
  const cookie = cast.clientuser.cookies
    .names()
    .map((name) => `${name}=${cast.clientuser.cookies.get(name)}`);
  const head = await test1.app.inject({ method: 'HEAD', url: path, headers: { cookie: cookie.join('; ') } });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  const answer = await open(cast.clientuser, address);
  expect(answer.status).toBe(200);
  expect(Object.keys((await jszip.loadAsync(await answer.arrayBuffer())).files)).toEqual(['one.txt']);
});
