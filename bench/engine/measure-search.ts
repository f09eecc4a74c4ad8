import type { Question } from './searched-list.ts';

/** Finds entries by a subject: their ids, the best first. */
export type Search = (question: Question) => string[];

export type Speed = {
  asked: number;
  buildSeconds: number;
  /** Above what the names themselves need, after a collection when Node runs with --expose-gc. */
  megabytes: number;
  perSecond: number;
  perCpuSecond: number;
  p50: number;
  p99: number;
  worst: number;
  /** Share of the questions with an answer whose entry came first, and among the first ten. */
  first: number;
  amongTen: number;
};

/** Builds a search and asks on this one thread, after a warm-up, at most for about `seconds`. */
export function measureSearch(
  build: () => Search,
  warmUp: readonly Question[],
  questions: readonly Question[],
  seconds = Number.POSITIVE_INFINITY,
): Speed {
  const before = memory();
  const started = performance.now();
  const search = build();
  const buildSeconds = (performance.now() - started) / 1000;
  const megabytes = (memory() - before) / 2 ** 20;
  const enough = performance.now() + 200 * seconds;
  for (const question of warmUp) {
    search(question);
    if (performance.now() > enough) break;
  }
  const times: number[] = [];
  const ranks: number[] = [];
  const cpu = process.cpuUsage();
  const begun = performance.now();
  for (const question of questions) {
    const from = performance.now();
    const ids = search(question);
    times.push(performance.now() - from);
    if (question.expected.length > 0) ranks.push(ids.findIndex((id) => question.expected.includes(id)));
    if (performance.now() - begun > 1000 * seconds) break;
  }
  const taken = (performance.now() - begun) / 1000;
  const used = process.cpuUsage(cpu);
  times.sort((a, b) => a - b);
  const share = (is: (rank: number) => boolean) => ranks.filter(is).length / ranks.length;
  return {
    asked: times.length,
    buildSeconds,
    megabytes,
    perSecond: times.length / taken,
    perCpuSecond: times.length / ((used.user + used.system) / 1e6),
    p50: times[Math.floor(times.length * 0.5)] ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
    worst: times.at(-1) ?? 0,
    first: share((rank) => rank === 0),
    amongTen: share((rank) => rank >= 0 && rank < 10),
  };
}

function memory(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
