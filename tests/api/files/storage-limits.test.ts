import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { StorageLimits } from '../../../contract/limits.ts';
import { holdRows } from '../../support/database/hold-rows.ts';
import { buildIntake } from '../requests/build-request.ts';
import { businessRows } from '../requests/business-rows.ts';
import { buildCast, openRequestsApp } from '../requests/requests-app.ts';

const test1 = await openRequestsApp();
const cast = await buildCast(test1);
afterAll(() => test1.close());

const save = 'POST /reports/v1.0/requestdetails';
const file = (bytes: number) => [{ name: 'deed.txt', content: 'x'.repeat(bytes) }];
const draft = async () => (await cast.clientuser.call(save, { intake: buildIntake() })).Data;
const storedFiles = async () => {
  const folder = join(test1.platform.env.dataDir, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
};
async function own(who = cast.client) {
  const { Data } = await who.call('GET /security/v1.0/clientdetails', {});
  const found = Data.find(({ id }) => id === cast.clientId);
  if (!found) throw new Error('The client is not listed.');
  return found;
}
/** Beside what is stored already. */
async function leaveRoomFor(room: { files: number; megabytes: number }) {
  const { id, version, name, code, active, storage, ...rest } = await own(cast.admin);
  await cast.admin.call('POST /security/v1.0/clientdetails', {
    ...{ id, version, name, code, active, modules: rest.modules as never },
    storage: {
      maxFiles: storage.files + room.files,
      maxMegabytes: Math.ceil(storage.bytes / 1024 / 1024) + room.megabytes,
    },
  });
}

test('W26 a client stores as many files as its limit says, removed ones among them, and is told what to do', async () => {
  await leaveRoomFor({ files: 2, megabytes: 10 });
  const { storage: before } = await own();
  const intake = buildIntake();
  const made = await cast.clientuser.call(save, { intake }, [...file(5), ...file(7)]);
  const { storage: full } = await own();
  expect(full).toEqual({ ...before, files: before.files + 2, bytes: before.bytes + 12 });

  const rows = await businessRows(test1);
  const files = await storedFiles();
  const refused = await cast.clientuser.attempt(save, { intake: buildIntake() }, file(1));
  expect([refused.status, refused.body.code]).toEqual([422, 'file.no_room']);
  expect(refused.body.Data).toMatch(/would store 3 files of 1 MB; it may store 2 files of 10 MB/);
  expect(refused.body.Data).toContain('An administrator of the firm can raise the limit');
  expect([await businessRows(test1), await storedFiles()]).toEqual([rows, files]);

  const { id: request, version, files: kept } = made.Data;
  const removeFiles = kept.map(({ id }) => id);
  await cast.clientuser.call(save, { request, version, intake, removeFiles });
  expect((await cast.clientuser.attempt(save, { intake: buildIntake() }, file(1))).status).toBe(422);
  await leaveRoomFor({ files: 1, megabytes: 1 });
  expect((await cast.clientuser.attempt(save, { intake: buildIntake() }, file(1))).status).toBe(200);
});

test('W26 a client stores as many bytes as its limit says', async () => {
  await leaveRoomFor({ files: 10, megabytes: 1 });
  const half = 600 * 1024;
  expect((await cast.clientuser.attempt(save, { intake: buildIntake() }, file(half))).status).toBe(200);
  const { status, body } = await cast.clientuser.attempt(save, { intake: buildIntake() }, file(3 * half));
  expect([status, body.code]).toEqual([422, 'file.no_room']);
});

test('W26 of files stored at the same moment, no more are kept than there is room for', async () => {
  const drafts = [await draft(), await draft(), await draft(), await draft(), await draft()];
  await leaveRoomFor({ files: 2, megabytes: 10 });
  const { storage } = await own();
  const trail = await holdRows(test1, 'select from audit_chains where chain = $1 for update', [
    cast.clientId,
  ]);
  const saved = Promise.all(
    drafts.map(({ id: request, version }) =>
      cast.clientuser.attempt(save, { request, version, intake: buildIntake() }, file(9)),
    ),
  );
  await trail.untilWaiting(drafts.length, saved);
  await trail.letGo();
  const replies = await saved;
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422, 422]);
  expect((await own()).storage.files).toBe(storage.maxFiles);
});

test('W26 a request takes so many bytes; files taken off it make room again', async () => {
  await leaveRoomFor({ files: 10, megabytes: 10_000 });
  const intake = buildIntake();
  const { Data } = await cast.clientuser.call(save, { intake }, file(3));
  const { id: request, version } = Data;
  await test1.platform.database.raw.executeSql(
    `update attachments set size = ${StorageLimits.requestBytes} where request_id = '${request}'`,
  );
  const { status, body } = await cast.clientuser.attempt(save, { request, version, intake }, file(1));
  expect([status, body.code]).toEqual([422, 'file.no_room']);
  expect(body.Data).toMatch(
    /^With these files the request would hold 2 files of 2049 MB; the limit is 500 files of 2048 MB/,
  );
  const removeFiles = Data.files.map(({ id }) => id);
  const changed = await cast.clientuser.attempt(save, { request, version, intake, removeFiles }, file(1));
  expect(changed.status).toBe(200);
});

test('W26 a limit is set by administrators alone, and the trail tells it', async () => {
  const { id, version, name, code, active, modules } = await own();
  const change = { id, version, name, code, active, modules: modules as never };
  const storage = { maxFiles: 9, maxMegabytes: 9 };
  const tried = await cast.client.attempt('POST /security/v1.0/clientdetails', { ...change, storage });
  expect(tried.status).toBe(403);
  await leaveRoomFor({ files: 5, megabytes: 5 });
  const { Data } = await cast.admin.call('GET /reports/v1.0/audittrails', {
    type: 'client.changed',
    pageSize: 1,
  });
  expect(Data[0]?.changes.map(({ field }) => field)).toContain('maxFiles');
});
