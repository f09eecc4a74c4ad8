import { sql } from 'drizzle-orm';
import JSZip from 'jszip';
import { enter, type Member, signInAs } from '../../support/people/sign-in-as.ts';
import { signChains, verifiedBy } from '../audit/tamper.ts';
import { eventsOf, everyRow, rowsOf } from '../identity/database-state.ts';
import { attemptSource } from '../media/read-media.ts';
import { act } from '../requests/act.ts';
import { reload } from '../requests/build-request.ts';
import { intakeOf, screenedRequest } from '../screening/screened-request.ts';
import { finished, importList, ownList } from '../screening/screening-app.ts';
import {
  hold,
  isStored,
  openRetentionApp,
  path,
  releasedWithFile,
  retentionOf,
  secondAdmin,
} from './retention-app.ts';

const name = 'Leaving Brothers Holding';
let second: Member;

const test1 = await openRetentionApp();
const released = await releasedWithFile(test1, { legalName: 'Quillfeather Trading Limited' });
const leaving = test1.cast.client.actor.clientId ?? '';
// A refusal that quotes what was written about it.
const inWork = await screenedRequest(test1, { legalName: 'Quillfeather Mills Limited' });
const source = { action: 'add', text: 'A port was dredged.', title: 'Dredging by Quillfeather' } as const;
expect((await attemptSource(test1.cast.drafter, inWork, source)).status).toBe(202);
expect((await attemptSource(test1.cast.drafter, inWork, source)).status).toBe(422);
await act(test1.cast.client, 'cancel', await reload(test1, inWork.id));
await rowsOf(test1, sql`update clients set name = ${name} where id = ${leaving} returning id`);
const mine = test1.cast.client;
test1.cast.client = await signInAs(test1, { role: 'client', name: 'Olga Other' });
const other = await releasedWithFile(test1, { legalName: 'Staying Mills Limited' });
test1.cast.client = mine;
// What the firm's own lists and searches keep of the client's third parties.
const alike = ['A1,Quilfeathr Trading Limited,organisation,,IN,,TEST,sanctions'];
await importList(test1.cast.admin, ownList(alike), { format: 'plain_csv', name: 'Second list' });
const search = 'quillfeather';
await test1.cast.allocator.call('GET /reports/v1.0/thirdparties', { search, export: 'csv' });
const keepView = async (title: string, words: string, list = 'third-parties') => {
  const query = `view=all&${new URLSearchParams({ search: words })}`;
  const view = { title, query, shared: true };
  const { Data } = await test1.cast.allocator.call('POST /reports/v1.0/savedviews', {
    ...{ action: 'keep', list },
    view,
  });
  return Data;
};
for (const [title, words] of [
  ['Suppliers', 'QUILLFEATHER trad'],
  ['Quillfeather Trading Limited, late', ''],
  ['Of the brothers', 'leaving brothers'],
  ['Limited ones', 'Limited'],
  ['Staying', 'Staying Mills'],
  ['Traders', 'ली 100%'],
] as const)
  await keepView(title, words);
const [former] = await keepView('Quillfeather', '', 'requests');
await test1.cast.allocator.call('POST /reports/v1.0/savedviews', {
  ...{ action: 'remove', list: 'requests', id: former?.id ?? '' },
});
afterAll(() => test1.close());

const leave = (who: Member, confirm: string) =>
  who.attempt(path, { action: 'request_departure', client: leaving, confirm });
const confirm = (who: Member) => who.attempt(path, { action: 'confirm_departure', client: leaving });
const download = async (who: Member) => {
  const { status, body } = await who.attempt('POST /security/v1.0/clientexports', { client: leaving });
  return { status, zip: body as unknown as Uint8Array };
};

test('a client leaves only where nothing is open or held, its name is typed, and a second administrator is there', async () => {
  const { admin, client } = test1.cast;
  expect((await leave(admin, 'something else')).body.fields?.confirm).toContain('not the name of the client');
  expect((await leave(admin, name)).body.Data).toContain('Add another administrator first');
  second = await secondAdmin(test1);
  const held = await hold(admin, 'request', released.request.id);
  expect((await leave(admin, name)).body.Data).toContain('on legal hold');
  await admin.call(path, { action: 'lift_hold', id: held.body.Data.id ?? '', reason: 'Over.' });
  const { Data: draft } = await client.call('POST /reports/v1.0/requestdetails', {
    intake: intakeOf({ legalName: 'Half Begun Limited' }),
  });
  expect(draft.status).toBe('draft');
  expect((await leave(admin, name)).status).toBe(200);
  expect((await retentionOf(second)).departures).toMatchObject([
    { client: { id: leaving }, mayConfirm: true },
  ]);
  expect((await retentionOf(admin)).departures).toMatchObject([{ mayConfirm: false }]);
});

