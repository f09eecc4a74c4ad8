import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import jszip from 'jszip';
import { db } from '../../../server/platform/index.ts';
import { buildClient, enter, signInAs } from '../../support/people/sign-in-as.ts';
import { keyRing } from '../../support/servers/key-rings.ts';
import { act } from './act.ts';
import { auditOf } from './audit-of.ts';
import { buildIntake } from './build-request.ts';
import { leavesNoTrace } from './business-rows.ts';
import { buildCast, type Cast, openRequestsApp } from './requests-app.ts';

const test1 = await openRequestsApp();
const cast = await buildCast(test1);
afterAll(() => test1.close());

const post = 'POST /reports/v1.0/downloadattachments';

async function withFiles(...files: [string, string][]) {
  const { Data } = await cast.clientuser.call(
    'POST /reports/v1.0/requestdetails',
    { intake: buildIntake() },
    files.map(([name, content]) => ({ name, content })),
  );
  return { request: Data.id, client: Data.clientId, files: Data.files };
}
async function addresses(where: { request: string; client: string }, who = cast.clientuser) {
  const { request, client } = where;
  const answer = await who.call('GET /reports/v1.0/downloadattachments', { request, client });
  if (answer.type !== 'azure') throw new Error('expected addresses');
  return answer.Data;
}

test('C10 a signed address gives the file to its own session as a download, and leaves one event', async () => {
  const made = await withFiles(['Deed & ಪತ್ರ.txt', 'The deed.']);
  const [address] = await addresses(made);
  expect(address).toMatchObject({ original_name: 'Deed & ಪತ್ರ.txt', size: 9 });
  const answer = await cast.clientuser.send(address?.signed_url ?? '');
  expect(await answer.text()).toBe('The deed.');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="Deed___+\.txt"/);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-length')).toBe('9');
  expect(await auditOf(test1, made.request)).toEqual(['request.drafted', 'file.downloaded']);
});

test('C10 an address that was edited, is old or is another session’s gives nothing', async () => {
  const made = await withFiles(['one.txt', 'One.'], ['two.txt', 'Two.']);
  const [one, two] = await addresses(made);
  const url = new URL(one?.signed_url ?? '', 'http://localhost');
  const edited = (name: string, value: string) => {
    const other = new URL(url);
    other.searchParams.set(name, value);
    return other.pathname + other.search;
  };
  const otherId = new URL(two?.signed_url ?? '', 'http://localhost').searchParams.get('id') ?? '';
  const later = String(Number(url.searchParams.get('exp')) + 60);
  const tries = [
    edited('id', otherId),
    edited('exp', later),
    edited('exp', '99999999999'),
    edited('sig', 'AAAA'),
    edited('sig', ''),
    edited('id', '7c9e6679-7425-40de-944b-e07fc1f90ae7'),
  ];
  const path = url.pathname + url.search;
  const another = await enter(test1, cast.clientuser.actor.userId);
  const over = Object.assign(test1.visitor(), { access: `${another.access.slice(0, -4)}AAAA` });
  await leavesNoTrace(test1, async () => {
    for (const one of tries) expect((await cast.clientuser.send(one)).status).toBe(403);
    expect((await another.send(path)).status).toBe(403);
    expect((await cast.client.send(path)).status).toBe(403);
    // Without any token it is refused for good; with one that is over the browser renews it first.
    const bare = await test1.visitor().send(path);
    expect([bare.status, (await bare.json()).code]).toEqual([403, 'signature.invalid']);
    expect((await over.send(path)).status).toBe(401);
    test1.platform.clock.advance(301_000);
    expect((await cast.clientuser.send(path)).status).toBe(403);
  });
});

test('C10 an address given out before a change of keys holds its five minutes', async () => {
  const [address] = await addresses(await withFiles(['deed.txt', 'The deed.']));
  const { keys } = test1.platform;
  test1.platform.keys = keyRing('k2', 'dev');
  const answer = await cast.clientuser.send(address?.signed_url ?? '');
  test1.platform.keys = keys;
  expect([answer.status, await answer.text()]).toEqual([200, 'The deed.']);
});

test('C10 an address ends with the right to see the request', async () => {
  const made = await withFiles(['one.txt', 'One.']);
  const [address] = await addresses(made);
  await cast.clientuser.call('POST /reports/v1.0/requestdetails', {
    request: made.request,
    version: 1,
    intake: buildIntake(),
    removeFiles: made.files.map(({ id }) => id),
  });
  await leavesNoTrace(test1, async () => {
    expect((await cast.clientuser.send(address?.signed_url ?? '')).status).toBe(403);
  });
});

