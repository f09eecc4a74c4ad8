import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { record } from './modules/audit/index.ts';
import { systemClock } from './platform/clock.ts';
import { migratedDump } from './platform/db/cached-dump.ts';
import { openPGlite } from './platform/db/pglite/open-pglite.ts';
import type { Database } from './platform/index.ts';

let dataDir: string;
let database: Database | undefined;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'prudence-audit-'));
  await opened();
  for (const key of ['first', 'second', 'third']) await write(key);
  await closed();
});
afterAll(async () => {
  await closed();
  rmSync(dataDir, { recursive: true, force: true });
});

async function opened(): Promise<Database> {
  const loud = (error: unknown) => {
    throw error;
  };
  database = await openPGlite(dataDir, { onError: loud, onWedged: loud, dump: await migratedDump() });
  return database;
}

async function closed() {
  await database?.close();
  database = undefined;
}

const write = (key: string) =>
  database?.tx({ kind: 'system' }, () =>
    record(systemClock, {
      type: 'settings.changed',
      actor: 'system',
      clientId: null,
      object: { type: 'setting', id: key },
      data: { kind: 'category', key },
    }),
  );

/** The command as somebody types it. */
const verify = (...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const env = { ...process.env, DATABASE_URL: '' };
    const command = [join(import.meta.dirname, 'verify-audit.ts'), ...args];
    const child = execFile(process.execPath, command, { env }, (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });

test('E6 verify-audit says of every chain how many events it has, its head and that it is intact', async () => {
  const { code, out } = await verify('--data', dataDir);
  expect(out).toMatch(/^firm +3 {2}[0-9a-f]{64} {2}intact$/m);
  expect(out).toContain('3 events in 1 chains: intact');
  expect(code).toBe(0);
});

test('verify-audit names the process that holds the data directory', async () => {
  await opened();
  const { code, err } = await verify('--data', dataDir);
  await closed();
  expect(err).toContain(`is in use by process ${process.pid}`);
  expect(code).toBe(2);
});

test('verify-audit makes no database where there is none', async () => {
  const nowhere = join(dataDir, 'nowhere');
  expect(await verify('--data', nowhere)).toMatchObject({
    code: 2,
    out: '',
    err: `Not verified. There is no database in ${nowhere}.\n`,
  });
});

test('E6 verify-audit ends with 1 and names the first broken row', async () => {
  const held = await opened();
  await held.raw.executeSql(
    `alter table audit_events disable trigger user;
     update audit_events set data = '{"kind":"category","key":"forged"}' where seq = 2;
     alter table audit_events enable trigger user`,
  );
  await closed();
  const { code, out } = await verify('--data', dataDir);
  expect(out).toMatch(/^firm .* BROKEN at row 2: Row 2 was changed/m);
  expect(code).toBe(1);
});