test('nothing is erased before everything was downloaded; the archive has data, files, report and signed trail', async () => {
  expect((await confirm(second)).body.Data).toContain('Download everything');
  await signChains(test1);
  const { status, zip } = await download(test1.cast.admin);
  expect(status).toBe(200);
  const archive = await JSZip.loadAsync(zip);
  const names = Object.keys(archive.files);
  const text = async (path: string) => (await archive.file(path)?.async('string')) ?? '';
  expect(JSON.parse(await text('client/requests.json'))).toMatchObject([
    { legal_name: 'Quillfeather Trading Limited' },
    { legal_name: 'Quillfeather Mills Limited' },
    { legal_name: 'Half Begun Limited' },
  ]);
  expect(await text('client/messages.json')).toBe('[]\n');
  expect(await text('firm/messages.csv')).toContain('The licence of Quillfeather');
  expect(
    names.filter((path) => /^files\/requests\/.*(licence\.txt|report-v1\.pdf)$/.test(path)),
  ).toHaveLength(2);
  expect(names.filter((path) => /^audit\/\d{4}-\d\d\.json$/.test(path)).length).toBeGreaterThan(0);
  const whole = (await Promise.all(names.map((path) => text(path)))).join('\n');
  expect(whole).not.toContain('Staying Mills');
  expect(whole).not.toContain('totp_seed');
});

test('a file that storage has lost is named in the archive, which has all the rest', async () => {
  for (const { fileId } of released.files.slice(0, 1)) await test1.platform.files.remove(fileId);
  const archive = await JSZip.loadAsync((await download(test1.cast.admin)).zip);
  expect(await archive.file('files/MISSING.txt')?.async('string')).toMatch(/^files\/requests\/.+\n$/);
  expect(Object.keys(archive.files).filter((path) => /^audit\//.test(path)).length).toBeGreaterThan(0);
});

test('what was stored since the download is downloaded too, before anything is erased', async () => {
  test1.platform.clock.advance(1000);
  const { Data: draft } = await test1.cast.client.call('POST /reports/v1.0/requestdetails', {
    intake: intakeOf({ legalName: 'Late Begun Limited' }),
  });
  expect((await confirm(second)).body.Data).toContain('has changed since it was downloaded');
  const archive = await JSZip.loadAsync((await download(test1.cast.admin)).zip);
  expect(await archive.file('client/requests.json')?.async('string')).toContain(draft.number);
});

test('whoever requested it cannot confirm; once another administrator does, nothing of the client is left', async () => {
  const { admin } = test1.cast;
  expect((await confirm(admin)).body.Data).toContain('Another administrator has to confirm');
  const heads = (await verifiedBy(admin)).chains.length;
  const said = async (word: RegExp) => (await everyRow(test1)).filter((row) => word.test(row));
  for (const table of ['public.watchlist_versions', 'public.audit_events: (firm,'])
    expect((await said(/quillfeather/i)).filter((row) => row.startsWith(table))).not.toEqual([]);
  const { status, body } = await confirm(second);
  expect(status).toBe(200);
  expect(await finished(second, body.Data.id)).toMatchObject({ status: 'done' });

  for (const word of [/quillfeather/i, /half begun/i, /late begun/i, /leaving brothers/i, /carla client/i])
    expect(await said(word)).toEqual([]);
  expect(await Promise.all(released.files.map((file) => isStored(test1, file)))).toEqual([false, false]);
  expect((await enter(test1, second.actor.userId).then(verifiedBy)).intact).toBe(true);
  expect((await verifiedBy(second)).chains).toHaveLength(heads);
  const { departures } = await retentionOf(second);
  expect(departures).toMatchObject([{ erasedAt: expect.any(String), confirmedBy: { name: 'Second Admin' } }]);
  const kinds = (await eventsOf(test1)).map(({ type }) => type);
  for (const kind of ['requested', 'confirmed']) expect(kinds).toContain(`client.departure_${kind}`);
  expect(kinds).toContain('client.erased');
});

test('views of the firm that search for what was removed, or are called so, are gone; others stay', async () => {
  const { Data } = await test1.cast.allocator.call('GET /reports/v1.0/savedviews', { list: 'third-parties' });
  expect(Data.map(({ title }) => title)).toEqual(['Limited ones', 'Staying', 'Traders']);
});

test('another client keeps all of it', async () => {
  expect(await Promise.all(other.files.map((file) => isStored(test1, file)))).toEqual([true, true]);
  const { clientId: client, id: request } = other.request;
  const { working } = (
    await test1.cast.drafter.call('GET /reports/v1.0/requestanalysis', { client, request })
  ).Data;
  expect(working).toBeDefined();
  const rows = await everyRow(test1);
  expect(rows.filter((row) => row.includes('Staying Mills')).length).toBeGreaterThan(5);
});