test('C10 an address ends for a drafter with the allocation, for a client’s person with the move to another', async () => {
  const { Data: draft } = await cast.clientuser.call(
    'POST /reports/v1.0/requestdetails',
    { intake: buildIntake() },
    [{ name: 'deed.txt', content: 'The deed.' }],
  );
  const where = { request: draft.id, client: draft.clientId };
  const submitted = await act(cast.clientuser, 'submit', draft, { consent: true });
  const assign = (to: Cast['drafter'], version: number) =>
    act(cast.allocator, 'accept_and_allocate', { id: draft.id, version }, { assignee: to.actor.userId });
  const { version } = await assign(cast.drafter, submitted.version);
  const leaver = await signInAs(test1, { role: 'client', clientId: cast.clientId });
  const holders = [cast.drafter, leaver];
  const given = await Promise.all(holders.map((who) => addresses(where, who)));
  const statuses = () =>
    Promise.all(holders.map(async (who, n) => (await who.send(given[n]?.[0]?.signed_url ?? '')).status));
  expect(await statuses()).toEqual([200, 200]);
  await assign(cast.other, version);
  const elsewhere = await buildClient(test1);
  await test1.platform.database.tx({ kind: 'identity' }, () =>
    db().execute(sql`update users set client_id = ${elsewhere} where id = ${leaver.actor.userId}`),
  );
  expect(await leavesNoTrace(test1, statuses)).toEqual([403, 403]);
});

test('D13 several files come as one zip, equal names numbered, no entry with a path', async () => {
  const made = await withFiles(
    ['deed.txt', 'One.'],
    ['deed.txt', 'Two.'],
    ['..\\up.txt', 'Up.'],
    ['a/b.txt', 'Sub.'],
  );
  const { status, headers, body } = await cast.client.attempt(post, {
    request: made.request,
    client: made.client,
  });
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toMatch(/filename="Prudence_\d{8}_\d{6}\.zip"/);
  const zip = await jszip.loadAsync(body as unknown as Buffer);
  const names = Object.keys(zip.files);
  expect(names).toHaveLength(4);
  expect(names).toEqual(expect.arrayContaining(['deed.txt', 'deed (2).txt']));
  expect(names.filter((name) => /[\\/]|^\./.test(name))).toEqual([]);
  const texts = await Promise.all(names.map((name) => zip.file(name)?.async('string')));
  expect(texts.sort()).toEqual(['One.', 'Sub.', 'Two.', 'Up.']);
});

test('C2 a download with one id that is not the request’s gives nothing', async () => {
  const made = await withFiles(['one.txt', 'One.']);
  const other = await withFiles(['other.txt', 'Other.']);
  const ids = [...made.files, ...other.files].map(({ id }) => id);
  const reply = await cast.clientuser.attempt(post, { request: made.request, client: made.client, ids });
  expect(reply.status).toBe(404);
});

test('one file is a file, and a sealed report is a PDF', async () => {
  const made = await withFiles(['one.txt', 'One.'], ['two.txt', 'Two.']);
  const where = { request: made.request, client: made.client };
  const single = await cast.client.attempt(post, { ...where, ids: [made.files[1]?.id ?? ''] });
  expect(String(single.body)).toBe('Two.');
  const pdf = Buffer.from('%PDF-1.7 sealed');
  const stored = await test1.platform.files.putBuffer(pdf, 'application/pdf');
  test1.answers.sealedPdf = async (id, version) => (id === made.request && version === 1 ? stored : null);
  const answer = await cast.client.call('GET /reports/v1.0/downloadattachments', { ...where, report: 1 });
  expect(answer).toMatchObject({ type: 'pdf', Data: pdf.toString('base64') });
  const missing = await cast.client.attempt('GET /reports/v1.0/downloadattachments', { ...where, report: 2 });
  expect(missing.status).toBe(404);
});

test('a file that is no longer what was stored is refused and leaves an event', async () => {
  const made = await withFiles(['kept.txt', 'Kept.'], ['flipped.txt', 'Flipped, later.']);
  await overwrite('Flipped, later.', 'flipped, later.');
  const where = { request: made.request, client: made.client };
  const flipped = made.files.find(({ name }) => name === 'flipped.txt')?.id ?? '';
  for (const ids of [[flipped], undefined]) {
    const reply = await cast.client.attempt(post, { ...where, ids });
    expect([reply.status, reply.body.code]).toEqual([422, 'file.corrupt']);
  }
  expect(await auditOf(test1, made.request)).toEqual(['request.drafted', 'file.corrupt', 'file.corrupt']);
});

/** Changes a stored file behind the server's back. */
async function overwrite(content: string, by: string) {
  const folder = join(test1.platform.env.dataDir, 'files');
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && (await readFile(path, 'utf8')) === content) await writeFile(path, by);
  }
}

test('W22 an address holds in the one spelling it was given in', async () => {
  const made = await withFiles(['one.txt', 'One.']);
  const [address] = await addresses(made);
  const url = address?.signed_url ?? '';
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  // 32 bytes leave two bits of the last letter unused: four letters decode to the same.
  const next = letters[(letters.indexOf(url.at(-1) ?? '') ^ 1) % 64];
  const status = async (spelled: string) => (await cast.clientuser.send(spelled)).status;
  expect(await status(`${url.slice(0, -1)}${next}`)).toBe(403);
  const inHex = (_: string, exp: string) => `exp=0x${Number(exp).toString(16)}`;
  expect(await status(url.replace(/exp=(\d+)/, inHex))).toBe(400);
  expect(await status(url)).toBe(200);
});
