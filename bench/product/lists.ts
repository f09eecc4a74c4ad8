import { join, resolve } from 'node:path';
import { findPostgres, type Postgres, startPostgres } from '../../scripts/machine/postgres.ts';
import { projectRoot } from '../../scripts/project-root.ts';
import { type Cast, gatherCast } from '../../tests/support/people/cast.ts';
import { startOptions } from '../../tests/support/servers/server-process.ts';
import { type Server, startServer } from '../../tests/support/servers/start-server.ts';
import { callWithoutPause, type Lean, leanGet } from './lean-callers.ts';
import { printTable } from './print-table.ts';
import { cpuOf, forgetPeak, memoryOf, withChildren } from './process-memory.ts';

const callers = 50;
const requests = 60;
const roundSeconds = 5;
const rounds = 4;
const roomy = { RATE_LIMIT: '1000000', UNDER_PRESSURE: 'false', DATABASE_SECONDS: '30' };

export type ListOptions = {
  /** The folder of another checkout, measured in turn with this one. */
  against?: string | undefined;
  /** The folder into which each server writes the profile of its processor. */
  profile?: string | undefined;
};
type Subject = { name: string; server: Server; postgres: Postgres; list: Lean; figures: Figures[] };
type Figures = { perSecond: number; node: number; database: number; p50: number; p99: number; peak: number };

/** A server of this checkout, or of another one's folder, on a PostgreSQL of its own. */
async function open(name: string, folder: string, { profile }: ListOptions): Promise<Subject> {
  const postgres = await startPostgres({ durable: true });
  const profiler = profile ? ['--cpu-prof', `--cpu-prof-dir=${resolve(profile)}`] : [];
  const server = await startServer({
    env: { ...roomy, DATABASE_URL: postgres.url },
    command: [process.execPath, ...startOptions(folder), ...profiler, join(folder, 'server/main.ts')],
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
  return [
    name,
    of('perSecond', 0),
    of('p50', 0),
    of('p99', 0),
    of('node', 2),
    of('database', 2),
    of('peak', 0),
  ];
};

/** What one list of 20 requests costs on PostgreSQL; of two checkouts in turn, so that one run gives the ratio. */
export async function measureLists(options: ListOptions): Promise<void> {
  if (!findPostgres()) return console.log('Lists are skipped: no PostgreSQL is installed.');
  const subjects: Subject[] = [];
  try {
    if (options.against) subjects.push(await open('the other', resolve(options.against), options));
    subjects.push(await open('this', projectRoot, options));
    for (let round = 0; round < rounds; round += 1) for (const subject of subjects) await measure(subject);
    printTable(
      `A list of 20 requests, ${callers} callers, medians of ${rounds} rounds of ${roundSeconds} s`,
      [
        [
          'checkout',
          'a second',
          'median, ms',
          '99th percentile, ms',
          'CPU of Node, ms',
          'of PostgreSQL, ms',
          'peak, MB',
        ],
        ...subjects.map(({ name, figures }) => row(name, figures)),
      ],
    );
  } finally {
    for (const { server, postgres } of subjects) {
      await server.terminate();
      await server.remove();
      postgres.remove();
    }
  }
}
