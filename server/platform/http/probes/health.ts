import type {} from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Files } from '../../files/files.ts';
import { onceASecond } from '../limits/once-a-second.ts';

/** Public, and they say nothing else: alive answers always, ready only while the database does, files can be stored and calls are taken. */
export function serveHealth(
  app: FastifyInstance,
  {
    database,
    files,
    clock,
  }: { database: Pick<Database, 'ping'>; files: Pick<Files, 'assertWritable'> } & {
    clock: Pick<Clock, 'now'>;
  },
) {
  const assertUsable = onceASecond(clock, async () => {
    await database.ping();
    await files.assertWritable();
  });
  app.get('/health/live', async (_req, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );
  app.get('/health/ready', async (_req, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      if (app.isDraining) throw new Error('about to end');
      // Right after a slow start too: whoever waits for `ready` is not turned away by the next call.
      if (app.hasDecorator('isUnderPressure') && app.isUnderPressure()) throw new Error('under pressure');
      await assertUsable();
      return reply.send({ status: 'ready' });
    } catch {
      return reply.status(503).header('retry-after', 2).send({ status: 'not ready' });
    }
  });
}
