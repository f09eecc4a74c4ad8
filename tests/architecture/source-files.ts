import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/project-root.ts';
import { trackedFiles } from '../../scripts/tracked-files.ts';

type SourceFile = { path: string; text: string };

/** The files that git knows or would add, whose names match. */
export function sourceFiles(match: RegExp): SourceFile[] {
  return trackedFiles()
    .filter((path) => match.test(path))
    .map((path) => ({ path, text: readFileSync(join(projectRoot, path), 'utf8') }));
}

export const code = /\.(tsx?|jsx?|mjs|cjs|css|less|sql)$/;
