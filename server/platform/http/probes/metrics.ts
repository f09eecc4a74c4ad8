import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { databaseLogin } from '../../db/database-login.ts';
import type { Log } from '../../log.ts';
import type { Platform } from '../../platform.ts';
import { onceASecond } from '../limits/once-a-second.ts';

/** A figure that a module reads inside a transaction of the firm. */
export type Figure = { name: string; help: string; read(): Promise<number> };

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

  new Counter({
    name: 'csp_reports_total',
    help: 'What browsers refused by the content security policy, by directive',
    labelNames: ['directive'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [directive, count] of app.cspReports) this.inc({ directive }, count);
    },
  });

  const readSchedules = scheduleFigures(registry, platform);
  const readFigures = moduleFigures(registry, platform, figures);
  const readDatabase = onceASecond(clock, async () => {
    await readSchedules();
    await readFigures();
  });

  const health = onceASecond(clock, async () => {
    const began = performance.now();
    const ready = await database.ping().then(
      () => true,
      () => false,
    );
    const { rss, heapUsed } = process.memoryUsage();
    const databaseMs = Math.round(performance.now() - began);
    const login = ready ? await database.tx({ kind: 'system' }, databaseLogin).catch(() => null) : null;
    return {
      ready,
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

/** The same from every server: how scheduled work goes stands in the database. Answers what brings the figures up to date. */
function scheduleFigures(registry: Registry, { database, jobs, log }: Platform) {
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['job'], registers: [registry] });
  const succeeded = gauge('job_last_success_seconds', 'When scheduled work last succeeded, in Unix time');
  const failures = gauge('job_consecutive_failures', 'Runs of scheduled work that failed in a row');
  const overdue = gauge('job_overdue', '1 where scheduled work has not succeeded in twice its interval');
  return async () => {
    try {
      const states = await database.tx({ kind: 'system' }, () => jobs.scheduleStates());
      for (const { name: job, lastSucceededAt, consecutiveFailures, isOverdue } of states) {
        if (lastSucceededAt) succeeded.set({ job }, lastSucceededAt.getTime() / 1000);
        failures.set({ job }, consecutiveFailures);
        overdue.set({ job }, isOverdue ? 1 : 0);
      }
    } catch (error) {
      // The other figures matter most while the database is away.
      log.warn({ err: error }, 'figures of scheduled work not read');
    }
  };
}

function moduleFigures(registry: Registry, { database, log }: Platform, figures: readonly Figure[]) {
  const gauges = figures.map(({ name, help, read }) => ({
    gauge: new Gauge({ name, help, registers: [registry] }),
    read,
  }));
  return async () => {
    try {
      for (const { gauge, read } of gauges) gauge.set(await database.tx({ kind: 'firm' }, read));
    } catch (error) {
      log.warn({ err: error }, 'figures of the modules not read');
    }
  };
}
