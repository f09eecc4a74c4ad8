import { join, resolve } from 'node:path';
import { findPostgres, startPostgres } from '../../scripts/machine/postgres.ts';
import { projectRoot } from '../../scripts/project-root.ts';
import { type Cast, gatherCast } from '../../tests/support/people/cast.ts';
import { startOptions } from '../../tests/support/servers/server-process.ts';
import { type Server, startServer } from '../../tests/support/servers/start-server.ts';
import { callWithoutPause, type Lean, leanGet } from './lean-callers.ts';
import { printTable } from './print-table.ts';
import { cpuOf, embeddedPid, forgetPeak, memoryOf, withChildren } from './process-memory.ts';

const callers = 50;
const requests = 60;
const roundSeconds = 5;
const rounds = 4;
const roomy = { RATE_LIMIT: '1000000', UNDER_PRESSURE: 'false', DATABASE_SECONDS: '30' };

type ListOptions = {
  /** The folder of another checkout, measured in turn with this one. */
  against?: string | undefined;
  /** The folder into which each server writes the profile of its processor. */
  profile?: string | undefined;
};
type Subject = {
  name: string;
  server: Server;
  /** The first process of its PostgreSQL. */
  database: number;
  list: Lean;
  figures: Figures[];
  remove(): Promise<void>;
};
type Figures = { perSecond: number; node: number; database: number; p50: number; p99: number; peak: number };
const engines = ['installed', 'embedded'] as const;

/** A server of this checkout, or of another one's folder, on a PostgreSQL of its own. */
async function open(
  engine: (typeof engines)[number],
  folder: string,
  { profile }: ListOptions,
): Promise<Subject> {
  const postgres = engine === 'installed' ? await startPostgres({ durable: true }) : undefined;
  const profiler = profile ? ['--cpu-prof', `--cpu-prof-dir=${resolve(profile)}`] : [];
  const server = await startServer({
    env: { ...roomy, DATABASE_URL: postgres?.url ?? '' },
    command: [process.execPath, ...startOptions(folder), ...profiler, join(folder, 'server/main.ts')],
    fromNothing: true,
  });
  const cast = await gatherCast(server);
  await draftRequests(cast);
  const list = leanGet(server.baseUrl, cast.client.access, '/reports/v1.0/requestdetails?pageSize=20');
  await callWithoutPause(list, callers, roundSeconds);
  const version = postgres?.version.match(/[\d.]+/)?.[0];
  return {
    name: `${folder === projectRoot ? 'this' : 'the other'}, ${version ? `PostgreSQL ${version}` : 'embedded'}`,
    server,
    database: postgres?.pid() ?? embeddedPid(server.dataDir) ?? Number.NaN,
    list,
    figures: [],
    async remove() {
      await server.terminate();
      await server.remove();
      postgres?.remove();
    },
  };
}

async function draftRequests({ client }: Cast) {
  for (let made = 0; made < requests; made += 1)
    await client.call('POST /reports/v1.0/requestdetails', {
      intake: { legalName: 'Kestrel Shipping', entityType: 'organisation' },
    });
}

/** CPU of both a call, since a machine that others use as well distorts it less than the clock. */
async function measure({ server, database, list, figures }: Subject) {
  const pid = server.pid();
  const ofDatabase = () => withChildren(database).reduce((sum, one) => sum + cpuOf(one), 0);
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

/**
 * What one list of 20 requests costs on PostgreSQL, installed and embedded, and at two checkouts: in turn, so that one run
 * gives the ratios.
 */
export async function measureLists(options: ListOptions): Promise<void> {
  const installed = findPostgres() !== undefined;
  if (!installed)
    console.log('Lists are measured on the embedded database alone: no PostgreSQL is installed.');
  const folders = [...(options.against ? [resolve(options.against)] : []), projectRoot];
  const subjects: Subject[] = [];
  try {
    for (const engine of engines)
      for (const folder of folders)
        if (engine === 'embedded' || installed) subjects.push(await open(engine, folder, options));
    for (let round = 0; round < rounds; round += 1) for (const subject of subjects) await measure(subject);
    printTable(
      `A list of 20 requests, ${callers} callers, medians of ${rounds} rounds of ${roundSeconds} s`,
      [
        [
          'checkout and database',
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
    for (const subject of subjects) await subject.remove();
  }
}
