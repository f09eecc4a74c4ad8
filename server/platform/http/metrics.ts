import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Platform } from '../index.ts';

/** Prometheus figures and detailed health, on a loopback port of their own: never for the public one. */
export function serveMetrics(app: FastifyInstance, { database, env }: Platform, port: number) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by the pattern of the route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async (req, reply) => {
    const labels = { method: req.method, route: req.routeOptions.url ?? 'none', status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / 1000);
  });

  const health = async () => {
    const began = performance.now();
    const ready = await database.ping().then(
      () => true,
      () => false,
    );
    const { rss, heapUsed } = process.memoryUsage();
    const databaseMs = Math.round(performance.now() - began);
    return {
      ready,
      engine: database.engine,
      databaseMs,
      version: env.version,
      uptime: process.uptime(),
      rss,
      heapUsed,
    };
  };
  const server = createServer(async (req, res) => {
    if (req.url === '/metrics') {
      res.setHeader('content-type', registry.contentType).end(await registry.metrics());
    } else if (req.url === '/health') {
      res.setHeader('content-type', 'application/json').end(JSON.stringify(await health()));
    } else {
      res.writeHead(404).end();
    }
  });
  app.addHook('onClose', async () => {
    server.closeAllConnections();
    server.close();
  });
  return {
    listen: () =>
      new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, '127.0.0.1', resolve);
      }),
  };
}
