import { type Cast, gatherCast } from '../../tests/support/people/cast.ts';
import { type Server, startServer } from '../../tests/support/servers/start-server.ts';
import { syntheticEntries } from '../engine/synthetic-names.ts';
import { printTable } from './print-table.ts';
import { embeddedMemory, forgetPeak, memoryOf } from './process-memory.ts';

const roomy = { RATE_LIMIT: '1000000', UNDER_PRESSURE: 'false', LOG_LEVEL: 'error' };
const requests = 60;
const entries = 20_000;
const seconds = 10;

/** So many callers without a pause for ten seconds; answers calls a second, and the median and 99th percentile in ms. */
async function throughput(callers: number, call: () => Promise<unknown>): Promise<string[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  const caller = async () => {
    for (let at = performance.now(); at < end; at = performance.now()) {
      await call();
      times.push(performance.now() - at);
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(0);
  return [(times.length / seconds).toFixed(0), at(0.5), at(0.99)];
}

const draft = (cast: Cast) =>
  cast.client.call('POST /reports/v1.0/requestdetails', {
    intake: { legalName: 'Kestrel Shipping', entityType: 'organisation' },
  });

/** From the upload of a firm's own list to the version that waits to be activated. */
async function importSeconds(cast: Cast): Promise<number> {
  const rows = syntheticEntries(entries).map(({ id, names }) => `${id},${names[0]?.text},person`);
  const started = performance.now();
  const { Data } = await cast.admin.call(
    'POST /reports/v1.0/watchlists',
    { action: 'import', format: 'plain_csv', name: 'Synthetic', topic: 'sanctions' } as never,
    [{ name: 'own-list.csv', content: ['id,name,type', ...rows].join('\n'), type: 'text/csv' }],
  );
  for (;;) {
    const [work] = (await cast.admin.call('GET /reports/v1.0/jobs', { id: Data.job ?? '' })).Data;
    if (work?.status === 'failed') throw new Error(`The import failed: ${work.error}`);
    if (work?.status === 'done') return (performance.now() - started) / 1000;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function measure(server: Server): Promise<string[][]> {
  const cast = await gatherCast(server);
  for (let made = 0; made < requests; made += 1) await draft(cast);
  const list = () => cast.client.call('GET /reports/v1.0/requestdetails', { pageSize: 20 });
  await Promise.all(Array.from({ length: 200 }, list));
  forgetPeak(server.pid());
  const rows = [
    ['50 callers: list of 20 requests', ...(await throughput(50, list))],
    ['10 callers: new draft', ...(await throughput(10, () => draft(cast)))],
  ];
  const memory = () => {
    const { now, peak } = memoryOf(server.pid());
    return `server ${now.toFixed(0)} MB, at most ${peak.toFixed(0)}; PostgreSQL ${embeddedMemory(server.dataDir).toFixed(0)}`;
  };
  console.log(`after the calls: ${memory()}`);
  const took = await importSeconds(cast);
  console.log(`import of ${entries} entries: ${took.toFixed(1)} s; ${memory()}`);
  return rows;
}

/** Calls a second, the import of a list, and the memory of both, on the embedded database. */
export async function measureCalls(): Promise<void> {
  const server = await startServer({ env: roomy });
  try {
    printTable('Calls', [
      ['what', 'a second', 'median, ms', '99th percentile, ms'],
      ...(await measure(server)),
    ]);
  } finally {
    await server.remove();
  }
}
