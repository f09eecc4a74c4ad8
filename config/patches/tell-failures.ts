/**
 * Defect: Umi keeps to itself why Vite failed, writes a page without scripts and ends as if all were well.
 * Upstream: not reported.
 * For: @umijs/max 4.7.22
 */
import { rmSync } from 'node:fs';

function tell(error?: Error) {
  if (!error) return;
  console.error(error.message);
  process.exitCode = 1;
  // Else it would be taken for a finished build.
  process.once('exit', () => rmSync('dist/index.html', { force: true }));
}

export const tellFailures = { name: 'tell-failures', buildEnd: tell, renderError: tell };
