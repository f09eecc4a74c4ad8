import type { Outcome } from '../run-command.ts';
import { runCommand } from '../run-command.ts';
import { newestChange } from './newest-change.ts';

const sources = [
  'src/**',
  'config/**',
  'public/**',
  'engine/audit-chain/**',
  'engine/dossier/**',
  'contract/**',
  '.umirc.ts',
  'package-lock.json',
];

/** Builds the browser's half where dist/ is missing or older than what it is made of. */
export async function buildIfStale(): Promise<Outcome> {
  if (newestChange(['dist/index.html']) > newestChange(sources)) {
    return { ok: true, output: '', seconds: 0 };
  }
  console.log('Building the browser application…');
  return runCommand(['npm', 'run', '--silent', 'build']);
}
