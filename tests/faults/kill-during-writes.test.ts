import { setTimeout as sleep } from 'node:timers/promises';
import { balance, type Ledger, writeUntilSilence } from '../support/database/ledger.ts';
import { type Cast, gatherCast } from '../support/people/cast.ts';
import { type Server, startServer } from '../support/servers/start-server.ts';
import { roomy } from './roomy.ts';

const KILLS = 10;

describe('a server that is killed while people write', () => {
  let server: Server;
  let cast: Cast;
  const ledgers: Ledger[] = [];

  async function writeDraft(key: string): Promise<void> {
    const intake = { legalName: `Kestrel ${key}`, entityType: 'organisation' as const };
    const paper = { name: 'licence.txt', content: `Licence of ${key}`, type: 'text/plain' };
    const headers = { 'idempotency-key': key };
    await cast.client.call('POST /reports/v1.0/requestdetails', { intake }, [paper], headers);
  }

  async function storedDrafts() {
    const rows = [];
    for (let current = 1; ; current++) {
      const page = await cast.client.call('GET /reports/v1.0/requestdetails', { current, pageSize: 200 });
      rows.push(...page.Data);
      if (rows.length >= page.total || page.Data.length === 0) return rows;
    }
  }

  beforeAll(async () => {
    server = await startServer({ env: roomy, durable: true });
    cast = await gatherCast(server);
  });
  afterAll(() => server.remove());

  test(`loses nothing it acknowledged in ${KILLS} kills`, async () => {
    for (let kill = 0; kill < KILLS; kill++) {
      const writing = writeUntilSilence(writeDraft);
      await sleep(100 + Math.random() * 800);
      await server.kill();
      ledgers.push(await writing);
      await server.start();
    }
    const found = (await storedDrafts()).map(({ legalName }) => legalName.replace('Kestrel ', ''));
    const written: Ledger = {
      acknowledged: ledgers.flatMap(({ acknowledged }) => acknowledged),
      uncertain: [],
    };
    expect(written.acknowledged.length).toBeGreaterThan(KILLS);
    expect(balance(written, found)).toEqual({ lost: [], doubled: [] });
  });

  test('keeps no request by half: each has its file', async () => {
    const withoutFile = (await storedDrafts()).filter(({ attachments }) => attachments !== 1);
    expect(withoutFile.map(({ number }) => number)).toEqual([]);
  });

  test('keeps an audit chain that verifies', async () => {
    const { verification } = await cast.admin.call('GET /reports/v1.0/audittrails', { verify: 'true' });
    expect(verification).toMatchObject({ intact: true });
  });
});
