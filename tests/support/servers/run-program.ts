import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../../../scripts/project-root.ts';

type Ran = { code: number; out: string; err: string };

/** One of our commands as somebody types it, to its end. The surroundings name its database; ours is not inherited. */
export function runProgram(
  program: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<Ran> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [join(projectRoot, program), ...args],
      { env: { ...process.env, DATABASE_URL: '', ...env } },
      (_error, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}
