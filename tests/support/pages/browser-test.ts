import { test as base } from '@playwright/test';
import { type Server, startServer } from '../servers/start-server.ts';
import { noiseFixture, type PageNoise } from './page-noise.ts';

type WorkerFixtures = {
  /** `server/main.ts`, empty, or `mock/main.ts` with its fictional data. */
  program: string;
  /** Environment of the program, over the usual one. */
  surroundings: Record<string, string>;
  server: Server;
};
type TestFixtures = { noise: PageNoise };

/** Playwright's test against a real server of the worker's own; noise in the page fails the test that caused it. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  program: ['server/main.ts', { scope: 'worker', option: true }],
  surroundings: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ program, surroundings }, use) => {
      const server = await startServer({ program, env: surroundings });
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ server }, use) => use(server.baseUrl),
  noise: noiseFixture,
});

export const expect = test.expect;
