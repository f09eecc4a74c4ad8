import { mkdir, mkdtemp, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { breakInserts } from '../../support/database/break-inserts.ts';
import { settled } from '../hostile/settled.ts';
import { leavesNoTrace } from '../requests/business-rows.ts';
import { inventedRows, listed, openScreeningApp, ownList } from '../screening/screening-app.ts';

let base = '';
let folder = '';
base = await mkdtemp(join(tmpdir(), 'lists-'));
folder = join(base, 'lists');
await mkdir(folder);
const app = await openScreeningApp([], { env: { listsFolder: folder } });
afterAll(async () => {
  await app.close();
  await rm(base, { recursive: true, force: true });
});

const key = 'POST /reports/v1.0/watchlists';
const csv = (rows: string[]) => String(ownList(rows)[0]?.content);
let clock = 1_790_000_000;
/** As the file systems of this world do, each writing at another time. */
async function put(content: string, name = 'own.csv') {
  clock += 10;
  await writeFile(join(folder, name), content);
  await utimes(join(folder, name), clock, clock);
}
async function looks(times: number) {
  let begun = 0;
  for (let at = 0; at < times; at++)
    begun += Number(await app.platform.jobs.runScheduled('watchlist.folder'));
  await settled(app);
  return begun;
}
const list = async () => {
  const [found] = await listed(app.cast.admin);
  if (!found) throw new Error('there is no list');
  return found;
};
const told = async () =>
  (await app.cast.admin.call('GET /reports/v1.0/notifications', {})).Data.filter(({ activity }) =>
    activity.includes('folder of lists'),
  );
const save = (files: string[], more: object = {}) =>
  app.cast.admin.attempt(key, {
    action: 'folder',
    format: 'plain_csv',
    topic: 'sanctions',
    name: 'Own list',
    folder: { files, activate: true },
    ...more,
  });

test('a file that stands still is imported once, and waits for a person the first time', async () => {
  await put(csv(inventedRows));
  expect((await save(['own.csv'])).status).toBe(202);
  expect(await looks(1)).toBe(0);
  expect(await looks(1)).toBe(1);
  const { versions, active, folder: own, id } = await list();
  expect(versions).toMatchObject([{ number: 1, status: 'staged', counts: { entries: 4 } }]);
  expect(active).toBeNull();
  expect(own).toMatchObject({ files: ['own.csv'], missing: [], error: null });
  expect(await looks(3)).toBe(0);
  await app.cast.admin.call(key, { action: 'activate', version: versions[0]?.id ?? '' });
  expect((await list()).id).toBe(id);
});

test('a file that is being written is not read before it is the same at two looks', async () => {
  const rows = [...inventedRows, 'X9,Quillon Mbeki,person,,,,,'];
  await put(csv(rows.slice(0, 2)));
  expect(await looks(1)).toBe(0);
  await put(csv(rows.slice(0, 3)));
  expect(await looks(1)).toBe(0);
  await put(csv(rows));
  expect(await looks(1)).toBe(0);
  expect(await looks(1)).toBe(1);
  // It hardly takes anything away: it is put to use as a fetched one would be.
  expect((await list()).active).toMatchObject({ number: 2, counts: { entries: 5 } });
});

test('what is only touched is not imported again, and a version that takes much away waits for a person', async () => {
  await put(csv([...inventedRows, 'X9,Quillon Mbeki,person,,,,,']));
  await looks(2);
  expect((await list()).versions).toHaveLength(2);
  await put(csv(inventedRows.slice(0, 2)));
  await looks(2);
  const { active, versions } = await list();
  expect(active?.number).toBe(2);
  expect(versions[0]).toMatchObject({ number: 3, status: 'staged', counts: { removed: 3 } });
});

test('D15 a link out of the folder is not followed, nor is a folder read as a file; admins are told once', async () => {
  const secret = join(base, 'secret.csv');
  await writeFile(secret, csv([...inventedRows, 'X8,Secret Person,person,,,,,']));
  await rm(join(folder, 'own.csv'));
  await symlink(secret, join(folder, 'own.csv'));
  expect(await looks(3)).toBe(0);
  expect((await list()).folder?.error).toBe('own.csv is not a plain file: links and folders are not read.');
  expect(await told()).toHaveLength(1);
  await rm(join(folder, 'own.csv'));
  await mkdir(join(folder, 'own.csv'));
  expect(await looks(2)).toBe(0);
  expect((await list()).versions).toHaveLength(3);
  expect(await told()).toHaveLength(1);
  await rm(join(folder, 'own.csv'), { recursive: true });
});

test('a file that is no list is said so once and left alone until it changes', async () => {
  await put('%PDF-1.4 nothing of a list');
  await looks(4);
  expect((await list()).folder?.error).toEqual(expect.any(String));
  expect(await told()).toHaveLength(2);
  await put(csv([...inventedRows, 'X9,Quillon Mbeki,person,,,,,', 'X10,Odile Vantreight,person,,,,,']));
  expect(await looks(2)).toBe(1);
  expect(await list()).toMatchObject({ folder: { error: null }, active: { counts: { entries: 6 } } });
});

test('a file that is not there is awaited, and a folder that is gone is told once', async () => {
  await rm(join(folder, 'own.csv'));
  await looks(2);
  expect((await list()).folder).toMatchObject({ missing: ['own.csv'], error: null });
  await rename(folder, `${folder}-away`);
  await looks(3);
  expect((await list()).folder?.error).toBe('The folder of lists cannot be read (ENOENT).');
  expect(await told()).toHaveLength(3);
  await rename(`${folder}-away`, folder);
  await looks(1);
  expect((await list()).folder?.error).toBeNull();
});

test('an import that a fault of the server ended is begun again at the next look, three times, and then told', async () => {
  const before = (await list()).versions.length;
  const failed = async () => (await list()).versions.slice(0, -before).map(({ status }) => status);
  const mend = await breakInserts(app, 'watchlist_entries', 'entry_id', 'X11');
  await put(csv([...inventedRows, 'X11,Thea Lindqvist-Amoah,person,,,,,']));
  expect(await looks(2)).toBe(1);
  expect(await looks(1)).toBe(1);
  expect(await failed()).toEqual(['failed', 'failed']);
  await mend();
  expect(await looks(1)).toBe(1);
  expect((await list()).versions[0]).toMatchObject({
    number: before + 3,
    status: expect.stringMatching(/active|staged/),
  });
  expect(await looks(3)).toBe(0);

  const mendAgain = await breakInserts(app, 'watchlist_entries', 'entry_id', 'X12');
  const toldBefore = (await told()).length;
  await put(csv([...inventedRows, 'X12,Casimir Adeyemi-Holt,person,,,,,']));
  expect(await looks(2)).toBe(1);
  const again = [];
  for (let at = 0; at < 6; at++) again.push(await looks(1));
  expect(again).toEqual([1, 1, 1, 0, 0, 0]);
  expect((await list()).folder?.error).toMatch(/^The import stopped because of a server error/);
  expect(await told()).toHaveLength(toldBefore + 1);
  await mendAgain();
  expect(await looks(2)).toBe(0);
  await put(csv([...inventedRows, 'X12,Casimir Adeyemi-Holt,person,,,,,']));
  expect(await looks(2)).toBe(1);
  expect((await list()).folder?.error).toBeNull();
});

test.each(['../secret.csv', '/etc/passwd', 'a/b.csv', '.hidden.csv', 'own.csv.part', '..', 'a\\b.csv'])(
  'D13 %s is no file of the folder',
  async (name) => {
    await leavesNoTrace(app, async () => {
      const { status, body } = await save([name], { watchlist: (await list()).id, name: undefined });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['folder']]);
    });
  },
);

test('only an admin sees what lies in the folder, and a list that is read no more is left alone', async () => {
  await put(csv(inventedRows));
  expect((await app.cast.admin.call('GET /reports/v1.0/watchlists', {})).folder).toEqual(['own.csv']);
  expect((await app.cast.drafter.call('GET /reports/v1.0/watchlists', {})).folder).toBeNull();
  await app.cast.admin.call(key, { action: 'folder', watchlist: (await list()).id });
  expect((await list()).folder).toBeNull();
  expect(await looks(3)).toBe(0);
});
