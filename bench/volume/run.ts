import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type Cast, gatherCast } from '../../tests/support/people/cast.ts';
import { fill } from '../../tests/support/volume/fill.ts';
import { findKnown, questions } from '../../tests/support/volume/questions.ts';
import { printTable } from '../product/print-table.ts';
import { embeddedHouse, type House, postgresHouse } from './database.ts';
import { measureExports } from './exports.ts';
import { byHttp, bySql, emptyCall } from './measure.ts';
import { measureRendering } from './rendering.ts';
import { signInAgain } from './sign-in-again.ts';
import { weighTables } from './weights.ts';

// npm run bench -- volume [--engine embedded|postgres] [--clients 20] [--requests 100000] [--events 1000000]
//   [--parts questions,rendering,exports,weights]
const { values } = parseArgs({
  options: {
    engine: { type: 'string' },
    clients: { type: 'string', default: '20' },
    requests: { type: 'string', default: '100000' },
    events: { type: 'string', default: '1000000' },
    parts: { type: 'string', default: 'questions,rendering,exports' },
  },
});
const parts = values.parts.split(',');
const volume = {
  clients: Number(values.clients),
  requests: Number(values.requests),
  events: Number(values.events),
};

async function measure(house: House): Promise<void> {
  const { engine, server } = house;
  const first = await gatherCast(server);
  await server.terminate();
  const started = performance.now();
  await house.bare((raw) => fill(raw, volume));
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${engine}: ${volume.requests} requests and ${volume.events} events made in ${seconds} s`);
  if (parts.includes('weights'))
    printTable(`${engine}: tables on the disk, with their indexes`, [
      ['table', 'rows', 'MB', 'of it indexes', 'bytes a row'],
      ...(await house.bare(weighTables)),
    ]);
  if (parts.includes('questions')) await measureQuestions(house, first);
  if (!parts.includes('rendering') && !parts.includes('exports')) return;
  await server.start();
  const late = await signInAgain(first, server.baseUrl);
  if (parts.includes('rendering')) await measureRendering(engine, server.baseUrl, late);
  if (!parts.includes('exports')) return;
  printTable(`${engine}: everything taken away`, [
    ['what', 'rows', 'seconds', 'rows a second', 'memory before, MB', 'grown at most, MB'],
    ...(await measureExports(engine, server, late)),
  ]);
}

/** Over HTTP first, then by bare SQL while the server rests. */
async function measureQuestions({ engine, server, bare }: House, first: Cast): Promise<void> {
  const known = await bare((raw) => findKnown(raw, first.clientId, volume.requests));
  const asked = questions(known);
  await server.start();
  const cast = await signInAgain(first, server.baseUrl);
  const empty = await emptyCall(cast);
  const http: number[] = [];
  for (const question of asked) http.push(await byHttp(cast, question));
  await verifyOne(engine, cast);
  await server.terminate();
  const taken = await bare(async (raw) => {
    const sql: number[] = [];
    for (const question of asked) sql.push(await bySql(raw, question));
    return sql;
  });
  printTable(`${engine}: milliseconds of a question over HTTP and by bare SQL`, [
    ['question', 'HTTP', 'SQL', 'ratio', 'ratio without what every call costs'],
    ...asked.map(({ what }, n) => {
      const [by = 0, sql = 0] = [http[n], taken[n]];
      const ratios = [by / sql, (by - empty) / sql].map((ratio) => ratio.toFixed(1));
      return [what, by.toFixed(1), sql.toFixed(1), ...ratios];
    }),
    ['a call that asks nothing', empty.toFixed(1), '', '', ''],
  ]);
}

/** The made events have to verify as real ones do. */
async function verifyOne(engine: string, { client }: Cast): Promise<void> {
  const started = performance.now();
  const { verification } = await client.call('GET /reports/v1.0/audittrails', { verify: true, pageSize: 1 });
  if (!verification?.intact)
    throw new Error(`The made chain does not verify: ${JSON.stringify(verification)}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${engine}: ${verification.events} events of a client verified in ${seconds} s`);
}

console.log(`Node ${process.versions.node}, ${availableParallelism()} cores`);
for (const [name, open] of [
  ['embedded', embeddedHouse],
  ['postgres', postgresHouse],
] as const) {
  if (values.engine && values.engine !== name) continue;
  const house = await open();
  if (!house) console.log('PostgreSQL is skipped: none is installed.');
  else
    try {
      await measure(house);
    } finally {
      await house.remove();
    }
}
