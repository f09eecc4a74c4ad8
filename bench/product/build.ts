import { spawnSync } from 'node:child_process';
import { projectRoot } from '../../scripts/project-root.ts';
import { printTable } from './print-table.ts';

/** Seconds of `npm run build`; it writes dist/ anew, so it is measured on demand only. */
export function measureBuild(): void {
  const started = performance.now();
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { cwd: projectRoot, stdio: 'ignore' });
  if (status !== 0) throw new Error('npm run build failed');
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  printTable('Build', [
    ['command', 'seconds'],
    ['npm run build', seconds],
  ]);
}
