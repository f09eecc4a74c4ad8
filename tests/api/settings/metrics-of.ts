import { fastify } from 'fastify';
import { freePort } from '../../../server/platform/free-port.ts';
import { mountDraining } from '../../../server/platform/http/draining.ts';
import type { Figure } from '../../../server/platform/http/probes/database-figures.ts';
import { mountReadiness } from '../../../server/platform/http/probes/health.ts';
import { serveMetrics } from '../../../server/platform/http/probes/metrics.ts';
import type { Platform } from '../../../server/platform/index.ts';

/** What the metrics port of another server on the same database answers. */
export async function metricsOf(platform: Platform, figures: readonly Figure[] = []): Promise<string> {
  const port = await freePort();
  const app = fastify()
    .decorate('cspReports', new Map<string, number>())
    .decorate('unfitAnswers', new Map<string, number>());
  mountDraining(app);
  mountReadiness(app, platform);
  const metrics = serveMetrics(app, platform, port, figures);
  await metrics.listen();
  try {
    return await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  } finally {
    await app.close();
  }
}
