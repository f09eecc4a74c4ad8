import { existsSync } from 'node:fs';
import { findChromium, isRoot } from '../tests/support/chromium.ts';
import { runCommand } from './run-command.ts';

const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } };

async function fromDebian(): Promise<void> {
  const updated = await runCommand(['apt-get', 'update'], quiet);
  if (updated.ok) await runCommand(['apt-get', 'install', '-y', 'chromium'], quiet);
}

/** Sees to it that there is a Chromium to test with; false where none could be had. */
export async function installChromium(): Promise<boolean> {
  if (findChromium()) return true;
  console.log('Installing Chromium…');
  if (isRoot && existsSync('/usr/bin/apt-get')) await fromDebian();
  if (findChromium()) return true;
  const { ok, output } = await runCommand(['playwright', 'install', 'chromium']);
  if (!ok) console.log(output);
  return findChromium() !== undefined;
}
