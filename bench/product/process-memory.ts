import { readFileSync, writeFileSync } from 'node:fs';

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
