import { existsSync } from 'node:fs';
import { runCommand } from '../run-command.ts';
import { findChromium, headlessShell, isRoot } from './chromium.ts';

const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } };

const install = (name: string) =>
  runCommand(['apt-get', 'install', '-y', '--no-install-recommends', name], quiet);

/** The shell without windows first: the same engine at half the cost. */
async function fromDebian(): Promise<void> {
  await runCommand(['apt-get', 'update'], quiet);
  const { ok } = await install('chromium-headless-shell');
  if (!ok && !findChromium()) await install('chromium');
}

/** Sees to it that there is a Chromium to test with; false where none could be had. */
export async function installChromium(): Promise<boolean> {
  if (existsSync(headlessShell)) return true;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium…');
    await fromDebian();
  }
  if (findChromium()) return true;
  const { ok, output } = await runCommand(['playwright', 'install', 'chromium']);
  if (!ok) console.log(output);
  return findChromium() !== undefined;
}
