import { randomBytes } from 'node:crypto';
import { startObjectStorage } from '../../tests/support/peers/object-storage.ts';
import { type Cast, gatherCast } from '../../tests/support/people/cast.ts';
import { type Server, startServer } from '../../tests/support/servers/start-server.ts';
import { printTable } from './print-table.ts';
import { forgetPeak, memoryOf } from './process-memory.ts';

const mebibyte = 1024 * 1024;
const fileBytes = 25 * mebibyte - 1024;
const roomy = { RATE_LIMIT: '1000000', UNDER_PRESSURE: 'false', LOG_LEVEL: 'error' };

type Choice = { client: string; request: string; ids?: string[] };

/** A request with so many files of 25 MB that no packing makes smaller. */
async function requestWith(cast: Cast, files: number): Promise<Choice & { ids: string[] }> {
  const key = 'POST /reports/v1.0/requestdetails';
  const intake = { legalName: 'Kestrel Shipping', entityType: 'organisation' as const };
  let { Data } = await cast.client.call(key, { intake });
  for (let made = 0; made < files; made += 1) {
    const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(fileBytes)]);
    const { id: request, version } = Data;
    const upload = { name: `Accounts ${made}.pdf`, content, type: 'application/pdf' };
    ({ Data } = await cast.client.call(key, { request, version, intake }, [upload]));
  }
  return { client: Data.clientId, request: Data.id, ids: Data.files.map(({ id }) => id) };
}

async function bytesOf(answer: Response): Promise<number> {
  if (!answer.ok || !answer.body) throw new Error(`${answer.status}: ${await answer.text()}`);
  let bytes = 0;
  for await (const chunk of answer.body) bytes += chunk.length;
  return bytes;
}

async function measure(server: Server, what: string, work: () => Promise<number>) {
  const before = memoryOf(server.pid()).now;
  forgetPeak(server.pid());
  const started = performance.now();
  const bytes = await work();
  const seconds = (performance.now() - started) / 1000;
  const grown = memoryOf(server.pid()).peak - before;
  const figures = [bytes / 1e6, seconds, bytes / 1e6 / seconds, before, grown];
  return [what, ...figures.map((figure) => figure.toFixed(figure < 10 ? 1 : 0))];
}

async function measureAll(where: string, env: Record<string, string>) {
  const server = await startServer({ env: { ...roomy, ...env } });
  try {
    const cast = await gatherCast(server);
    const { ids, ...of } = await requestWith(cast, 41);
    // A new start: what the uploads made of the memory is not the question.
    await server.terminate();
    await server.start();
    const zip = (choice: Choice) => () =>
      cast.client
        .send('/api/reports/v1.0/downloadattachments', { method: 'POST', body: JSON.stringify(choice) })
        .then(bytesOf);
    const byAddress = async () => {
      const { Data } = await cast.client.call('POST /reports/v1.0/archives', { items: [of] });
      return bytesOf(await cast.client.send(Data.signed_url));
    };
    const one = { ...of, ids: ids.slice(0, 1) };
    const eight = () => Promise.all(Array.from({ length: 8 }, zip(one))).then((sizes) => sum(sizes));
    return [
      await measure(server, `${where}: zip of 4 files`, zip({ ...of, ids: ids.slice(0, 4) })),
      await measure(server, `${where}: zip of 41 files`, zip(of)),
      await measure(server, `${where}: the same by a one-use address`, byAddress),
      await measure(server, `${where}: one file, eight times at once`, eight),
    ];
  } finally {
    await server.remove();
  }
}

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

/** Time and memory of downloads from the server, whose memory must not grow with what is sent. */
export async function measureDownloads(): Promise<void> {
  const rows = await measureAll('disk', {});
  const storage = await startObjectStorage();
  try {
    rows.push(...(await measureAll('bucket', storage.variables)));
  } finally {
    await storage.remove();
  }
  printTable('Downloads', [
    ['what', 'MB', 'seconds', 'MB a second', 'memory before, MB', 'grown at most, MB'],
    ...rows,
  ]);
}
