import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Platform } from '../../platform.ts';
import { freeBytes } from './health.ts';

/** Figures of this server alone: its calls, its connections, what it can use. */
export function processFigures(
  registry: Registry,
  app: FastifyInstance,
  { database, env }: Pick<Platform, 'database' | 'env'>,
) {
  const registers = [registry];
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by the pattern of the route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const underWay = new Gauge({
    name: 'http_requests_in_progress',
    help: 'Calls under way, by the pattern of the route; streams of notifications among them',
    labelNames: ['route'],
    registers,
  });
  const routeOf = (req: { routeOptions: { url?: string | undefined } }) => req.routeOptions.url ?? 'none';
  app.addHook('onRequest', async (req) => underWay.inc({ route: routeOf(req) }));
  app.addHook('onResponse', async (req, reply) => {
    underWay.dec({ route: routeOf(req) });
    const labels = { method: req.method, route: routeOf(req), status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / 1000);
  });

  new Gauge({
    name: 'prudence_info',
    help: 'Always 1; the version of the server is a label',
    labelNames: ['version'],
    registers,
  }).set({ version: env.version }, 1);
  new Gauge({
    name: 'ready',
    help: '1 where rows can be written, files stored, the disk has room, and the server is not about to end',
    labelNames: ['check'],
    registers,
    async collect() {
      for (const [check, canBeUsed] of Object.entries(await app.readiness()))
        this.set({ check }, canBeUsed ? 1 : 0);
      this.set({ check: 'not_draining' }, app.isDraining ? 0 : 1);
    },
  });
  new Gauge({
    name: 'database_connections',
    help: 'Connections for calls, used and idle, and calls that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, number] of Object.entries(database.connections())) this.set({ state }, number);
    },
  });
  new Gauge({
    name: 'disk_free_bytes',
    help: 'Free on the disk of the data directory',
    registers,
    async collect() {
      this.set(await freeBytes(env.dataDir));
    },
  });
  new Counter({
    name: 'csp_reports_total',
    help: 'What browsers refused by the content security policy, by directive',
    labelNames: ['directive'],
    registers,
    collect() {
      this.reset();
      for (const [directive, count] of app.cspReports) this.inc({ directive }, count);
    },
  });
  new Counter({
    name: 'unfit_answers_total',
    help: 'Answers that left out a part, because what is stored does not fit the contract, by operation',
    labelNames: ['operation'],
    registers,
    collect() {
      this.reset();
      for (const [operation, count] of app.unfitAnswers) this.inc({ operation }, count);
    },
  });
}
