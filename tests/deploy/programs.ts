import { spawnSync } from 'node:child_process';

/** Whether a program is on this machine: what needs it is skipped without, and its title says so. */
export const isInstalled = (program: string) => spawnSync(program, ['--help']).error === undefined;

export function run(program: string, args: readonly string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { code: status, text: `${stdout}${stderr}`.trim() };
}
