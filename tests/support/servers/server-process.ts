import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from '../../../scripts/project-root.ts';
import { waitFor } from './wait-for.ts';

type ServerProcess = {
  pid: number;
  /** Everything it printed so far. */
  log(): string;
  hasEnded(): boolean;
  /** Sends the signal and waits for the end; the exit code, or null after a kill. */
  end(signal: NodeJS.Signals): Promise<number | null>;
};

/** What a program that stands still is busy with goes to its log when it is asked by this signal. */
const reporting = [
  '--report-on-signal',
  '--report-filename=stderr',
  '--report-exclude-env',
  '--report-compact',
];

const reported = (log: () => string) => waitFor(() => log().includes('"sharedObjects"'));

/** What `npm start` of a checkout gives to Node, so that what is tested and measured is what runs. */
export function startOptions(folder = projectRoot): string[] {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const [, options = ''] = /node ((?:--\S+ )+)server\/main\.ts$/.exec(scripts.start) ?? [];
  return options.split(' ').filter(Boolean);
}

async function isReady(baseUrl: string): Promise<boolean> {
  try {
    return (await fetch(`${baseUrl}/health/ready`)).ok;
  } catch {
    return false;
  }
}

/** Starts a program of ours, by whatever command, and waits until it answers /health/ready. */
export async function startProcess(
  program: string,
  baseUrl: string,
  env: Record<string, string>,
  command: readonly string[] = [
    process.execPath,
    ...startOptions(),
    ...reporting,
    join(projectRoot, program),
  ],
): Promise<ServerProcess> {
  const [file = '', ...args] = command;
  const child: ChildProcess = spawn(file, args, {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const parts: string[] = [];
  child.stdout?.setEncoding('utf8').on('data', (part: string) => parts.push(part));
  child.stderr?.setEncoding('utf8').on('data', (part: string) => parts.push(part));
  const ended = once(child, 'exit');
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;

  const end = async (signal: NodeJS.Signals) => {
    if (!hasEnded()) child.kill(signal);
    await ended;
    return child.exitCode;
  };
  const log = () => parts.join('');
  try {
    await waitFor(
      () => {
        if (hasEnded()) throw new Error(`${program} ended with ${child.exitCode}.`);
        return isReady(baseUrl);
      },
      { what: `${program} to be ready` },
    );
  } catch (error) {
    child.kill('SIGUSR2');
    await Promise.race([ended, reported(log), sleep(10_000)]);
    await end('SIGKILL');
    throw new Error(`${(error as Error).message}\n${log()}`);
  }
  return { pid: child.pid ?? 0, log, hasEnded, end };
}
