import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { DraftIntake } from '../../contract/reports/intake.ts';
import { compose } from '../../server/compose.ts';
import { findMatchesOfNames, subjectFingerprint, subjectsOf } from '../../server/modules/screening/index.ts';
import { seedMasterLists } from '../../server/modules/settings/index.ts';
import type { Database } from '../../server/platform/db/database.ts';
import { openPostgres } from '../../server/platform/db/postgres/open-postgres.ts';
import type { Platform } from '../../server/platform/index.ts';
import { openTestApp } from '../../tests/support/servers/test-app.ts';
import { fill } from '../../tests/support/volume/fill.ts';
import { L, type Volume } from '../../tests/support/volume/volumes.ts';
import { printTable } from '../product/print-table.ts';

// npm run bench -- schedules [--clients 1000] [--requests 100000] [--events 5000000] [--only monitoring.due,remind_clients]
const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: `${L.clients}` },
    requests: { type: 'string', default: `${L.requests}` },
    events: { type: 'string', default: `${L.events}` },
    only: { type: 'string' },
  },
});
const volume: Volume = {
  clients: Number(values.clients),
  requests: Number(values.requests),
  events: Number(values.events),
};

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

/** Each schedule of the product where nothing that it looks for is due, the second time it runs. */
const { platform, close } = await openTestApp({
  start: new Date(),
  modules: [
    async (app, platform) => {
      for (const register of compose(platform).modules) await register(app, platform);
    },
  ],
});
try {
  await platform.database.tx({ kind: 'identity' }, () => seedMasterLists());
  const started = performance.now();
  await fillIn(platform.database);
  console.log(
    `Made in ${((performance.now() - started) / 1000).toFixed(0)} s, load ${loadavg()[0]?.toFixed(1)}`,
  );
  console.log(await measurePage(platform));
  const states = await platform.database.tx({ kind: 'system' }, () => platform.jobs.scheduleStates());
  const names = states.map(({ name }) => name);
  const rows: string[][] = [];
  for (const name of names.filter((one) => !values.only || values.only.split(',').includes(one))) {
    const taken: string[] = [];
    for (let time = 0; time < 2; time += 1) {
      const began = performance.now();
      const failed = await platform.jobs.runScheduled(name).then(
        () => '',
        (error: Error) => ` ${error.message.slice(0, 60)}`,
      );
      taken.push(`${Math.round(performance.now() - began)}${failed}`);
    }
    rows.push([name, ...taken]);
  }
  printTable(
    `Schedules with nothing due: ${JSON.stringify(volume)}, load average ${loadavg()[0]?.toFixed(1)}`,
    [['schedule', 'first time, ms', 'second time, ms'], ...rows],
  );
} finally {
  await close();
}
