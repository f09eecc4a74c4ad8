import type { FastifyInstance } from 'fastify';
import type { Authenticate, Module } from './platform/http/app-types.ts';
import { createServer } from './platform/http/create-server.ts';
import type { Platform } from './platform/index.ts';

export type Composition = {
  platform: Platform;
  modules: readonly Module[];
  /** Null when there is no session; the identity module supplies it. */
  authenticate: Authenticate;
};

/** Composition only: no port is opened, so tests talk to it directly. */
export async function buildApp({ platform, modules, authenticate }: Composition): Promise<FastifyInstance> {
  const app = await createServer(platform, authenticate);
  for (const register of modules) await register(app, platform);
  app.addHook('onReady', () => platform.signals.start());
  app.addHook('onReady', () => platform.jobs.start());
  app.addHook('preClose', () => platform.signals.close());
  app.addHook('preClose', () => platform.jobs.stop());
  return app;
}
