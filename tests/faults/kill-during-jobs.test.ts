import { setTimeout as sleep } from 'node:timers/promises';
import { type Cast, gatherCast } from '../support/people/cast.ts';
import { type Server, startServer } from '../support/servers/start-server.ts';
import { waitFor } from '../support/servers/wait-for.ts';
import { roomy } from './roomy.ts';

const KILLS = 10;
const ENTRIES = 4000;

/** A list of invented companies; the one looked for is among them. */
function listOfOurOwn(): string {
  const syllables = ['kal', 'mor', 'ven', 'tis', 'ram', 'dol', 'por', 'lin', 'sek', 'bau'];
  const name = (n: number) => [...`${n}`.padStart(4, '0')].map((digit) => syllables[Number(digit)]).join('');
  const rows = Array.from({ length: ENTRIES - 1 }, (_, n) => `E${n},${name(n)} trading ltd,organisation,IN`);
  return ['id,name,type,country', ...rows, 'E9999,Ostrava Maritime Holdings,organisation,CZ'].join('\n');
}

describe('a server that is killed during long work', () => {
  let server: Server;
  let cast: Cast;

  beforeAll(async () => {
    server = await startServer({ env: roomy, durable: true });
    cast = await gatherCast(server);
  });
  afterAll(() => server.remove());

  async function jobIsOver(job: string): Promise<boolean> {
    const { Data } = await cast.admin.call('GET /reports/v1.0/jobs', { id: job });
    return Data[0]?.status === 'done' || Data[0]?.status === 'failed';
  }

  async function killWhileBusy(isOver: () => Promise<boolean>): Promise<void> {
    let kills = 0;
    do {
      await sleep(Math.random() * 400);
      await server.kill();
      kills++;
      await server.start();
    } while (kills < KILLS && !(await isOver()));
    await waitFor(isOver, { everyMs: 250, what: 'the job to end' });
  }

  test('imports a watchlist exactly once', async () => {
    const file = { name: 'own-list.csv', content: listOfOurOwn(), type: 'text/csv' };
    const { Data } = await cast.admin.call(
      'POST /reports/v1.0/watchlists',
      { action: 'import', format: 'plain_csv', name: 'Own list', topic: 'sanctions' },
      [file],
    );
    const job = Data.job ?? '';
    await killWhileBusy(() => jobIsOver(job));

    const lists = await cast.admin.call('GET /reports/v1.0/watchlists', {});
    const own = lists.Data.find(({ name }) => name === 'Own list');
    expect(own?.versions).toHaveLength(1);
    expect(own?.versions[0]).toMatchObject({ status: 'staged', counts: { entries: ENTRIES } });
    await cast.admin.call('POST /reports/v1.0/watchlists', {
      action: 'activate',
      version: own?.versions[0]?.id ?? '',
    });
  });

  test('screens a submitted request exactly once', async () => {
    const draft = await cast.client.call('POST /reports/v1.0/requestdetails', {
      intake: {
        legalName: 'Ostrava Maritime Holding',
        entityType: 'organisation',
        aliases: Array.from({ length: 40 }, (_, n) => `Alias ${n} Shipping`),
        countryOfIncorporation: 'CZ',
        relationshipType: 'supplier',
        purpose: 'Freight',
        reportType: 'basic_screening',
        categories: ['sanctions'],
      },
    });
    const { id: request, version } = draft.Data;
    await cast.client.call('POST /reports/v1.0/submituseraction', {
      action: 'submit',
      request,
      version,
      consent: true,
    });
    const analysis = async () => {
      const key = 'GET /reports/v1.0/requestanalysis';
      return (await cast.allocator.call(key, { client: cast.clientId, request })).Data.working;
    };
    await killWhileBusy(async () => (await analysis())?.screening?.status === 'done');

    const matches = (await analysis())?.matches ?? [];
    const perEntry = matches.map(({ entry, subject }) => `${subject} ${entry.id}`);
    expect(matches.length).toBeGreaterThan(0);
    expect(new Set(perEntry).size).toBe(perEntry.length);
  });

  test('keeps an audit chain that verifies', async () => {
    const { verification } = await cast.admin.call('GET /reports/v1.0/audittrails', { verify: 'true' });
    expect(verification).toMatchObject({ intact: true });
  });
});
