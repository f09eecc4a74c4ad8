import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { operations } from '../../../contract/index.ts';
import { scimRoutes } from '../../../contract/security/scim.ts';
import { compose } from '../../../server/compose.ts';
import { openTestApp } from '../../support/servers/test-app.ts';
import { policy } from './expected.ts';

/** What stands beside the contract: no business data, nobody need sign in. */
const beside = ['tnc.txt', 'privacy.txt', 'consentnotice.txt']
  .map((name) => `GET /assets/${name}`)
  .concat(Object.keys(scimRoutes))
  .concat('GET /config.json', 'GET /health/live', 'GET /health/ready')
  .concat('GET /.well-known/security.txt', 'POST /csp-reports');

const registered = await registeredRoutes();

/** Every method and path that the server registers from its first line on. */
async function registeredRoutes(): Promise<string[]> {
  const found: string[] = [];
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) found.push(`${one} ${url}`);
    });
  };
  subscribe('fastify.initialization', listen);
  try {
    const test = await openTestApp({
      modules: [
        async (app, platform) => {
          for (const register of compose(platform).modules) await register(app, platform);
        },
      ],
    });
    await test.close();
  } finally {
    unsubscribe('fastify.initialization', listen);
  }
  return found;
}

/** Fastify answers HEAD wherever GET is, through the same guards. */
const withoutHeads = () => registered.filter((route) => !route.startsWith('HEAD '));

test('C1 every registered route has its line in the policy, and every line its route', () => {
  expect(withoutHeads().sort()).toEqual(Object.keys(policy.routes).sort());
});

test('C1 the registered routes are the operations of the contract, no more and no fewer', () => {
  const rest = withoutHeads();
  const heads = registered.filter((route) => route.startsWith('HEAD ')).map((route) => route.slice(5));
  expect(rest.sort()).toEqual([...Object.keys(operations), ...beside].sort());
  expect(heads.filter((path) => !rest.includes(`GET ${path}`))).toEqual([]);
});
