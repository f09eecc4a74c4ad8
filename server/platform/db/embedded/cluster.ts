import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../free-port.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { endWithUs, giveTo, runProgram, spawnPostgres } from './run-postgres.ts';

export type Cluster = {
  /** The database of the product, as the server's login, which owns nothing. */
  url: string;
  /** As its owner, who is no superuser. */
  ownerUrl: string;
  pid: number;
  /** Resolves when PostgreSQL has ended, with its last words. */
  ended: Promise<string>;
  /** Asks it to end, undoing what is under way. */
  stop(): Promise<void>;
};

type ClusterOptions = {
  /** A commit waits for the disk. False for what nobody will miss: tests and demos. */
  durable: boolean;
  /** Other programs than those of this release, for a directory that they made. */
  binaries?: Binaries;
  /** What PostgreSQL has to say, a line each. */
  onLog?: (line: string) => void;
};

/** Where PostgreSQL listens. Chosen once, so that a restart is found where it was. */
type Place = {
  settings: string[];
  url: (user: string, database: string) => string;
  remove(): void;
};

const owner = 'prudence';
const login = 'prudence_login';
const superuser = 'postgres';
export const passwordFile = 'postgres.password';
/** What a socket's path may hold, with the name that PostgreSQL gives it. */
const longestSocketDir = 107 - '/.s.PGSQL.5432.lock'.length;
const startMs = 60_000;

const settings = {
  always: [
    'max_connections=60',
    'timezone=UTC',
    'log_timezone=UTC',
    'jit=off',
    // Values stay out of the log: neither the statement nor the row that it failed on.
    'log_min_error_statement=panic',
    'log_error_verbosity=terse',
    'log_checkpoints=off',
  ],
  fast: [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'wal_level=minimal',
    'max_wal_senders=0',
    // Its worker would keep a test's database from being dropped.
    'autovacuum=off',
    'max_connections=200',
  ],
};

/** Starts PostgreSQL on a directory, making what is not there yet. Throws one sentence where it cannot. */
export async function startCluster(
  directory: string,
  place: Place,
  { durable, binaries = findBinaries(), onLog = () => {} }: ClusterOptions,
): Promise<Cluster> {
  const data = join(directory, 'postgres');
  if (!existsSync(join(data, 'PG_VERSION'))) await createData(binaries, directory, data, durable);
  refuseOtherMajor(directory, data, binaries.major);
  // A copy may have lost what PostgreSQL insists on.
  chmodSync(data, 0o700);
  await endLeftOver(binaries, directory);

  const tuned = [...settings.always, ...(durable ? [] : settings.fast), ...place.settings];
  const child = spawnPostgres(binaries, ['-D', data, ...tuned.flatMap((one) => ['-c', one])], directory);
  const words: string[] = [];
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    for (const line of text.split('\n').filter((part) => part.trim() !== '')) {
      words.push(line);
      if (words.length > 20) words.shift();
      onLog(line);
    }
  });
  const pid = child.pid ?? 0;
  const release = pid ? endWithUs(pid) : () => {};
  let isOver = false;
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', () => resolve(words.join('\n')));
  }).finally(() => {
    isOver = true;
    // Its number is free for any other process, which must not be ended with us.
    release();
  });

  const stop = async () => {
    if (!isOver) child.kill('SIGINT');
    await ended;
  };
  try {
    await ready(data, pid, () => isOver);
    await createDatabase(place.url);
  } catch {
    await stop();
    throw new Error(sentence(words, directory));
  }
  return { url: place.url(login, owner), ownerUrl: place.url(owner, owner), pid, ended, stop };
}

/** Made beside and renamed: a directory is whole or not there. */
async function createData(binaries: Binaries, directory: string, data: string, durable: boolean) {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const unfinished = join(directory, 'postgres.unfinished');
  rmSync(unfinished, { recursive: true, force: true });
  const password = join(directory, passwordFile);
  passwordIn(directory);
  giveTo(directory, password);
  const encoding = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = ['-U', superuser, `--pwfile=${password}`, '--auth-local=trust', '--auth-host=scram-sha-256'];
  try {
    const all = ['-D', unfinished, ...encoding, ...access, ...(durable ? [] : ['--no-sync'])];
    await runProgram(binaries, 'initdb', all, directory);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new Error(sentence([(error as Error).message], directory));
  }
  renameSync(unfinished, data);
}

