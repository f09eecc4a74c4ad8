import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';

/**
 * What git knows or would add, as it stands now, beside the same node_modules: a repository of its own, as some tests
 * ask git which files are ours.
 */
export function scratchCopy(): { path: string; remove: () => void } {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'prudence-sabotage-')));
  const remove = () => rmSync(path, { recursive: true, force: true });
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  const isWanted = new Set(listed.split('\0').flatMap((file) => [file, ...foldersOf(file)]));
  cpSync(projectRoot, path, {
    recursive: true,
    filter: (from) => from === projectRoot || isWanted.has(from.slice(projectRoot.length + 1)),
  });
  symlinkSync(join(projectRoot, 'node_modules'), join(path, 'node_modules'), 'junction');
  execFileSync('git', ['init', '--quiet'], { cwd: path });
  return { path, remove };
}

function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
