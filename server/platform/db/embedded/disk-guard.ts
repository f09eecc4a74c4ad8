import { closeSync, existsSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';

type DiskGuard = {
  /** True while the disk is too full for anything but reading. */
  isFull(): boolean;
  /** Looks now instead of at the next turn. */
  look(): void;
  stop(): void;
};

const megabyte = 1024 * 1024;
/** PostgreSQL ends itself when its log cannot grow: three pieces of it, and room for a checkpoint. */
const reserveBytes = 64 * megabyte;
const everyMs = 1000;

type DiskGuardOptions = {
  onFull: () => void;
  onRoom: () => void;
  freeBytes?: (directory: string) => number;
};

/**
 * Keeps a reserve file beside the database. When the disk runs full the file goes, so that PostgreSQL can finish what it
 * has begun, and nothing is written any more until there is room for the file again.
 */
export function guardDisk(
  directory: string,
  { onFull, onRoom, freeBytes = freeIn }: DiskGuardOptions,
): DiskGuard {
  const reserve = join(directory, 'reserve');
  let isFull = false;

  function look() {
    const free = freeBytes(directory);
    if (isFull && free > 2 * reserveBytes) {
      isFull = false;
      onRoom();
    }
    if (!isFull && free < reserveBytes / 2) {
      isFull = true;
      rmSync(reserve, { force: true });
      onFull();
    }
    if (!isFull && free > 2 * reserveBytes && !existsSync(reserve)) keep(reserve);
  }

  look();
  const timer = setInterval(look, everyMs);
  timer.unref();
  return { isFull: () => isFull, look, stop: () => clearInterval(timer) };
}

function keep(file: string) {
  try {
    const opened = openSync(file, 'w', 0o600);
    try {
      const piece = Buffer.alloc(megabyte, 1);
      for (let written = 0; written < reserveBytes; ) written += writeSync(opened, piece);
    } finally {
      closeSync(opened);
    }
  } catch {
    rmSync(file, { force: true });
  }
}

function freeIn(directory: string) {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize;
}
