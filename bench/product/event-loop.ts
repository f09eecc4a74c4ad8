import { randomBytes } from 'node:crypto';
import type { Upload } from '../../mock/http/http-client.ts';
import { demoPassword, demoPeople } from '../../mock/people.ts';
import { freePort } from '../../server/platform/free-port.ts';
import { type SignedIn, signIn } from '../../tests/support/people/sign-in.ts';
import { startServer } from '../../tests/support/servers/start-server.ts';
import { printTable } from './print-table.ts';

const tries = 7;
/** How often the server looks at its loop: a loop that is never held up shows this interval. */
const intervalMs = 10;
const pause = () => new Promise((resolve) => setTimeout(resolve, 3 * intervalMs));

/** Who answered with bytes is read to the end. */
async function download(person: SignedIn, path: string, body: object) {
  const headers = { 'content-type': 'text/plain' };
  const answer = await person.send(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  await answer.arrayBuffer();
}

const paper = (megabytes: number, n = 1): Upload => ({
  name: `Accounts ${n}.pdf`,
  content: Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(megabytes * 1_000_000)]),
  type: 'application/pdf',
});

async function callsOf(baseUrl: string): Promise<Record<string, () => Promise<unknown>>> {
  const enter = ({ username, seed }: (typeof demoPeople)[number]) =>
    signIn(baseUrl, { username, password: demoPassword, seed });
  const as = (role: SignedIn['details']['role']) => {
    const person = demoPeople.find((one) => one.role === role);
    if (!person) throw new Error(`The demo has no ${role}.`);
    return enter(person);
  };
  let entered = 0;
  // One after the other: a code counts once, and the next one comes in half a minute.
  const enterNext = () => enter(demoPeople[entered++ % demoPeople.length]!);
  const [client, allocator, drafter] = [await as('client'), await as('allocator'), await as('drafter')];
  const listOf = (person: SignedIn) => person.call('GET /reports/v1.0/requestdetails', { pageSize: 100 });
  const find = async (person: SignedIn, status: string) => {
    const found = (await listOf(person)).Data.find((one) => one.status === status);
    if (!found) throw new Error(`The demo has no request that is ${status}.`);
    return { client: found.clientId, request: found.id };
  };
  const [released, analysed] = [await find(allocator, 'released'), await find(drafter, 'in_analysis')];
  const own = await find(client, 'released');
  const subject = { name: 'Vladimir Putin', type: 'person' } as const;
  const intake = { legalName: 'Osprey', entityType: 'organisation' } as const;
  const upload = (papers: Upload[]) => client.call('POST /reports/v1.0/requestdetails', { intake }, papers);
  const [big, small] = [[paper(24)], Array.from({ length: 10 }, (_, n) => paper(0.1, n))];
  return {
    nothing: pause,
    'sign-in with password and code': enterNext,
    'list of 100 requests': () => listOf(allocator),
    'one request in full': () => client.call('GET /reports/v1.0/requestdetails', own),
    'analysis of a request': () => drafter.call('GET /reports/v1.0/requestanalysis', analysed),
    'timeline of a case': () => allocator.call('GET /reports/v1.0/casetimeline', released),
    'starting score': () => client.call('POST /reports/v1.0/startingscore', { intake }),
    'new draft': () => client.call('POST /reports/v1.0/requestdetails', { intake }),
    'new draft with a file of 24 MB': () => upload(big),
    'new draft with ten files': () => upload(small),
    'name search': () => allocator.call('POST /reports/v1.0/screenings', { zero_footprint: true, subject }),
    'dashboard of the firm': () => allocator.call('GET /reports/v1.0/dashboards', {}),
    'report as a Word document': () =>
      download(allocator, '/reports/v1.0/wordreports', { ...released, version: 1 }),
    'quarterly overview': () =>
      download(allocator, '/reports/v1.0/quarterlyoverviews', { quarter: '2026-Q3' }),
  };
}

/**
 * How long one call of the demo holds up all others. The least of several tries counts: whatever else runs on the machine
 * only adds to it.
 */
export async function measureEventLoop(): Promise<void> {
  const metricsPort = await freePort();
  const env = { METRICS_PORT: `${metricsPort}`, RATE_LIMIT: '1000000' };
  const server = await startServer({ program: 'mock/main.ts', env });
  // Reading the maximum resets it.
  const readLongest = async () => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const seconds = Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1]);
    return Math.max(0, seconds * 1000 - intervalMs);
  };
  const measure = async (call: () => Promise<unknown>) => {
    const longest: number[] = [];
    for (let tried = 0; tried < tries; tried += 1) {
      await readLongest();
      // The reading itself takes a while.
      await pause();
      await readLongest();
      await call();
      await pause();
      longest.push(await readLongest());
    }
    longest.sort((a, b) => a - b);
    return [0, Math.floor(tries / 2)].map((at) => (longest[at] ?? Number.NaN).toFixed(0));
  };
  try {
    const rows: string[][] = [];
    for (const [name, call] of Object.entries(await callsOf(server.baseUrl)))
      rows.push([name, ...(await measure(call))]);
    printTable(`How long one call blocks the event loop, of ${tries} tries, ms`, [
      ['call', 'least', 'median'],
      ...rows,
    ]);
  } finally {
    await server.remove();
  }
}
