import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { runningUrl } from '../../server/platform/db/embedded/cluster.ts';
import { runProgram } from '../support/servers/run-program.ts';
import { type Server, startServer } from '../support/servers/start-server.ts';
import { waitFor } from '../support/servers/wait-for.ts';
import { roomy } from './roomy.ts';

const home = mkdtempSync(join(tmpdir(), 'prudence-files-'));
const keys = join(home, 'keys.json');
const pathOf = (directory: string, id: string) => join(directory, 'files', id.slice(0, 2), id);

let server: Server;
let client: pg.Client;
beforeAll(async () => {
  server = await startServer({ env: { ...roomy, DATABASE_URL: '' } });
  cpSync(join(server.dataDir, 'keys.json'), keys);
  client = new pg.Client({ connectionString: runningUrl(server.dataDir) });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await server.remove();
  rmSync(home, { recursive: true, force: true });
});

/** A file of five bytes that the database knows. */
async function storeFile(id: string) {
  await client.query('insert into stored_files (file_id, size) values ($1, 5)', [id]);
  mkdirSync(join(pathOf(server.dataDir, id), '..'), { recursive: true });
  writeFileSync(pathOf(server.dataDir, id), 'paper');
}
async function removeFile(id: string) {
  await client.query('delete from stored_files where file_id = $1', [id]);
  rmSync(pathOf(server.dataDir, id));
}

const backUp = (name: string) =>
  runProgram('server/backup.ts', ['--to', join(home, name)], { DATA_DIR: server.dataDir });
const restore = (name: string, dataDir: string) =>
  runProgram('server/restore.ts', ['--from', join(home, name), '--keys', keys], { DATA_DIR: dataDir });

/** Once the backup has read from the database: what happens from then on is none of its business. */
const whileItReads = (hasEnded: () => boolean) =>
  waitFor(
    async () => {
      const { rows } = await client.query(
        `select from pg_stat_activity where xact_start is not null and backend_xmin is not null
           and pid <> pg_backend_pid() and datname = current_database() and query like '% page%' limit 1`,
      );
      return rows.length > 0 || hasEnded();
    },
    { everyMs: 5, what: 'the backup to read' },
  );

test('a backup holds what was removed while it was taken, tells by its exit code of what the server has lost, and is restored without it', async () => {
  const [kept, removed, refused, lost] = ['aa-kept', 'bb-removed', 'cc-refused', 'dd-lost'];
  for (const id of [kept, removed, lost]) await storeFile(id);
  rmSync(pathOf(server.dataDir, lost));
  // As where a server ended between the note and the file.
  await client.query('insert into stored_files (file_id, size) values ($1, 5)', [refused]);
  await client.query('insert into unclaimed_files (file_id, stored_at) values ($1, now())', [refused]);

  const making = backUp('backup');
  let hasEnded = false;
  making.then(() => {
    hasEnded = true;
  });
  await whileItReads(() => hasEnded);
  await removeFile(removed);
  const made = await making;
  expect([made.code, made.err]).toEqual([
    2,
    `The file ${lost} is missing or cut off in ${server.dataDir}: it is not in the backup.\n`,
  ]);

  expect(statSync(join(home, 'backup')).mode & 0o777).toBe(0o700);
  const dataDir = join(home, 'restored');
  expect(await restore('backup', dataDir)).toMatchObject({ code: 0, err: '' });
  for (const id of [kept, removed]) expect(readFileSync(pathOf(dataDir, id), 'utf8')).toBe('paper');
});

test('a restore that cannot put the files down leaves no database behind, and succeeds once it can', async () => {
  const dataDir = join(home, 'obstructed');
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'files'), 'in the way');
  const broken = await restore('backup', dataDir);
  expect(broken.code).toBe(1);
  expect([existsSync(join(dataDir, 'postgres')), existsSync(join(dataDir, 'keys.json'))]).toEqual([
    false,
    false,
  ]);
  rmSync(join(dataDir, 'files'));
  expect(await restore('backup', dataDir)).toMatchObject({ code: 0, err: '' });
  expect(readFileSync(join(dataDir, 'keys.json'), 'utf8')).toBe(readFileSync(keys, 'utf8'));
});
