import type { FastifyInstance } from 'fastify';
import type { Log } from '../log.ts';

/** One line a request: the route's pattern, never the address itself, which may carry names or tokens. */
export function logRequests(app: FastifyInstance, log: Log) {
  app.addHook('onResponse', async (req, reply) => {
    const level = reply.statusCode >= 500 ? 'warn' : 'info';
    log[level](
      {
        id: req.id,
        method: req.method,
        route: req.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        user: req.actor?.userId,
        refusal: req.refusal,
      },
      'request',
    );
  });
}
