import type { FastifyInstance } from 'fastify';

/** A body of JSON arrives within seconds; a form with files may take the server's whole request timeout. */
export function limitBodyTime(app: FastifyInstance, milliseconds: number) {
  const timers = new WeakMap<object, NodeJS.Timeout>();
  const clear = async (req: { raw: object }) => clearTimeout(timers.get(req.raw));
  app.addHook('onRequest', async (req) => {
    if (req.method === 'GET' || req.headers['content-type']?.toLowerCase().startsWith('multipart/')) return;
    timers.set(
      req.raw,
      setTimeout(() => req.raw.destroy(), milliseconds),
    );
  });
  app.addHook('preValidation', clear);
  app.addHook('onResponse', clear);
  app.addHook('onRequestAbort', clear);
}
