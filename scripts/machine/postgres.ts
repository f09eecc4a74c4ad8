import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../server/platform/free-port.ts';

export type Postgres = {
  url: string;
  version: string;
  /** Of its first process. */
  pid(): number;
  /** `immediate` ends it as a crash would. */
  halt(mode: 'fast' | 'immediate'): void;
  resume(): void;
  /** Stops it and removes its data. */
  remove(): void;
};

type Account = { uid?: number; gid?: number };

/** The folder of Debian's newest PostgreSQL programs; undefined where none is installed. */
export function findPostgres(): string | undefined {
  const folders = globSync('/usr/lib/postgresql/*/bin').filter((folder) =>
    existsSync(join(folder, 'initdb')),
  );
  const version = (folder: string) => Number(folder.split('/').at(-2));
  return folders.sort((a, b) => version(b) - version(a))[0];
}

/** PostgreSQL refuses to run as root: it then gets the account that Debian made for it, or nobody's. */
function account(): Account {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string, name: string) => spawnSync('id', [flag, name], { encoding: 'utf8' });
  const name = idOf('-u', 'postgres').status === 0 ? 'postgres' : 'nobody';
  return { uid: Number(idOf('-u', name).stdout), gid: Number(idOf('-g', name).stdout) };
}

/** The product runs as an ordinary owner, so that row-level security is tested as it will be used. */
async function createOwner(port: number): Promise<string> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
  await client.connect();
  await client.query('create role prudence login createdb createrole nosuperuser');
  await client.query('create database prudence owner prudence');
  await client.end();
  return `postgres://prudence@127.0.0.1:${port}/prudence`;
}

type Options = {
  durable?: boolean;
  /** Connections may be encrypted: by a certificate and its key, as files. */
  tls?: { certificate: string; key: string };
};

/** Starts a PostgreSQL of our own on a free port of the loopback address, with an empty database `prudence`. */
export async function startPostgres({ durable = false, tls }: Options = {}): Promise<Postgres> {
  const bin = findPostgres();
  if (!bin) throw new Error('No PostgreSQL here. On Debian: apt-get install postgresql');
  const owner = account();
  const home = mkdtempSync(join(tmpdir(), 'prudence-postgres-'));
  if (owner.uid !== undefined) chownSync(home, owner.uid, owner.gid ?? owner.uid);
  const data = join(home, 'data');
  const port = await freePort();
  const run = (program: string, args: string[]) =>
    execFileSync(join(bin, program), args, { ...owner, cwd: home, encoding: 'utf8', stdio: 'pipe' });

  /** PostgreSQL takes a key only if nobody else can read it. */
  function own(file: string) {
    const copy = join(home, basename(file));
    copyFileSync(file, copy);
    chmodSync(copy, 0o600);
    if (owner.uid !== undefined) chownSync(copy, owner.uid, owner.gid ?? owner.uid);
    return copy;
  }

  const settings = [
    `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories='' -c max_connections=200`,
    tls ? `-c ssl=on -c ssl_cert_file=${own(tls.certificate)} -c ssl_key_file=${own(tls.key)}` : '',
    durable ? '' : '-c autovacuum=off -c fsync=off -c synchronous_commit=off -c full_page_writes=off',
  ].join(' ');
  const resume = () => {
    // Without a log file the server keeps our pipe open and pg_ctl never returns.
    run('pg_ctl', ['start', '-w', '-D', data, '-l', join(home, 'log'), '-o', settings]);
  };
  const halt = (mode: 'fast' | 'immediate') => {
    run('pg_ctl', ['stop', '-w', '-D', data, '-m', mode]);
  };

  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']);
  resume();
  const url = await createOwner(port);
  return {
    url,
    version: run('postgres', ['--version']).trim(),
    pid: () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
    halt,
    resume,
    remove() {
      try {
        halt('immediate');
      } catch {
        // It had ended already.
      }
      rmSync(home, { recursive: true, force: true });
    },
  };
}
