import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Cast, gatherCast } from '../../tests/support/people/cast.ts';
import { renew } from '../../tests/support/people/sign-in.ts';
import { syntheticEntries, syntheticQueries } from '../engine/synthetic-names.ts';
import { printTable } from '../product/print-table.ts';
import { memoryOf } from '../product/process-memory.ts';
import { embeddedHouse } from '../volume/database.ts';

// npm run bench -- staging [--names 1000000] [--seconds 60]
const { values } = parseArgs({
  options: { names: { type: 'string', default: '1000000' }, seconds: { type: 'string', default: '60' } },
});
const searched = syntheticEntries(20_000);
const asked = syntheticQueries(searched, 1000);

const csvOf = (entries: typeof searched) => ({
  name: 'list.csv',
  content: ['id,name,type', ...entries.map(({ id, names }) => `${id},${names[0]?.text},person`)].join('\n'),
  type: 'text/csv',
});

async function stage({ admin }: Cast, name: string, entries: typeof searched): Promise<string> {
  const about = { action: 'import', format: 'plain_csv', name, topic: 'sanctions' } as const;
  const { Data } = await admin.call('POST /reports/v1.0/watchlists', about, [csvOf(entries)]);
  for (;;) {
    await renew(admin);
    const [work] = (await admin.call('GET /reports/v1.0/jobs', { id: Data.job ?? '' })).Data;
    if (work?.status === 'failed') throw new Error(`The import failed: ${work.error}`);
    if (work?.status === 'done') return Data.version ?? '';
    await wait(500);
  }
}

const activate = ({ admin }: Cast, version: string) =>
  admin.call('POST /reports/v1.0/watchlists', { action: 'activate', version });

/** Asks for a name four times a second, however long the answers take, until it is stopped; answers milliseconds. */
function searching({ drafter }: Cast) {
  let phase = '';
  const taken = new Map<string, number[]>();
  const open = new Set<Promise<unknown>>();
  let turn = 0;
  const ask = async () => {
    const name = asked[turn++ % asked.length]!.name;
    const times = taken.get(phase) ?? [];
    taken.set(phase, times);
    const began = performance.now();
    if (turn % 100 === 0) await renew(drafter);
    await drafter.call('POST /reports/v1.0/screenings', {
      zero_footprint: true,
      subject: { name, type: 'person' },
    });
    times.push(performance.now() - began);
  };
  const timer = setInterval(() => {
    const one = ask().finally(() => open.delete(one));
    open.add(one);
  }, 250);
  return {
    begin: (name: string) => {
      phase = name;
    },
    async end() {
      clearInterval(timer);
      await Promise.all(open);
      return taken;
    },
  };
}

const house = await embeddedHouse();
try {
  const cast = await gatherCast(house.server);
  await activate(cast, await stage(cast, 'Searched', searched));
  await wait(20_000);
  const memory = [memoryOf(house.server.pid()).now];
  const searches = searching(cast);
  searches.begin('at rest');
  await wait(20_000);
  searches.begin('staged');
  const began = performance.now();
  const version = await stage(cast, 'Large', syntheticEntries(Number(values.names), 8));
  const staged = (performance.now() - began) / 1000;
  memory.push(memoryOf(house.server.pid()).now);
  searches.begin('activated and clustered');
  await activate(cast, version);
  await wait(Number(values.seconds) * 1000);
  memory.push(memoryOf(house.server.pid()).now);
  const rows = [...(await searches.end())].map(([phase, taken]) => {
    const sorted = taken.sort((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]?.toFixed(0) ?? '';
    return [phase, `${sorted.length}`, at(0.5), at(0.95), at(1)];
  });
  printTable(
    `A search while a list of ${values.names} names is staged (${staged.toFixed(0)} s), activated and clustered`,
    [['meanwhile', 'searches', 'median ms', 'p95 ms', 'longest ms'], ...rows],
  );
  console.log(
    `Memory of the server: ${memory.map((mb) => `${mb.toFixed(0)} MB`).join(', ')} before, staged, active. Load ${loadavg()[0]?.toFixed(1)}.`,
  );
} finally {
  await house.remove();
}
