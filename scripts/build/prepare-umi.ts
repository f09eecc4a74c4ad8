import type { Outcome } from '../run-command.ts';
import { runCommand } from '../run-command.ts';
import { newestChange } from './newest-change.ts';

/** Umi writes the types of `@umijs/max` into src/.umi: without it the browser's code does not compile. */
export async function prepareUmi(): Promise<Outcome> {
  const written = newestChange(['src/.umi/tsconfig.json']);
  const read = newestChange(['.umirc.ts', 'config/*.ts', 'src/app.tsx', 'src/pages/**', 'src/locales/**']);
  if (written > read) return { ok: true, output: '', seconds: 0 };
  return runCommand(['max', 'setup']);
}
