import { execFile } from 'node:child_process';
import { sign } from 'node:crypto';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportDigest, exportFormat, exportText } from '../engine/audit-chain/index.ts';
import { record, takeCheckpoint } from './modules/audit/index.ts';
import { systemClock } from './platform/clock.ts';
import { openEmbedded } from './platform/db/embedded/open-embedded.ts';
import { fillDirectory } from './platform/db/temporary/temporary-cluster.ts';
import type { Database } from './platform/index.ts';
import { sha256 } from './platform/index.ts';
import { loadKeys } from './platform/keys.ts';

let dataDir: string;
let database: Database | undefined;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'prudence-audit-'));
  await fillDirectory(dataDir);
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
  database = await openEmbedded(dataDir, { onError: loud, onLost: loud });
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
      object: { type: 'category', id: key },
      data: { kind: 'category', key },
    }),
  );

/** The command as somebody types it. */
const verify = (...args: string[]) => verifyIn({}, ...args);

const verifyIn = (surroundings: Record<string, string>, ...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const env = { ...process.env, DATABASE_URL: '', ...surroundings };
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

test('E6 verify-audit --data verifies that directory, whatever database the surroundings name', async () => {
  const file = join(dataDir, 'database_url');
  writeFileSync(file, 'postgres://nobody:secret@127.0.0.1:1/elsewhere');
  const { code, out, err } = await verifyIn({ DATABASE_URL_FILE: file }, '--data', dataDir);
  rmSync(file);
  expect(err).toBe('');
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

describe('with signed checkpoints', () => {
  const against = () => join(dataDir, 'kept.jsonl');
  beforeAll(async () => {
    const held = await opened();
    const keys = loadKeys(dataDir, undefined);
    await takeCheckpoint({ database: held, clock: systemClock, keys }, 'firm');
    await closed();
  });

  test('E6 verify-audit says what is signed, when and by which key', async () => {
    const { code, out } = await verify('--data', dataDir);
    expect(out).toMatch(/^firm +signed up to row 3 by checkpoint 1 of \d{4}-\S+Z, 0 events since$/m);
    expect(out).toMatch(/^key k1: SHA256:[\w-]{43}$/m);
    expect(code).toBe(0);
  });

  test('E6 verify-audit prints the checkpoints as lines, and verifies against lines that were kept', async () => {
    const { out } = await verify('--data', dataDir, '--checkpoints');
    expect(JSON.parse(out)).toMatchObject({ chain: 'firm', number: 1, seq: 3, kid: 'k1' });
    // As the log of the server has it, among other lines.
    writeFileSync(against(), `prudence\n{"level":30}\n{"level":30,"checkpoint":${out.trim()}}\n`);
    expect(await verify('--data', dataDir, '--against', against())).toMatchObject({ code: 0, err: '' });
  });

  test('E6 verify-audit proves nothing without the key that signed, and says so', async () => {
    renameSync(join(dataDir, 'keys.json'), join(dataDir, 'elsewhere.json'));
    const { code, err } = await verify('--data', dataDir);
    expect(err).toContain('no key to check them with');
    expect(code).toBe(2);
    const other = mkdtempSync(join(tmpdir(), 'prudence-audit-key-'));
    const { publicKey } = loadKeys(other, undefined).signing('audit');
    const pem = join(other, 'key.pem');
    writeFileSync(pem, publicKey.export({ type: 'spki', format: 'pem' }));
    expect(await verify('--data', dataDir, '--key', pem)).toMatchObject({
      code: 1,
      out: expect.stringContaining('BROKEN at row 3: Checkpoint 1 at row 3 is not signed by the key k1'),
    });
    rmSync(other, { recursive: true });
    renameSync(join(dataDir, 'elsewhere.json'), join(dataDir, 'keys.json'));
  });

  test('E6 verify-audit believes no kept line that our key has not signed', async () => {
    const { out } = await verify('--data', dataDir, '--checkpoints');
    writeFileSync(join(dataDir, 'forged.jsonl'), out.replace('"seq":3', '"seq":2'));
    const { code, err } = await verify('--data', dataDir, '--against', join(dataDir, 'forged.jsonl'));
    expect(err).toContain('The checkpoint in line 1 is not signed by a key of ours.');
    expect(code).toBe(2);
  });

  test('E6 a tail cut off with its head and every checkpoint is known to whoever kept a line', async () => {
    const held = await opened();
    await held.raw.executeSql(
      `create table kept_events as table audit_events; create table kept_checkpoints as table audit_checkpoints;
       alter table audit_events disable trigger user; alter table audit_checkpoints disable trigger user;
       delete from audit_events where seq > 1; delete from audit_checkpoints;
       update audit_chains set seq = 1, hash = (select hash from audit_events)`,
    );
    await closed();
    expect(await verify('--data', dataDir)).toMatchObject({ code: 0 });
    const { code, out } = await verify('--data', dataDir, '--against', against());
    expect(out).toMatch(/^firm .* BROKEN at row 2: Rows 2 to 3 are missing at the end/m);
    expect(code).toBe(1);
    const restored = await opened();
    await restored.raw.executeSql(
      `insert into audit_events select * from kept_events where seq > 1; drop table kept_events;
       insert into audit_checkpoints select * from kept_checkpoints; drop table kept_checkpoints;
       update audit_chains set seq = 3, hash = (select hash from audit_events where seq = 3)`,
    );
    await closed();
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

test('E7 verify-audit proves a signed file without any database, and names what was changed in it', async () => {
  const keys = loadKeys(dataDir, undefined);
  const header = { at: '2026-11-20T09:00:00.000Z', by: { id: 'somebody', role: 'admin' } };
  const shown = { type: 'user.signed_in', actorName: 'Carla' };
  const event = { chain: 'firm', seq: 7, previousHash: 'a', hash: 'b', covered: null, personal: null, shown };
  const digest = exportDigest(header, sha256);
  digest.add(event);
  const { kid, privateKey } = keys.signing('audit');
  const claim = { ...digest.end(), kid };
  const signature = sign(null, Buffer.from(exportText(claim)), privateKey).toString('base64url');
  const seal = { ...claim, signature };
  const text = JSON.stringify({ format: exportFormat, header, events: [event], checkpoints: [], seal });
  const path = join(dataDir, 'export.json');
  writeFileSync(path, text);
  const good = await verify('--data', dataDir, '--export', path);
  expect(good).toMatchObject({ code: 0, out: expect.stringMatching(/^1 events.*signed by the key k1/) });
  writeFileSync(path, text.replace('Carla', 'Clara'));
  const { code, out } = await verify('--data', dataDir, '--export', path);
  expect(out).toContain('BROKEN: The 1 events of the file are not the 1 that were signed.');
  expect(code).toBe(1);
});