function passwordIn(directory: string): string {
  const file = join(directory, passwordFile);
  if (!existsSync(file)) {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}

function refuseOtherMajor(directory: string, data: string, major: string) {
  const found = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  if (found === major) return;
  throw new Error(
    `The database in ${data} was made by PostgreSQL ${found}, not ${major}. Move it with the programs of PostgreSQL ${found}: npm run move-database -- --from ${directory} --from-binaries DIR --to NEW_DIRECTORY`,
  );
}

/** What a process that was killed left running ends first. The lock on the directory says that nobody else uses it. */
export async function endLeftOver(binaries: Binaries, directory: string) {
  const data = join(directory, 'postgres');
  const file = join(data, 'postmaster.pid');
  for (let tries = 0; tries < 60 && existsSync(file) && isPostgres(file); tries += 1) {
    // It was asked to end when its server died: a checkpoint may take a moment.
    await wait(50);
  }
  if (!existsSync(file)) return;
  if (isPostgres(file)) {
    await runProgram(binaries, 'pg_ctl', ['stop', '-w', '-m', 'fast', '-D', data], directory);
  }
  // Its number may be somebody else's by now, and PostgreSQL would refuse to start beside that.
  rmSync(file, { force: true });
}

function isPostgres(file: string): boolean {
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const name = `/proc/${pid}/comm`;
  return existsSync(name) ? readFileSync(name, 'utf8').trim() === 'postgres' : true;
}

/** A socket that only the owner of the directory reaches; Windows gets a port of the loopback address and a password. */
export async function choosePlace(
  directory: string,
  transport: 'socket' | 'tcp' = process.platform === 'win32' ? 'tcp' : 'socket',
): Promise<Place> {
  if (transport === 'tcp') {
    const port = await freePort();
    const password = passwordIn(directory);
    return {
      settings: ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories='],
      url: (user, database) => `postgres://${user}:${password}@127.0.0.1:${port}/${database}`,
      remove: () => {},
    };
  }
  const isShort = Buffer.byteLength(directory) <= longestSocketDir;
  const sockets = isShort ? directory : mkdtempSync(join(tmpdir(), 'prudence-'));
  if (!isShort) giveTo(directory, sockets);
  return {
    settings: ['listen_addresses=', `unix_socket_directories=${sockets}`, 'unix_socket_permissions=0700'],
    url: (user, database) => `postgres://${user}@${encodeURIComponent(sockets)}/${database}`,
    remove: () => {
      if (!isShort) rmSync(sockets, { recursive: true, force: true });
    },
  };
}

/** The database of a directory on which PostgreSQL runs already, as its owner. PostgreSQL writes where it listens into its own file. */
export function runningUrl(directory: string): string {
  const lines = readFileSync(join(directory, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  const [, , , port = '', sockets = ''] = lines.map((line) => line.trim());
  if (sockets) return `postgres://${owner}@${encodeURIComponent(sockets)}/${owner}`;
  return `postgres://${owner}:${passwordIn(directory)}@127.0.0.1:${port}/${owner}`;
}

/** PostgreSQL writes how far it is into its own file. */
async function ready(data: string, pid: number, isOver: () => boolean) {
  const file = join(data, 'postmaster.pid');
  for (const end = Date.now() + startMs; Date.now() < end; await wait(10)) {
    if (isOver()) throw new Error('PostgreSQL ended');
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    if (Number(lines[0]) === pid && lines[7]?.trim() === 'ready') return;
  }
  throw new Error('PostgreSQL did not become ready');
}

async function createDatabase(url: Place['url']) {
  const client = new pg.Client({ connectionString: url(superuser, 'postgres') });
  await client.connect();
  try {
    const { rows } = await client.query('select rolname from pg_roles');
    const password = decodeURIComponent(new URL(url(owner, owner)).password);
    for (const [name, rights] of [
      [owner, 'createdb createrole'],
      [login, ''],
    ])
      if (!rows.some(({ rolname }) => rolname === name))
        await client.query(`create role ${name} login ${rights} ${password ? `password '${password}'` : ''}`);
    // Who drops a database or upgrades it may end what is connected.
    await client.query(`grant ${login} to ${owner}`);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [owner]);
    if (!rowCount) await client.query(`create database ${owner} owner ${owner}`);
  } finally {
    await client.end();
  }
}

/** What an operator has to know, out of what PostgreSQL printed. */
function sentence(words: readonly string[], directory: string): string {
  const text = words.join('\n');
  if (/No space left on device|Disk quota exceeded/.test(text))
    return `The disk that holds ${directory} is full. Make room, then start Prudence again.`;
  if (/Permission denied|Operation not permitted|Read-only file system/.test(text))
    return `PostgreSQL may not write to ${directory}. Give the directory to the user that runs Prudence.`;
  const last =
    words.findLast((line) => /FATAL|PANIC|ERROR|error:/.test(line)) ?? words.at(-1) ?? 'no reason given';
  return `PostgreSQL in ${directory} did not start: ${last}`;
}
