import { projectRoot } from '../project-root.ts';
import type { Outcome } from '../run-command.ts';
import { runCommand } from '../run-command.ts';
import { newestChange } from './newest-change.ts';

/** Folders too, since a file that goes changes only its folder; but not `src` itself, into which Umi writes `.umi`. */
const sources = [
  'src/*.{ts,tsx,css}',
  'src/[a-z]*/**',
  'config/**',
  'public/**',
  'engine/audit-chain/**',
  'engine/dossier/**',
  'contract/**',
  '.umirc.ts',
  'package-lock.json',
];

/** Whether the browser's half in dist/ is missing or older than what it is made of. */
export const isStale = (root: string) =>
  newestChange(['dist/index.html'], root) <= newestChange(sources, root);

/** Builds the browser's half where it is stale. */
export async function buildIfStale(): Promise<Outcome> {
  if (!isStale(projectRoot)) return { ok: true, output: '', seconds: 0 };
  console.log('Building the browser application…');
  return runCommand(['npm', 'run', '--silent', 'build']);
}
