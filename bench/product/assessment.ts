import { setTimeout as wait } from 'node:timers/promises';
import type { DraftIntake } from '../../contract/reports/intake.ts';
import type { Upload } from '../../mock/http/http-client.ts';
import { type Cast, gatherCast } from '../../tests/support/people/cast.ts';
import { type Server, startServer } from '../../tests/support/servers/start-server.ts';
import { publishedUploads } from '../clusters/published-uploads.ts';
import { syntheticEntries } from '../engine/synthetic-names.ts';
import { hasData } from '../quality/shared-data.ts';
import { printTable } from './print-table.ts';
import { cpuOf } from './process-memory.ts';

const imports = 3;
const requests = 20;
const pollMs = 10;
const quietMs = 2000;

async function until<T>(ask: () => Promise<T | null | undefined>): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    await wait(pollMs);
  }
}

/** From the upload to the version that waits to be activated. */
async function importList({ admin }: Cast, files: Upload[], about: object): Promise<string> {
  const call = { action: 'import', ...about } as never;
  const { Data } = await admin.call('POST /reports/v1.0/watchlists', call, files);
  await until(async () => {
    const [work] = (await admin.call('GET /reports/v1.0/jobs', { id: Data.job ?? '' })).Data;
    if (work?.status === 'failed') throw new Error(`The import failed: ${work.error}`);
    return work?.status === 'done';
  });
  return Data.version ?? '';
}

/** Clusters and comparisons follow an activation: the server is left alone until it rests. */
async function untilQuiet(server: Server) {
  for (let before = -1, now = cpuOf(server.pid()); now - before > 0.1; ) {
    before = now;
    await wait(quietMs);
    now = cpuOf(server.pid());
  }
}

/** A company with two directors and an owner, invented. */
function intakeOf(n: number, names: readonly string[]): DraftIntake {
  const [company = '', first = '', second = '', owner = ''] = names.slice(n * 4);
  return {
    legalName: `${company} Trading Limited`,
    aliases: [`M/s ${company}`],
    entityType: 'organisation',
    countryOfIncorporation: 'IN',
    industry: 'manufacturing',
    relationshipType: 'supplier',
    purpose: 'Supplies cotton.',
    reportType: 'basic_screening',
    categories: ['sanctions'],
    principals: [
      { name: first, role: 'director', type: 'person' },
      { name: second, role: 'director', type: 'person' },
    ],
    ownership: [{ owner, owned: `${company} Trading Limited`, pct: 60 }],
  };
}

/** Seconds from the submission to a finished screening and the rating that comes of it. */
async function assess({ client, allocator }: Cast, intake: DraftIntake): Promise<number> {
  const { Data: draft } = await client.call('POST /reports/v1.0/requestdetails', { intake });
  const started = performance.now();
  const { id: request, version } = draft;
  const act = { action: 'submit', request, version, consent: true } as const;
  await client.call('POST /reports/v1.0/submituseraction', act);
  await until(async () => {
    const which = { client: draft.clientId, request };
    const { working } = (await allocator.call('GET /reports/v1.0/requestanalysis', which)).Data;
    if (working?.screening?.status === 'failed') throw new Error('The screening failed.');
    return working?.screening?.status === 'done' && working.rating;
  });
  return (performance.now() - started) / 1000;
}

const spread = (seconds: number[]) => {
  const sorted = seconds.toSorted((a, b) => a - b);
  return [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)].map((one = Number.NaN) => one.toFixed(2));
};

/** How long the import of each published list takes, and with all of them the way from a submission to its assessment. */
export async function measureAssessment(): Promise<void> {
  if (!hasData()) return console.log('Assessment is skipped: the published lists are not here.');
  const server = await startServer({ env: { RATE_LIMIT: '1000000' }, fromNothing: true });
  try {
    const cast = await gatherCast(server);
    const rows: string[][] = [];
    for (const [name, files, about] of publishedUploads(['ofac_2022-01', 'un', 'eu'])) {
      let version = '';
      const [seconds, cpu]: [number[], number[]] = [[], []];
      for (let n = 0; n < imports; n += 1) {
        const [started, before] = [performance.now(), cpuOf(server.pid())];
        version = await importList(cast, files, about);
        seconds.push((performance.now() - started) / 1000);
        cpu.push(cpuOf(server.pid()) - before);
      }
      rows.push([`import: ${name}`, ...spread(seconds), ...spread(cpu)]);
      await cast.admin.call('POST /reports/v1.0/watchlists', { action: 'activate', version });
      await untilQuiet(server);
    }
    const names = syntheticEntries(requests * 4, 11).map((entry) => entry.names[0]?.text ?? '');
    const [seconds, cpu]: [number[], number[]] = [[], []];
    for (let n = 0; n < requests; n += 1) {
      const before = cpuOf(server.pid());
      seconds.push(await assess(cast, intakeOf(n, names)));
      cpu.push(cpuOf(server.pid()) - before);
    }
    rows.push(['submission to proposed assessment', ...spread(seconds), ...spread(cpu)]);
    printTable(`Published lists: ${imports} imports each, then ${requests} requests, seconds`, [
      ['what', 'median', 'at most', 'CPU of Node, median', 'at most'],
      ...rows,
    ]);
  } finally {
    await server.remove();
  }
}
