import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Upload } from '../../mock/http/http-client.ts';
import { gatherCast } from '../../tests/support/people/cast.ts';
import { printTable } from '../product/print-table.ts';
import { embeddedHouse, type House, postgresHouse } from '../volume/database.ts';
import { syntheticCompanies } from './synthetic-companies.ts';

// npm run bench -- register [--engine embedded|postgres] [--companies 1000000]
const { values } = parseArgs({
  options: { engine: { type: 'string' }, companies: { type: 'string', default: '1000000' } },
});
const count = Number(values.companies);
const asked = 200;

async function measure({ engine, server }: House): Promise<string[]> {
  const { admin, client } = await gatherCast(server);
  const rows = [...syntheticCompanies(count)];
  const register: Upload = { name: 'master.csv', content: rows.join(''), type: 'text/csv' };
  const began = performance.now();
  const { Data } = await admin.call('POST /reports/v1.0/companyregister', { action: 'import' }, [register]);
  const version = Data.version ?? '';
  let slowest = 0;
  for (;;) {
    const at = performance.now();
    const { Data: versions } = await admin.call('GET /reports/v1.0/companyregister', {});
    slowest = Math.max(slowest, performance.now() - at);
    if (versions[0]?.status !== 'importing') break;
    await wait(250);
  }
  const seconds = (performance.now() - began) / 1000;
  await admin.call('POST /reports/v1.0/companyregister', { action: 'activate', version });
  const step = Math.floor(count / asked);
  const taken: number[] = [];
  let found = 0;
  for (let n = 0; n < asked; n += 1) {
    const [cin = '', name = ''] = rows[1 + n * step]?.split(',') ?? [];
    const names = [name.replace(' PRIVATE LIMITED', ' Ltd').toLowerCase()];
    const company = { identifiers: [{ scheme: 'CIN', value: cin }] };
    const at = performance.now();
    // With its number the company itself is left out; without it, it has to be found.
    const answer = await client.call(
      'POST /reports/v1.0/mcanearmatch',
      n % 2 ? { names, company } : { names },
    );
    taken.push(performance.now() - at);
    if (
      n % 2
        ? answer.identifiers[0]?.registered
        : answer.Data[0]?.matches.some((one) => one.registered?.id === cin)
    )
      found += 1;
  }
  taken.sort((a, b) => a - b);
  const at = (share: number) => (taken[Math.floor(share * (asked - 1))] ?? 0).toFixed(1);
  return [
    engine,
    seconds.toFixed(0),
    (count / seconds).toFixed(0),
    slowest.toFixed(0),
    at(0.5),
    at(0.95),
    at(1),
    `${found}/${asked}`,
  ];
}

console.log(`Node ${process.versions.node}, ${availableParallelism()} cores, ${count} companies`);
const table: string[][] = [];
for (const [name, open] of [
  ['embedded', embeddedHouse],
  ['postgres', postgresHouse],
] as const) {
  if (values.engine && values.engine !== name) continue;
  const house = await open();
  if (!house) console.log('PostgreSQL is skipped: none is installed.');
  else
    try {
      table.push(await measure(house));
    } finally {
      await house.remove();
    }
}
printTable('register of companies', [
  [
    'database',
    'import, s',
    'rows a second',
    'slowest other call meanwhile, ms',
    'look-up p50, ms',
    'p95',
    'slowest',
    'found',
  ],
  ...table,
]);
