import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ScannerSettings } from '../../../server/platform/files/scanner/scanner-settings.ts';
import { startScanner } from '../../support/peers/invented-scanner.ts';
import { noise } from '../../support/runner/noise.ts';
import { waitFor } from '../../support/servers/wait-for.ts';
import { buildIntake } from '../requests/build-request.ts';
import { buildCast, openRequestsApp } from '../requests/requests-app.ts';

/** Harmless, and every scanner knows it; in two parts, so that no scanner objects to this test. */
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** A server whose files are scanned there, and what it says of a file. */
async function uploading(scanner: ScannerSettings | null) {
  const app = await openRequestsApp([], { env: { scanner } });
  const cast = await buildCast(app);
  const upload = (content: string) =>
    cast.clientuser.attempt('POST /reports/v1.0/requestdetails', { intake: buildIntake() }, [
      { name: 'deed.txt', content },
    ]);
  const stored = async () =>
    (await readdir(join(app.platform.env.dataDir, 'files'), { recursive: true, withFileTypes: true })).filter(
      (entry) => entry.isFile(),
    ).length;
  return { upload, stored, close: () => app.close() };
}

test('W11 a file that the scanner objects to is refused in words and not stored, any other is taken', async () => {
  const scanner = await startScanner((content) =>
    content.includes('EICAR') ? 'stream: Eicar-Signature FOUND' : 'stream: OK',
  );
  const house = await uploading(scanner.settings);
  const refused = await house.upload(eicar);
  expect([refused.status, refused.body.code, refused.body.Data]).toEqual([
    400,
    'file.not_allowed',
    '“deed.txt” was not taken: the virus scanner found something in it.',
  ]);
  expect(await house.stored()).toBe(0);
  const long = 'A deed. '.repeat(100_000);
  expect((await house.upload(long)).status).toBe(200);
  expect(await house.stored()).toBe(1);
  expect(scanner.seen.map(String)).toEqual([eicar, long]);
  await house.close();
  await scanner.close();
});

test.each<[string, (socket: { destroy(): void }) => string | null]>([
  ['answers with an error', () => 'INSTREAM size limit exceeded. ERROR'],
  ['answers nonsense', () => 'hello'],
  [
    'hangs up',
    (socket) => {
      socket.destroy();
      return null;
    },
  ],
])('W11 a scanner that %s lets nothing pass', async (_what, answer) => {
  noise.expect(/503 for POST/);
  const scanner = await startScanner((_content, socket) => answer(socket));
  const house = await uploading(scanner.settings);
  const refused = await house.upload('A deed.');
  expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
    503,
    'server.busy',
    '30',
  ]);
  expect(await house.stored()).toBe(0);
  await house.close();
  await scanner.close();
});

test('W11 a scanner that is not there lets nothing pass', async () => {
  noise.expect(/503 for POST/);
  const house = await uploading({ path: join(tmpdir(), 'no-such-scanner.sock') });
  expect((await house.upload('A deed.')).status).toBe(503);
  expect(await house.stored()).toBe(0);
  await house.close();
});

const isInstalled = spawnSync('clamd', ['--version']).status === 0;
const where = isInstalled ? test : test.skip;

/** The daemon with a list of its own that knows one file, so that nothing has to be downloaded. */
async function startClamd(directory: string): Promise<{ daemon: ChildProcess; path: string }> {
  const path = join(directory, 'clamd.sock');
  const hex = Buffer.from(eicar).toString('hex');
  await writeFile(join(directory, 'own.ndb'), `Own.Eicar:0:*:${hex}\n`);
  await writeFile(
    join(directory, 'clamd.conf'),
    [
      `LocalSocket ${path}`,
      `DatabaseDirectory ${directory}`,
      'Foreground yes',
      'OfficialDatabaseOnly no',
      '',
    ].join('\n'),
  );
  const daemon = spawn('clamd', ['--config-file', join(directory, 'clamd.conf')], { stdio: 'ignore' });
  await waitFor(
    () =>
      new Promise<boolean | null>((done) => {
        const socket = connect(path, () => {
          socket.destroy();
          done(true);
        }).on('error', () => done(null));
      }),
    { what: 'clamd to listen', everyMs: 200 },
  );
  return { daemon, path };
}

where(
  `W11 the same with the real daemon${isInstalled ? '' : ' (clamd is not installed here: skipped)'}`,
  async () => {
    const directory = await mkdtemp(join(tmpdir(), 'prudence-clamd-'));
    const { daemon, path } = await startClamd(directory);
    const house = await uploading({ path });
    try {
      expect((await house.upload(eicar)).body.Data).toContain('the virus scanner found something in it.');
      expect((await house.upload('A deed. '.repeat(100_000))).status).toBe(200);
    } finally {
      await house.close();
      daemon.kill();
      await rm(directory, { recursive: true, force: true });
    }
  },
);
