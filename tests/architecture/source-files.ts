import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/project-root.ts';

export type SourceFile = { path: string; text: string; lines: number };

/** The files that git knows or would add, whose names match. */
export function sourceFiles(match: RegExp): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return listed
    .split('\0')
    .filter((path) => match.test(path) && existsSync(join(projectRoot, path)))
    .map((path) => {
      const text = readFileSync(join(projectRoot, path), 'utf8');
      return { path, text, lines: text.split('\n').length - 1 };
    });
}

export const code = /\.(tsx?|jsx?|mjs|cjs|css|less|sql)$/;
