import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * One process a data directory: two would lose each other's rows without a word. SQLite's lock is the kernel's,
 * so it ends with the process however that dies. Throws one sentence naming the holder.
 */
export function lockDirectory(dataDir: string) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const holder = join(dataDir, 'lock.pid');
  const lock = new DatabaseSync(join(dataDir, 'lock'));
  try {
    lock.exec('pragma busy_timeout = 0; pragma locking_mode = exclusive; begin exclusive');
  } catch {
    lock.close();
    const pid = existsSync(holder) ? readFileSync(holder, 'utf8').trim() : 'unknown';
    throw new Error(
      `The data directory ${dataDir} is in use by process ${pid}. Stop it first, or set DATA_DIR.`,
    );
  }
  writeFileSync(holder, `${process.pid}\n`);
  return {
    release() {
      rmSync(holder, { force: true });
      lock.close();
    },
  };
}
