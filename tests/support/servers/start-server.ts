import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../server/platform/free-port.ts';
import { FEW_PASSAGES_DIR } from '../data/few-passages-dir.ts';
import { beginWithTables } from './begin-with-tables.ts';
import { startProcess } from './server-process.ts';

export type Server = {
  baseUrl: string;
  reportUrl: string;
  dataDir: string;
  pid(): number;
  /** Everything printed since the first start. */
  log(): string;
  /** The path an invited person opens, as the last start printed it for the first admin: `/login?invite=…`. */
  invitation(): string;
  /** Ends at once, as a power cut would; nothing is flushed. */
  kill(): Promise<void>;
  /** Asks it to finish what it does; the exit code. */
  terminate(): Promise<number | null>;
  /** Starts again on the same ports and data. */
  start(): Promise<void>;
  /** Ends it and removes its data. */
  remove(): Promise<void>;
};

type Options = {
  program?: string;
  /** How the program is started, where not by Node from this checkout. */
  command?: readonly string[];
  env?: Record<string, string>;
  /** The first start makes the database and its tables itself, as anybody's does. */
  fromNothing?: boolean;
  /** Its database waits for the disk, as anybody's does; tests that kill nothing need not. */
  durable?: boolean;
};

/** Starts the real server on free ports with a data directory of its own. */
export async function startServer({
  program = 'server/main.ts',
  command,
  env = {},
  fromNothing = false,
  durable = false,
}: Options = {}): Promise<Server> {
  const [port, reportPort] = [await freePort(), await freePort()];
  const dataDir = env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'prudence-data-')));
  const isEmbedded = !(env.DATABASE_URL ?? process.env.DATABASE_URL);
  if (!fromNothing && isEmbedded && !env.DATA_DIR && program === 'server/main.ts')
    await beginWithTables(dataDir, { durable });
  const baseUrl = `http://localhost:${port}`;
  const surroundings = {
    PORT: `${port}`,
    REPORT_PORT: `${reportPort}`,
    DATA_DIR: dataDir,
    // A browser test is in more of a hurry than any person.
    RATE_LIMIT: '100000',
    // Several such servers share the machine with the tests: a pause of seconds says nothing about this one.
    UNDER_PRESSURE: 'false',
    DATABASE_SECONDS: '300',
    // Training on all passages keeps a processor busy for seconds; who needs a model trains one on a few.
    FIRST_MODEL: 'false',
    PASSAGES_DIR: FEW_PASSAGES_DIR,
    // The demo's first stories are enough to test with, and are told in seconds.
    DEMO_PAST: 'short',
    ...env,
  };
  const launch = () => startProcess(program, baseUrl, surroundings, command);

  let running = await launch();
  let past = '';
  const log = () => past + running.log();
  const end = (signal: NodeJS.Signals) => running.end(signal);

  return {
    baseUrl,
    reportUrl: `http://localhost:${reportPort}`,
    dataDir,
    pid: () => running.pid,
    log,
    invitation() {
      const found = log()
        .match(/\/login\?invite=[\w.~-]+/g)
        ?.at(-1);
      if (!found) throw new Error(`The server printed no invitation:\n${log()}`);
      return found;
    },
    async kill() {
      await end('SIGKILL');
    },
    terminate: () => end('SIGTERM'),
    async start() {
      past = log();
      running = await launch();
    },
    async remove() {
      await end('SIGKILL');
      // Its PostgreSQL ends a moment after it.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
    },
  };
}
