import { buildNameIndex, type ListEntry, type Subject, searchNames } from '../../engine/names/index.ts';

export type Speed = {
  names: number;
  buildSeconds: number;
  /** Above what the entries themselves need, after a collection when Node runs with --expose-gc. */
  indexMegabytes: number;
  perSecond: number;
  perCpuSecond: number;
  p50: number;
  p99: number;
};

/** Builds an index and searches it on this one thread, after a warm-up with other subjects. */
export function measureSearch(entries: ListEntry[], warmUp: Subject[], subjects: Subject[]): Speed {
  const before = memory();
  const started = performance.now();
  const index = buildNameIndex(entries);
  const buildSeconds = (performance.now() - started) / 1000;
  const indexMegabytes = (memory() - before) / 2 ** 20;
  for (const subject of warmUp) searchNames(index, subject);
  const times: number[] = [];
  const cpu = process.cpuUsage();
  const begun = performance.now();
  for (const subject of subjects) {
    const from = performance.now();
    searchNames(index, subject);
    times.push(performance.now() - from);
  }
  const seconds = (performance.now() - begun) / 1000;
  const used = process.cpuUsage(cpu);
  times.sort((a, b) => a - b);
  return {
    names: entries.reduce((sum, entry) => sum + entry.names.length, 0),
    buildSeconds,
    indexMegabytes,
    perSecond: subjects.length / seconds,
    perCpuSecond: subjects.length / ((used.user + used.system) / 1e6),
    p50: times[Math.floor(times.length * 0.5)] ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
  };
}

function memory(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
