import { setTimeout as wait } from 'node:timers/promises';
import { findPostgres, startPostgres } from '../../scripts/machine/postgres.ts';
import { startServer } from '../../tests/support/servers/start-server.ts';
import { printTable } from './print-table.ts';
import { cpuOf, embeddedMemory, memoryOf } from './process-memory.ts';

const quietMs = 5000;

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const started = performance.now();
  return [await work(), (performance.now() - started) / 1000];
}

async function measure(engine: string, env: Record<string, string>) {
  const [server, first] = await timed(() => startServer({ env, fromNothing: true }));
  try {
    const firstCpu = cpuOf(server.pid());
    await server.terminate();
    const [, again] = await timed(() => server.start());
    const againCpu = cpuOf(server.pid());
    await wait(quietMs);
    const { now, peak } = memoryOf(server.pid());
    const beside = embeddedMemory(server.dataDir);
    const seconds = [first, firstCpu, again, againCpu].map((figure) => figure.toFixed(1));
    return [engine, ...seconds, now.toFixed(0), peak.toFixed(0), beside.toFixed(0)];
  } finally {
    await server.remove();
  }
}

/** Seconds from the command to the first good answer of /health/ready, and memory five quiet seconds later. */
export async function measureStart(): Promise<void> {
  const rows = [await measure('embedded', {})];
  if (findPostgres()) {
    const postgres = await startPostgres({ durable: true });
    try {
      rows.push(
        await measure(`PostgreSQL ${postgres.version.match(/[\d.]+/)?.[0]}`, { DATABASE_URL: postgres.url }),
      );
    } finally {
      postgres.remove();
    }
  } else console.log('PostgreSQL is skipped: none is installed.');
  printTable('Server start and memory', [
    [
      'database',
      'first start, s',
      'CPU, s',
      'next start, s',
      'CPU, s',
      'memory, MB',
      'peak, MB',
      'PostgreSQL, MB',
    ],
    ...rows,
  ]);
}
