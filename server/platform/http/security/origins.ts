import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env.ts';

/** The pages that may call with credentials: exact origins, nothing reflected, never `null`. */
export function allowedOrigins(env: Env): Set<string> {
  const own = env.publicUrl ? [env.publicUrl] : loopback(env.port);
  return new Set([...own, env.baseUrl, ...env.allowedOrigins].map((address) => new URL(address).origin));
}

function loopback(port: number) {
  return [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
}

/** Page and API may stand on two ports: the browser then asks first. */
export function allowOrigins(app: FastifyInstance, origins: Set<string>) {
  app.addHook('onRequest', async (req, reply) => {
    reply.header('vary', 'Origin');
    const { origin } = req.headers;
    if (!origin || !origins.has(origin)) return;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'Bearer, Content-Disposition, Date, Missing-Parts, Retry-After',
    });
    if (req.method !== 'OPTIONS') return;
    return reply
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, X-XSRF-TOKEN',
        'access-control-max-age': '600',
      })
      .status(204)
      .send();
  });
}
