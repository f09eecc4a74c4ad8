import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { compose, prepareMore } from './compose.ts';
import { figuresOf } from './figures.ts';
import { drain } from './platform/http/draining.ts';
import { serveMetrics } from './platform/http/probes/metrics.ts';
import { serveReportPort } from './platform/http/report-port.ts';
import type { Platform } from './platform/index.ts';

type Started = {
  app: FastifyInstance;
  /** Ends in order; `drainSeconds` is that of the environment unless told. */
  close(options?: { drainSeconds?: number }): Promise<void>;
};

type StartOptions = {
  /** What else it serves, before any port is open: the demo adds its guided story. */
  extend?: (app: FastifyInstance) => Promise<void>;
};

/** Opens both ports. Throws one sentence when a port is taken. */
export async function start(platform: Platform, options: StartOptions = {}): Promise<Started> {
  const { env } = platform;
  const app = await buildApp({ platform, ...compose(platform) });
  const reports = serveReportPort(app);
  const metrics =
    env.metricsPort === undefined
      ? undefined
      : serveMetrics(app, platform, env.metricsPort, figuresOf(platform));
  await options.extend?.(app);
  try {
    await app.listen({ host: env.host, port: env.port });
    await reports.listen(env.reportPort, env.host);
    await metrics?.listen();
    await prepareMore(platform);
  } catch (error) {
    await app.close();
    throw inWords(error);
  }
  return {
    app,
    async close({ drainSeconds = env.drainSeconds } = {}) {
      const { ended } = await drain(app, [app.server, reports.server], drainSeconds);
      await closeWithin(env.shutdownSeconds, ended);
    },
  };

  /** Whoever still sends or receives then is broken off: a slow upload must not keep the database from being closed. */
  async function closeWithin(seconds: number, ended: Promise<unknown>) {
    const breakOff = setTimeout(() => {
      app.server.closeAllConnections();
      reports.server.closeAllConnections();
    }, seconds * 1000);
    await Promise.all([app.close(), ended]).finally(() => clearTimeout(breakOff));
    await platform.files.settled();
  }
}

function inWords(error: unknown) {
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE') {
    return new Error(`Port ${port} is in use. Stop what uses it, or set PORT and REPORT_PORT.`);
  }
  return code === 'EACCES' ? new Error(`Port ${port} may not be opened by this user.`) : error;
}
