import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { databaseLogin } from '../../db/database-login.ts';
import type { Log } from '../../log.ts';
import { onceEvery } from '../../once-every.ts';
import type { Platform } from '../../platform.ts';
import { databaseFigures, type Figure } from './database-figures.ts';
import { processFigures } from './process-figures.ts';

/** Prometheus figures and detailed health, on a port of their own: never for the public one. */
export function serveMetrics(
  app: FastifyInstance,
  platform: Platform,
  port: number,
  figures: readonly Figure[] = [],
) {
  const { clock, database, env, log } = platform;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  processFigures(registry, app, platform);
  const readDatabase = onceEvery(clock, 1000, databaseFigures(registry, platform, figures));

  const health = onceEvery(clock, 1000, async () => {
    const checks = await app.readiness();
    const ready = !app.isDraining && Object.values(checks).every(Boolean);
    const { rss, heapUsed } = process.memoryUsage();
    const began = performance.now();
    const login = checks.database
      ? await database.tx({ kind: 'system' }, databaseLogin).catch(() => null)
      : null;
    const databaseMs = Math.round(performance.now() - began);
    return {
      ready,
      ...checks,
      databaseMs,
      databaseLogin: login,
      version: env.version,
      uptime: process.uptime(),
      rss,
      heapUsed,
    };
  });
  const answer = async ({ url }: IncomingMessage, res: ServerResponse) => {
    if (url === '/metrics') {
      await readDatabase();
      res.setHeader('content-type', registry.contentType).end(await textOf(registry, log));
    } else if (url === '/health') {
      res.setHeader('content-type', 'application/json').end(JSON.stringify(await health()));
    } else {
      res.writeHead(404).end();
    }
  };
  const server = createServer((req, res) => {
    answer(req, res).catch((error) => {
      log.error({ err: error }, 'metrics or health not answered');
      res.writeHead(500).end();
    });
  });
  app.addHook('onClose', async () => {
    server.closeAllConnections();
    server.close();
  });
  return {
    listen: () =>
      new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, env.metricsHost, resolve);
      }),
  };
}

/** A figure that can't be read is left out, and the others are told. */
async function textOf(registry: Registry, log: Log): Promise<string> {
  const names = registry.getMetricsAsArray().map(({ name }) => name);
  const texts = await Promise.all(
    names.map((name) =>
      registry.getSingleMetricAsString(name).catch((error) => {
        log.warn({ err: error, name }, 'figure not read');
        return '';
      }),
    ),
  );
  return `${texts.filter(Boolean).join('\n\n')}\n`;
}
