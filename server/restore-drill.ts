import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { keyRingFor, readBackup, restore } from './backup-directory.ts';
import { endUnfinished } from './platform/db/move/open-sides.ts';
import { readEnv } from './platform/env.ts';
import { run, say } from './run-move.ts';

// npm run restore-drill -- --from BACKUP --keys FILE: restores into a directory that is removed again, and verifies the
// audit trail there. No server is started on it: it would send the mails and webhooks that wait in the backup.
const options = {
  from: { type: 'string' },
  keys: { type: 'string' },
  in: { type: 'string' },
  /** The directory, for the process that this one watches. */
  into: { type: 'string' },
} as const;
const minutes = (ms: number) => `${(ms / 60_000).toFixed(1)} minutes`;

await run(async () => {
  const { from, keys: file, in: place = tmpdir(), into } = parseArgs({ options }).values;
  if (!from) throw new Error('Name the backup: npm run restore-drill -- --from DIRECTORY --keys keys.json');
  if (into) return drill(from, file, into);
  readBackup(from);
  keyRingFor(readEnv(process.env), file);
  await watchDrill(place);
});

/** The drill is a process of its own, so that whatever it is doing ends when this one is interrupted. */
async function watchDrill(place: string) {
  const dataDir = mkdtempSync(join(place, 'prudence-drill-'));
  const args = [import.meta.filename, ...process.argv.slice(2), '--into', dataDir];
  const child = spawn(process.execPath, args, { stdio: 'inherit', detached: true });
  const isOver = once(child, 'exit');
  let isInterrupted = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      isInterrupted = true;
      endGroup(child.pid);
    });
  try {
    const [code] = await isOver;
    if (isInterrupted) throw new Error('Interrupted.');
    process.exitCode = code ?? 1;
  } finally {
    await endUnfinished(dataDir);
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** With the programs that it runs. Its databases, in sessions of their own, end when it does. */
function endGroup(pid: number | undefined) {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGTERM');
  } catch {
    // It is over.
  }
}

async function drill(from: string, file: string | undefined, dataDir: string) {
  const env = readEnv(process.env);
  const keys = keyRingFor(env, file);
  const { at, version } = readBackup(from);
  const began = Date.now();
  const own = { ...env, databaseUrl: undefined, databaseOwnerUrl: undefined, keys: undefined };
  const summary = await restore({ from, to: dataDir, dataDir, keys }, own);
  say(`Restored: ${summary}`);
  const verify = [join(import.meta.dirname, 'verify-audit.ts'), '--data', dataDir];
  // The keys are in the directory.
  const surroundings = { ...process.env, PRUDENCE_KEYS: '', PRUDENCE_KEYS_FILE: '' };
  const { status } = spawnSync(process.execPath, verify, { stdio: 'inherit', env: surroundings });
  if (status !== 0) throw new Error('The audit trail of the restored database did not verify.');
  say(`Backup of ${at} by version ${version}.`);
  say(`RPO: what was written in the last ${minutes(began - Date.parse(at))} would be lost.`);
  say(`RTO: database, files and verification took ${minutes(Date.now() - began)}.`);
}
