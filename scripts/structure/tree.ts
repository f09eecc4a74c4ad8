import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { trackedFiles } from '../tracked-files.ts';

/** The files of the project, as they stand or as they stood in a commit. */
export type Tree = { paths: string[]; read: (path: string) => string };

export const workingTree = (): Tree => ({
  paths: trackedFiles(),
  read: (path) => readFileSync(join(projectRoot, path), 'utf8'),
});

const git = (args: string[], input = '') =>
  execFileSync('git', args, { cwd: projectRoot, input, maxBuffer: 2 ** 30 });

/** Sources only: what else a commit holds is not read. */
export function treeOf(commit: string): Tree {
  const paths = git(['ls-tree', '-r', '--name-only', '-z', commit])
    .toString('utf8')
    .split('\0')
    .filter((path) => /\.tsx?$/.test(path));
  const packed = git(['cat-file', '--batch'], paths.map((path) => `${commit}:${path}\n`).join(''));
  const texts = new Map<string, string>();
  let at = 0;
  for (const path of paths) {
    const end = packed.indexOf('\n', at);
    const size = Number(packed.toString('utf8', at, end).split(' ').at(-1));
    texts.set(path, packed.toString('utf8', end + 1, end + 1 + size));
    at = end + 1 + size + 1;
  }
  return { paths, read: (path) => texts.get(path) ?? '' };
}
