import { statfs } from 'node:fs/promises';
import type {} from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { onceEvery } from '../../once-every.ts';
import type { Platform } from '../../platform.ts';

/** Whether each of these can be used: rows can be written, files stored, and the disk of the data directory has room. */
type Readiness = { database: boolean; files: boolean; disk: boolean };
export type Probed = Pick<Platform, 'clock'> & {
  database: Pick<Platform['database'], 'assertWritable'>;
  files: Pick<Platform['files'], 'assertWritable'>;
  env: Pick<Platform['env'], 'dataDir'>;
};

declare module 'fastify' {
  interface FastifyInstance {
    readiness(): Promise<Readiness>;
  }
}

/** Below this an upload may fill the disk before anybody looks again. */
const leastFreeBytes = 64 * 1024 * 1024;

export const freeBytes = async (directory: string) => {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
};

/** However many ask, what can be used is tried once a second. */
export function mountReadiness(app: FastifyInstance, { database, files, clock, env }: Probed) {
  const probe = onceEvery(clock, 1000, async (): Promise<Readiness> => {
    const [isWritable, areKept, free] = await Promise.all([
      succeeds(database.assertWritable()),
      succeeds(files.assertWritable()),
      freeBytes(env.dataDir).catch(() => 0),
    ]);
    return { database: isWritable, files: areKept, disk: free >= leastFreeBytes };
  });
  app.decorate('readiness', probe);
}

const succeeds = (trying: Promise<unknown>) =>
  trying.then(
    () => true,
    () => false,
  );

/** Public, and they say nothing else: alive answers always, ready only while calls are taken and all that they need can be used. */
export function serveHealth(app: FastifyInstance) {
  app.get('/health/live', async (_req, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );
  app.get('/health/ready', async (_req, reply) => {
    reply.header('cache-control', 'no-store');
    // Right after a slow start too: whoever waits for `ready` is not turned away by the next call.
    const isBusy = app.hasDecorator('isUnderPressure') && app.isUnderPressure();
    const isReady = !app.isDraining && !isBusy && Object.values(await app.readiness()).every(Boolean);
    if (isReady) return reply.send({ status: 'ready' });
    return reply.status(503).header('retry-after', 2).send({ status: 'not ready' });
  });
}
