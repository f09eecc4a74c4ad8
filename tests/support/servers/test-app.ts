import type { FastifyInstance } from 'fastify';
import { type HttpClient, httpClient } from '../../../mock/http/http-client.ts';
import { injectFetch } from '../../../mock/http/inject-fetch.ts';
import { buildApp } from '../../../server/app.ts';
import { authenticate, mountIdentity } from '../../../server/modules/identity/index.ts';
import { mountPeople } from '../../../server/modules/people/index.ts';
import type { Module } from '../../../server/platform/index.ts';
import { openTestPlatform, type TestOptions, type TestPlatform } from '../../../server/platform/testing.ts';

export type TestApp = {
  app: FastifyInstance;
  platform: TestPlatform;
  /** A browser that nobody has signed in with. */
  visitor(ip?: string): HttpClient;
  close(): Promise<void>;
};

type Options = TestOptions & {
  modules?: readonly Module[];
  /** The test stores what does not fit the contract; else its end fails for it. */
  mayBeUnfit?: boolean;
};

/** The application on a database in memory, without a port; identity and people alone unless told. */
export async function openTestApp({
  modules = [mountIdentity, mountPeople],
  mayBeUnfit = false,
  ...options
}: Options = {}): Promise<TestApp> {
  const platform = await openTestPlatform(options);
  const app = await buildApp({ platform, modules, authenticate: authenticate(platform) });
  await app.ready();
  return {
    app,
    platform,
    visitor: (ip) => httpClient(`http://localhost:${platform.env.port}`, injectFetch(app, ip)),
    async close() {
      const { unfitAnswers } = app;
      await app.close();
      await platform.close();
      if (unfitAnswers.size > 0 && !mayBeUnfit)
        throw new Error(`Answers did not fit the contract: ${[...unfitAnswers.keys()].join(', ')}`);
    },
  };
}
