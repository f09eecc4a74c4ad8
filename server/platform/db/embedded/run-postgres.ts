import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';

type Program = 'postgres' | 'initdb' | 'pg_ctl';
/** What stands before the program, and whose account it runs under. */
type Account = { prefix: string[]; uid?: number; gid?: number };

const mapped = ['unshare', '--user', '--map-user=1000', '--map-group=1000'];
let canMap: boolean | undefined;

/**
 * PostgreSQL refuses to run as root. There it runs as the owner of the data directory, or, where that is root too, in a
 * user namespace in which the owner of the files is an ordinary user.
 */
function accountFor(directory: string): Account {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const { uid, gid } = statSync(directory);
  if (uid !== 0) return { prefix: [], uid, gid };
  canMap ??= spawnSync(mapped[0] as string, [...mapped.slice(1), 'true']).status === 0;
  if (canMap) return { prefix: mapped };
  throw new Error(
    `PostgreSQL does not run as root. Start Prudence as another user, give ${directory} to another user (chown), or set DATABASE_URL.`,
  );
}

/** A file that PostgreSQL has to read, for the account it runs under. */
export function giveTo(directory: string, file: string) {
  const { uid, gid } = accountFor(directory);
  if (uid !== undefined) chownSync(file, uid, gid ?? uid);
}

function command(binaries: Binaries, program: Program, args: string[], directory: string) {
  const { prefix, ...owner } = accountFor(directory);
  const [file = '', ...rest] = [...prefix, join(binaries.bin, program), ...args];
  // Messages are read by this program, so they are in English whatever the machine speaks.
  return { file, args: rest, options: { ...owner, cwd: directory, env: { ...process.env, LC_ALL: 'C' } } };
}

/** Runs one of PostgreSQL's programs to its end. Rejects with what it printed. `directory` decides the account. */
export function runProgram(binaries: Binaries, program: Program, args: string[], directory: string) {
  const { file, args: all, options } = command(binaries, program, args, directory);
  return new Promise<string>((resolve, reject) => {
    execFile(file, all, options, (error, out, err) => {
      if (error) reject(new Error(`${program}: ${err.trim() || error.message}`));
      else resolve(out);
    });
  });
}

/** Starts the server in a session of its own: Ctrl-C in a terminal is for the process that started it. */
export function spawnPostgres(binaries: Binaries, args: string[], directory: string): ChildProcess {
  const { file, args: all, options } = command(binaries, 'postgres', args, directory);
  return spawn(file, all, { ...options, detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
}

/**
 * Ends PostgreSQL when this process dies without a word: a shell waits for the end of its input, which is ours to keep
 * open, and then asks for a fast shutdown.
 */
export function endWithUs(pid: number): () => void {
  if (process.platform === 'win32') return () => {};
  const shell = spawn('sh', ['-c', 'cat > /dev/null; kill -INT "$1"', 'sh', `${pid}`], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  shell.unref();
  (shell.stdin as unknown as { unref(): void }).unref();
  shell.on('error', () => {});
  return () => shell.kill('SIGKILL');
}
