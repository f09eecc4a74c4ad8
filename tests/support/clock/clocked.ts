import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { CurrentDetails } from '../../../contract/security/sign-in.ts';
import type { NoticeKind } from '../../../contract/words.ts';
import { projectRoot } from '../../../scripts/project-root.ts';
import { freePort } from '../../../server/platform/free-port.ts';
import type { Wanted } from '../people/sign-in-as.ts';

export type Person = { userId: string; clientId: string; name: string; username: string };
export type OpenedSession = { handle: string; cookie: string; secret: string; details: CurrentDetails };

/** What the process of clocked-server.ts may be asked for. */
export type Asks = {
  /** Lets the server's clock run ahead by so many milliseconds. */
  advance: { input: number; answer: null };
  /** A new user, with a client of their own unless told. */
  member: { input: Wanted; answer: Person };
  /** A new session of theirs, as signing in would open it. */
  session: { input: string; answer: OpenedSession };
  /** A draft request of theirs, who belong to a client; answers the address of its page. */
  draft: { input: { userId: string; legalName: string }; answer: string };
  notify: {
    input: { userId: string; clientId: string | null; entities: string[]; kind?: NoticeKind };
    answer: null;
  };
};
export type Asked = { id: number; ask: keyof Asks; input: unknown };

export type Clocked = {
  baseUrl: string;
  /** A port of this machine that its webhooks may call. */
  hookPort: number;
  ask<Ask extends keyof Asks>(ask: Ask, input: Asks[Ask]['input']): Promise<Asks[Ask]['answer']>;
  stop(): Promise<void>;
};

type Said = { ready?: true; id?: number; answer?: unknown; error?: string };

/** Starts the server whose clock a test moves. */
export async function startClocked(): Promise<Clocked> {
  const [port, reportPort, hookPort] = [await freePort(), await freePort(), await freePort()];
  const child = fork(join(projectRoot, 'tests/support/clock/clocked-server.ts'), {
    cwd: projectRoot,
    execArgv: [],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: `${port}`,
      REPORT_PORT: `${reportPort}`,
      HOOK_PORT: `${hookPort}`,
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const waiting = new Map<number, (said: Said) => void>();
  let lastId = 0;
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the clocked server ended with ${code}`)));
    child.on('message', (said: Said) => {
      if (said.ready) resolve();
      else waiting.get(said.id ?? 0)?.(said);
    });
  });
  return {
    baseUrl: `http://localhost:${port}`,
    hookPort,
    ask: (ask, input) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        const id = lastId;
        waiting.set(id, ({ answer, error }) => {
          waiting.delete(id);
          if (error === undefined) resolve(answer as never);
          else reject(new Error(error));
        });
        child.send({ id, ask, input } satisfies Asked);
      }),
    async stop() {
      child.disconnect();
      await ended;
    },
  };
}
