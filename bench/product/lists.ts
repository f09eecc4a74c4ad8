import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findPostgres, type Postgres, startPostgres } from '../../scripts/postgres.ts';
import { type Cast, gatherCast } from '../../tests/support/cast.ts';
import { type Server, startServer } from '../../tests/support/start-server.ts';
import { callWithoutPause, type Lean, leanGet } from './lean-callers.ts';
import { printTable } from './print-table.ts';
import { cpuOf, withChildren, forgetPeak, memoryOf } from './process-memory.ts';

const callers = 50;
const requests = 60;
const roundSeconds = 5;
const rounds = 4;
const roomy = { RATE_LIMIT: '1000000', UNDER_PRESSURE: 'false', DATABASE_SECONDS: '30' };

type Subject = { name: string; server: Server; postgres: Postgres; list: Lean; figures: Figures[] };
type Figures = { perSecond: number; node: number; database: number; p50: number; p99: number; peak: number };

/** A server of this checkout, or of another one's folder, on a PostgreSQL of its own. */
async function open(name: string, folder: string | undefined): Promise<Subject> {
  const postgres = await startPostgres({ durable: true });
  const profile = process.env.PROFILE_DIR ? [`--cpu-prof`, `--cpu-prof-dir=${process.env.PROFILE_DIR}`] : [];
  const server = await startServer({
    env: { ...roomy, DATABASE_URL: postgres.url, LOG_LEVEL: 'info' },
    command: [process.execPath, ...profile, join(folder ? resolve(folder) : process.cwd(), 'server/main.ts')],
    fromNothing: true,
  });
  const cast = await gatherCast(server);
  await draftRequests(cast);
  const list = leanGet(server.baseUrl, cast.client.access, '/reports/v1.0/requestdetails?pageSize=20');
  await callWithoutPause(list, callers, roundSeconds);
  return { name, server, postgres, list, figures: [] };
}

async function draftRequests({ client }: Cast) {
  for (let made = 0; made < requests; made += 1)
    await client.call('POST /reports/v1.0/requestdetails', {
      intake: { legalName: 'Kestrel Shipping', entityType: 'organisation' },
    });
}

/** CPU of both a call, since a machine that others use as well distorts it less than the clock. */
async function measure({ server, postgres, list, figures }: Subject) {
  const pid = server.pid();
  const ofDatabase = () => withChildren(postgres.pid()).reduce((sum, one) => sum + cpuOf(one), 0);
  forgetPeak(pid);
  const before = [cpuOf(pid), ofDatabase()] as const;
  const times = await callWithoutPause(list, callers, roundSeconds);
  const each = (seconds: number) => (seconds * 1000) / times.length;
  figures.push({
    perSecond: times.length / roundSeconds,
    node: each(cpuOf(pid) - before[0]),
    database: each(ofDatabase() - before[1]),
    p50: times[Math.floor(times.length * 0.5)] ?? Number.NaN,
    p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
    peak: memoryOf(pid).peak,
  });
}

const row = (name: string, figures: Figures[]) => {
  const of = (key: keyof Figures, digits: number) => {
    const all = figures.map((one) => one[key]).sort((a, b) => a - b);
    return (all[Math.floor(all.length / 2)] ?? Number.NaN).toFixed(digits);
  };
  return [name, of('perSecond', 0), of('p50', 0), of('p99', 0), of('node', 2), of('database', 2), of('peak', 0)];
};

/** What one list of 20 requests costs on PostgreSQL; of several checkouts in turn, so that one run gives the ratio. */
export async function measureLists(): Promise<void> {
  if (!findPostgres()) return console.log('Lists are skipped: no PostgreSQL is installed.');
  const other = process.env.AGAINST;
  const subjects: Subject[] = [];
  try {
    if (other) subjects.push(await open('the other', other));
    subjects.push(await open('this', undefined));
    for (let round = 0; round < rounds; round += 1) for (const subject of subjects) await measure(subject);
    printTable(`A list of 20 requests, ${callers} callers, medians of ${rounds} rounds of ${roundSeconds} s`, [
      ['checkout', 'a second', 'median, ms', '99th percentile, ms', 'CPU of Node, ms', 'of PostgreSQL, ms', 'peak, MB'],
      ...subjects.map(({ name, figures }) => row(name, figures)),
    ]);
    console.log(readFileSync('/proc/loadavg', 'utf8'));
  } finally {
    for (const { server, postgres } of subjects) {
      await server.terminate();
      await server.remove();
      postgres.remove();
    }
  }
}
