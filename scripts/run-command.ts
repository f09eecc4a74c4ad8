import type { SpawnOptions } from 'node:child_process';
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { projectRoot } from './project-root.ts';

export type Outcome = { ok: boolean; output: string; seconds: number };
type Options = { env?: Record<string, string>; show?: boolean; cwd?: string };

const bin = join(projectRoot, 'node_modules/.bin');

/** The environment in which the commands of node_modules, Node 24 among them, come first. */
export function commandEnvironment(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
  // Umi would print a tip of the day in Chinese.
  const quiet = { DID_YOU_KNOW: 'none' };
  return { ...process.env, ...quiet, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, ...extra };
}

/** Runs a command, in the project's folder unless another is named, showing its output as it comes or keeping it. Never throws. */
export function runCommand(
  command: string[],
  { env, show = false, cwd = projectRoot }: Options = {},
): Promise<Outcome> {
  const [program = '', ...args] = command;
  const started = performance.now();
  const options: SpawnOptions = {
    cwd,
    env: commandEnvironment(env),
    stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
  };
  return new Promise((resolve) => {
    const parts: string[] = [];
    const end = (ok: boolean) =>
      resolve({ ok, output: parts.join(''), seconds: (performance.now() - started) / 1000 });
    const child = spawn(program, args, options);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (part: string) => parts.push(part));
    }
    child.on('error', (error) => {
      parts.push(`${program}: ${error.message}\n`);
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}
