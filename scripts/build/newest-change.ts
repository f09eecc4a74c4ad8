import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';

/** When the newest file that matches was changed, in milliseconds; 0 where none exists. */
export function newestChange(patterns: string[]): number {
  const exclude = (path: string) => /(^|\/)(\.umi|node_modules)/.test(path);
  const paths = globSync(patterns, { cwd: projectRoot, exclude });
  return Math.max(0, ...paths.map((path) => statSync(join(projectRoot, path)).mtimeMs));
}
