import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { DraftIntake } from '../../contract/reports/intake.ts';
import type { Role } from '../../contract/words.ts';
import { compose } from '../../server/compose.ts';
import { findMatchesOfNames, subjectFingerprint, subjectsOf } from '../../server/modules/screening/index.ts';
import { seedMasterLists } from '../../server/modules/settings/index.ts';
import type { Database } from '../../server/platform/db/database.ts';
import { openPostgres } from '../../server/platform/db/postgres/open-postgres.ts';
import type { Platform } from '../../server/platform/index.ts';
import type { Target } from '../../tests/support/calls/target.ts';
import { type Member, signInAs } from '../../tests/support/people/sign-in-as.ts';
import { openTestApp, type TestApp } from '../../tests/support/servers/test-app.ts';
import { fill } from '../../tests/support/volume/fill.ts';
import { findTarget, readingCalls } from '../../tests/support/volume/reading-calls.ts';
import { L, type Volume } from '../../tests/support/volume/volumes.ts';
import { printTable } from '../product/print-table.ts';
import { type Cost, openMeter } from './cost.ts';
import { type Figures, figuresFile } from './figures.ts';

type Meter = Awaited<ReturnType<typeof openMeter>>;

// npm run bench -- schedules [--clients 1000] [--requests 100000] [--events 5000000] [--only monitoring.due,remind_clients] [--write]
const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: `${L.clients}` },
    requests: { type: 'string', default: `${L.requests}` },
    events: { type: 'string', default: `${L.events}` },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const volume: Volume = {
  clients: Number(values.clients),
  requests: Number(values.requests),
  events: Number(values.events),
};

const isWanted = (name: string) => !values.only || values.only.split(',').includes(name);
const repeats = 3;
const columns = ['CPU of the server, s', 'of the database, s', 'longest statement, s'];

const onError = (error: unknown) => {
  throw error;
};

async function fillIn({ ownerUrl }: Database): Promise<void> {
  const owner = openPostgres(ownerUrl, { onError, max: 1, statementMs: 0 });
  try {
    await fill(owner.raw, volume);
  } finally {
    await owner.close();
  }
}

/** Milliseconds to find what is known of the names of a page of monitored third parties, each of another client; the median of nine. */
async function measurePage({ database }: Pick<Platform, 'database'>): Promise<string> {
  const { rows } = await database.raw.executeSql(
    `select r.client_id, r.intake from third_parties t join requests r on r.id = t.last_request_id
     where t.monitored order by t.id limit 100`,
  );
  const names = rows.flatMap(({ client_id, intake }) =>
    subjectsOf(intake as DraftIntake).map((subject) => ({
      clientId: String(client_id),
      fingerprint: subjectFingerprint(subject),
    })),
  );
  const taken: number[] = [];
  let found = 0;
  for (let time = 0; time < 9; time += 1) {
    const began = performance.now();
    found = (await database.tx({ kind: 'system' }, () => findMatchesOfNames(names))).length;
    taken.push(performance.now() - began);
  }
  const [median = Number.NaN] = taken.sort((a, b) => a - b).slice(4);
  return `${names.length} names of 100 third parties have ${found} matches, found in ${median.toFixed(1)} ms`;
}

const modules = [
  async (app: FastifyInstance, platform: Platform) => {
    for (const register of compose(platform).modules) await register(app, platform);
  },
];

/** Each schedule twice: the first run signs what the audit chains hold, in the second nothing is due. */
async function measureSchedules({ platform }: TestApp, meter: Meter): Promise<Figures['schedules']> {
  const states = await platform.database.tx({ kind: 'system' }, () => platform.jobs.scheduleStates());
  const rows: Figures['schedules'] = [];
  for (const { name, rhythm } of states.filter(({ name }) => isWanted(name))) {
    const run = () => platform.jobs.runScheduled(name);
    const runsADay = 'everyMinutes' in rhythm ? 1440 / rhythm.everyMinutes : 'hourlyAt' in rhythm ? 24 : 1;
    rows.push({ name, runsADay, first: await meter(run), idle: await meter(run) });
  }
  return rows;
}

/** Of each reading operation the call that costs most; the second time, when pages and plans are in memory. */
async function measureOperations(cast: Record<Role, Member>, target: Target, meter: Meter) {
  const dearest = new Map<string, Figures['operations'][number]>();
  for (const { key, what, role, input } of readingCalls(target).filter(({ key }) => isWanted(key))) {
    const call = async () => {
      const { status } = await cast[role].attempt(key, input as never);
      if (status >= 500) throw new Error(`${key} answered ${status}`);
    };
    await call().catch((error: Error) => console.log(error.message));
    const cost = await meter(() => call().catch(() => {}), repeats);
    const known = dearest.get(key);
    if (!known || cost.server + cost.database > known.cost.server + known.cost.database)
      dearest.set(key, { key, what, role, cost });
  }
  return [...dearest.values()];
}

const { app, platform, ...rest } = await openTestApp({ start: new Date(), modules });
const test = { app, platform, ...rest };
try {
  await platform.database.tx({ kind: 'identity' }, () => seedMasterLists());
  const client = await signInAs(test, { role: 'client' });
  const clientId = String(client.actor.clientId);
  const others = ['admin', 'allocator', 'drafter', 'clientuser'] as const;
  const signed = await Promise.all(
    others.map((role) => signInAs(test, { role, ...(role === 'clientuser' && { clientId }) })),
  );
  const cast = { client, ...Object.fromEntries(others.map((role, n) => [role, signed[n]])) } as Record<
    Role,
    Member
  >;
  const started = performance.now();
  await fillIn(platform.database);
  const filled = Math.round((performance.now() - started) / 1000);
  console.log(`Made in ${filled} s, load ${loadavg()[0]?.toFixed(1)}`);
  console.log(await measurePage(platform));
  const meter = await openMeter(platform.database.raw);
  const schedules = await measureSchedules(test, meter);
  const load = Math.round(loadavg()[0] ?? 0);
  const seconds = ({ server, database, longest }: Cost) =>
    [server, database, longest].map((one) => one.toFixed(2));
  printTable(`Schedules: ${JSON.stringify(volume)}, load average ${load}`, [
    ['schedule', ...['first', 'idle'].flatMap((when) => columns.map((one) => `${when}: ${one}`))],
    ...schedules.map(({ name, first, idle }) => [name, ...seconds(first), ...seconds(idle)]),
  ]);
  const target = await findTarget(platform.database.raw, clientId);
  const operations = await measureOperations(cast, target, meter);
  printTable(`Operations that read, each as its dearest call`, [
    ['operation', 'by', ...columns],
    ...operations.map(({ key, what, role, cost }) => [key, `${role}, ${what}`, ...seconds(cost)]),
  ]);
  const figures: Figures = {
    volume,
    day: new Date().toISOString().slice(0, 10),
    load,
    filled,
    schedules,
    operations,
  };
  if (values.write) await writeFile(figuresFile, `${JSON.stringify(figures, null, 1)}\n`);
} finally {
  await rest.close();
}
