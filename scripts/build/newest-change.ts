import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** When the newest file or folder that matches was changed, in milliseconds; 0 where none exists. */
export function newestChange(patterns: string[], root: string): number {
  const paths = globSync(patterns, { cwd: root });
  return Math.max(0, ...paths.map((path) => statSync(join(root, path)).mtimeMs));
}
