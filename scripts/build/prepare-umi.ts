import { projectRoot } from '../project-root.ts';
import type { Outcome } from '../run-command.ts';
import { runCommand } from '../run-command.ts';
import { newestChange } from './newest-change.ts';

const read = [
  '.umirc.ts',
  'package-lock.json',
  'config/*.ts',
  'src/*.{ts,tsx,css}',
  'src/pages/**',
  'src/locales/**',
];

/** Umi writes the types of `@umijs/max` into src/.umi: without it the browser's code does not compile. */
export async function prepareUmi(): Promise<Outcome> {
  const written = newestChange(['src/.umi/tsconfig.json'], projectRoot);
  if (written > newestChange(read, projectRoot)) return { ok: true, output: '', seconds: 0 };
  return runCommand(['max', 'setup']);
}
