import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Megabytes that a process holds and held at most; Linux alone tells. */
export function memoryOf(pid: number): { now: number; peak: number } {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const of = (name: string) =>
      Number(status.match(new RegExp(`${name}:\\s+(\\d+) kB`))?.[1] ?? Number.NaN) / 1024;
    return { now: of('VmRSS'), peak: of('VmHWM') };
  } catch {
    return { now: Number.NaN, peak: Number.NaN };
  }
}

/** Forgets the most it held so far, so that the next peak is of what comes now. */
export function forgetPeak(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {
    // Elsewhere the peak stays that of the whole life.
  }
}

/** The first process of the embedded PostgreSQL of a data directory; undefined where none runs. */
export function embeddedPid(dataDir: string): number | undefined {
  const lock = join(dataDir, 'postgres', 'postmaster.pid');
  return existsSync(lock) ? Number(readFileSync(lock, 'utf8').split('\n')[0]) : undefined;
}

/** Megabytes of the embedded PostgreSQL of a data directory, what its processes share counted once; NaN where none runs. */
export function embeddedMemory(dataDir: string): number {
  const first = embeddedPid(dataDir);
  if (first === undefined) return Number.NaN;
  const kilobytes = withChildren(first).map((pid) => {
    try {
      return Number(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8').match(/^Pss:\s+(\d+)/m)?.[1] ?? 0);
    } catch {
      return 0;
    }
  });
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
}

const ticksPerSecond = 100;

/** Seconds of CPU a process and its ended children have used: a busy machine distorts these less than the clock. */
export function cpuOf(pid: number): number {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return afterName.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond;
  } catch {
    return Number.NaN;
  }
}

/** A process and those it started, which for PostgreSQL are all of its processes. */
export function withChildren(pid: number): number[] {
  const children = globSync('/proc/[0-9]*/stat').flatMap((file) => {
    try {
      const [, parent] = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      return Number(parent) === pid ? [Number(file.split('/')[2])] : [];
    } catch {
      return [];
    }
  });
  return [pid, ...children];
}
