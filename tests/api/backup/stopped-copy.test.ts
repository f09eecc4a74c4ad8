import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '../../../server/platform/db/embedded/open-embedded.ts';
import { countTables } from '../../support/database/table-counts.ts';
import { gatherCast } from '../../support/people/cast.ts';
import { signIn } from '../../support/people/sign-in.ts';
import { runProgram } from '../../support/servers/run-program.ts';
import { startServer } from '../../support/servers/start-server.ts';

const quiet = { DATABASE_URL: '', LOG_LEVEL: 'warn' };
const backup = mkdtempSync(join(tmpdir(), 'prudence-backup-'));
afterAll(() => rmSync(backup, { recursive: true, force: true }));

const loud = (error: unknown) => {
  throw error;
};

async function countsIn(dataDir: string) {
  const database = await openEmbedded(dataDir, { onError: loud, onLost: loud });
  const counts = await countTables((text) => database.raw.executeSql(text));
  await database.close();
  return counts;
}

test('a copy of the stopped directory is a backup: rows, chain, files and authenticators are all there', async () => {
  const server = await startServer({ env: quiet });
  let second: Awaited<ReturnType<typeof startServer>> | undefined;
  try {
    const cast = await gatherCast(server);
    const paper = { name: 'licence.txt', content: 'Licence of Kestrel', type: 'text/plain' };
    const draft = await cast.client.call(
      'POST /reports/v1.0/requestdetails',
      { intake: { legalName: 'Kestrel', entityType: 'organisation' } },
      [paper],
    );
    expect(await server.terminate()).toBe(0);
    cpSync(server.dataDir, backup, { recursive: true });
    // What happens to the first one now is none of the backup's business.
    rmSync(join(server.dataDir, 'postgres'), { recursive: true });
    rmSync(join(server.dataDir, 'files'), { recursive: true });

    const verified = await runProgram('server/verify-audit.ts', ['--data', backup], {});
    expect([verified.code, verified.err]).toEqual([0, '']);
    const counts = await countsIn(backup);
    expect(counts).toMatchObject({
      'public.users': 5,
      'public.clients': 1,
      'public.sessions': 5,
      'public.requests': 1,
      'public.attachments': 1,
    });

    second = await startServer({ env: { ...quiet, DATA_DIR: backup } });
    const admin = await signIn(second.baseUrl, cast.admin.person);
    const trail = await admin.call('GET /reports/v1.0/audittrails', { verify: 'true' });
    expect(trail.verification).toMatchObject({ intact: true });

    const client = await signIn(second.baseUrl, cast.client.person);
    const which = { client: cast.clientId, request: draft.Data.id };
    const file = await client.call('POST /reports/v1.0/downloadattachments', which);
    expect(String(file)).toBe('Licence of Kestrel');
  } finally {
    await second?.remove();
    await server.remove();
  }
});
