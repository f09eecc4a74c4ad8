import { ListLimits } from '../../contract/limits.ts';
import type { Cast } from '../../tests/support/people/cast.ts';
import type { Server } from '../../tests/support/servers/start-server.ts';
import { forgetPeak, memoryOf } from '../product/process-memory.ts';

type Taken = (string | number)[];

async function taking(server: Server, what: string, work: () => Promise<number>): Promise<Taken> {
  const before = memoryOf(server.pid()).now;
  forgetPeak(server.pid());
  const started = performance.now();
  const rows = await work();
  const seconds = (performance.now() - started) / 1000;
  const grown = memoryOf(server.pid()).peak - before;
  return [what, rows, seconds.toFixed(0), (rows / seconds).toFixed(0), before.toFixed(0), grown.toFixed(0)];
}

/** Every row of a list, page by page, as the button Export CSV fetches them. */
async function everyPage({ allocator }: Cast): Promise<number> {
  let rows = 0;
  for (let current = 1; ; current += 1) {
    const { Data, total } = await allocator.call('GET /reports/v1.0/requestdetails', {
      current,
      pageSize: ListLimits.pageSize,
      ...(current === 1 && { export: 'csv' as const }),
    });
    rows += Data.length;
    if (Data.length === 0 || rows >= Math.min(total, ListLimits.exportRows)) return rows;
  }
}

async function signedFile({ client }: Cast): Promise<number> {
  const answer = await client.send('/api/reports/v1.0/auditexport');
  if (!answer.ok || !answer.body) throw new Error(`${answer.status}: ${await answer.text()}`);
  let lines = 0;
  for await (const chunk of answer.body) for (const byte of chunk) if (byte === 10) lines += 1;
  return lines;
}

/** Time and memory of what takes everything away: the server must not hold it. */
export const measureExports = async (engine: string, server: Server, cast: Cast): Promise<Taken[]> => [
  await taking(server, `${engine}: CSV of all requests`, () => everyPage(cast)),
  await taking(server, `${engine}: signed JSON of a client’s trail`, () => signedFile(cast)),
];
