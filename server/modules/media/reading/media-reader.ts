import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { MediaLimits } from '../../../../contract/limits.ts';
import type { Reading, ReadingTask } from './reading-worker.ts';
import { PASTE_INSTEAD } from './unreadable-document.ts';

/**
 * One thread that reads documents: whatever stands in them, it has so much memory and so many seconds, and is ended
 * after that with a reason that a person can act on.
 */
export type MediaReader = {
  read(task: ReadingTask): Promise<Reading>;
  close(): Promise<void>;
};

export function startMediaReader({
  seconds = MediaLimits.seconds,
  memoryMb = MediaLimits.memoryMb,
}: {
  seconds?: number;
  memoryMb?: number;
} = {}): MediaReader {
  let pool: Piscina | undefined;
  let closed = false;
  return {
    async read(task) {
      if (closed) throw new Error('the reading of documents is closed: the server is ending');
      pool ??= openPool(memoryMb);
      try {
        return (await pool.run(task, { signal: AbortSignal.timeout(seconds * 1000) })) as Reading;
      } catch (error) {
        const refused = closed ? null : reasonOf(error as Error & { code?: string }, seconds);
        if (refused) return { refused };
        throw error;
      }
    },
    async close() {
      closed = true;
      await pool?.destroy();
    },
  };
}

function openPool(memoryMb: number) {
  return new Piscina({
    filename: fileURLToPath(new URL('./reading-worker.ts', import.meta.url)),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    execArgv: [],
  });
}

function reasonOf({ name, code }: Error & { code?: string }, seconds: number): string | null {
  if (name === 'AbortError' || name === 'TimeoutError')
    return `Reading it took longer than ${seconds} seconds. ${PASTE_INSTEAD}`;
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return `Reading it needs too much memory. ${PASTE_INSTEAD}`;
  return null;
}
