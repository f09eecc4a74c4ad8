import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/project-root.ts';
import { type Figures, figuresFile } from '../schedules/figures.ts';

// npm run bench -- scaling: computes the tables of docs/scaling.md from figures.json and the assumptions and figures below.
const { volume, schedules, operations } = JSON.parse(readFileSync(figuresFile, 'utf8')) as Figures;

/** Of one client in a year. */
const assumed = { people: 5, requests: 100, eventsARequest: 50, filesMb: 10, calls: 60, peak: 3, saves: 0.1 };
/** Seconds of CPU, gigabytes and connections, from docs/benchmarks.md. */
const known = {
  list: { server: 0.00047, database: 0.0003 },
  draft: 0.0056,
  ...{ processGb: 0.4, connections: 17, eventKb: 2.3, requestKb: 28, matchKb: 7, matches: 5 },
  comparison: [0.00094, 0.0017] as const,
};

const sizes = [10, 1000, 100_000];
const number = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en') : `${Number(value.toPrecision(value < 0.1 ? 1 : 2))}`;
const row = (what: string, of: (clients: number) => string | number) =>
  `| ${[what, ...sizes.map((clients) => ((one) => (typeof one === 'number' ? number(one) : one))(of(clients)))].join(' | ')} |`;
const gigabytes = (gb: number) => (gb >= 1000 ? `${number(gb / 1000)} TB` : `${number(gb)} GB`);
const span = (seconds: number) => (seconds >= 600 ? `${number(seconds / 60)} min` : `${number(seconds)} s`);

const callsASecond = (clients: number) => (clients * assumed.people * assumed.calls * assumed.peak) / 3600;
const servers = (clients: number) =>
  callsASecond(clients) * ((1 - assumed.saves) * known.list.server + assumed.saves * known.draft);
const database = (clients: number) => callsASecond(clients) * (1 - assumed.saves) * known.list.database;
const withRoom = (processors: number) => Math.ceil(3 * processors);
const processes = (clients: number) => Math.max(clients >= 1000 ? 2 : 1, withRoom(servers(clients)));
const requests = (clients: number) => clients * assumed.requests;
const databaseGb = (clients: number, matches: number) =>
  (requests(clients) * (assumed.eventsARequest * known.eventKb + known.requestKb + matches * known.matchKb)) /
  1e6;

const checkpoints = schedules.find(({ name }) => name === 'audit.hourly_checkpoints');
const cpu = ({ server, database }: { server: number; database: number }) => server + database;
/** As if all of it grew with the clients. */
const idle = (clients: number) =>
  (schedules.reduce((sum, { idle, runsADay }) => sum + cpu(idle) * runsADay, 0) * clients) / volume.clients;
const verifying = (clients: number) =>
  ((checkpoints ? cpu(checkpoints.first) - cpu(checkpoints.idle) : Number.NaN) / volume.events) *
  ((requests(clients) * assumed.eventsARequest) / 365);

const head = [...sizes.map((clients) => `${clients.toLocaleString('en')} clients`)];
const threeSizes = [
  `| | ${head.join(' | ')} |`,
  `|${'---|'.repeat(head.length + 1)}`,
  row('people', (clients) => clients * assumed.people),
  row('calls a second in the busiest hour (people × 60 × 3 / 3,600)', callsASecond),
  row('processors of the servers for them (9 in 10 at 0.47 ms, 1 in 10 at 5.6 ms)', servers),
  row('processors of the database (9 in 10 at 0.30 ms; drafts are counted above)', database),
  row('the same with three times the room: servers, database', (clients) =>
    [servers(clients), database(clients)].map(withRoom).join(', '),
  ),
  row('server processes, one processor each', processes),
  row('their memory at 0.4 GB', (clients) => gigabytes(processes(clients) * known.processGb)),
  row('connections at 17 a process', (clients) => processes(clients) * known.connections),
  row('scheduled work with nothing due, CPU a day', (clients) => span(idle(clients))),
  row('verifying and signing the events of a day', (clients) => span(verifying(clients))),
  row('requests a year', requests),
  row('audit events a year', (clients) => requests(clients) * assumed.eventsARequest),
  row('database a year (2.3 KB an event, 28 KB a request)', (clients) => gigabytes(databaseGb(clients, 0))),
  row('the same with five matches a request', (clients) => gigabytes(databaseGb(clients, known.matches))),
  row('files a year', (clients) => gigabytes((requests(clients) * assumed.filesMb) / 1000)),
  row('third parties monitored, one in two requests', (clients) => requests(clients) / 2),
  row('comparing all after a list update, one process, at 0.94 to 1.7 ms', (clients) =>
    known.comparison.map((seconds) => span((requests(clients) / 2) * seconds)).join(' to '),
  ),
].join('\n');

const dearest = operations
  .toSorted((one, other) => cpu(other.cost) - cpu(one.cost))
  .slice(0, 10)
  .map(({ key, role, cost }) =>
    [`\`${key}\``, role, ...[cost.server, cost.database, cost.longest].map((one) => one.toFixed(2))].join(
      ' | ',
    ),
  );
const calls = [
  '| call | by | CPU of the server, s | of the database, s | longest statement, s |',
  '|---|---|---|---|---|',
  ...dearest.map((cells) => `| ${cells} |`),
].join('\n');

const file = join(projectRoot, 'docs/scaling.md');
/** The first table under a heading. */
const replaced = (text: string, heading: string, table: string) =>
  text.replace(
    new RegExp(`(\\n## ${heading}\\n[^|]*\\n)(?:\\|.*\\n)+`),
    (_all, before) => `${before}${table}\n`,
  );
const text = replaced(
  replaced(readFileSync(file, 'utf8'), 'Three sizes', threeSizes),
  'The dearest calls',
  calls,
);
writeFileSync(file, text);
