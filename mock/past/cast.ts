import type { FastifyInstance } from 'fastify';
import { addClient, addUser, signInDirectly } from '../../server/modules/identity/index.ts';
import type { Platform } from '../../server/platform/index.ts';
import { type HttpClient, httpClient } from '../http/http-client.ts';
import { injectFetch } from '../http/inject-fetch.ts';
import { demoClients, demoPassword, demoPeople } from '../people.ts';
import { untilIdle } from './until-idle.ts';

/** A person of the demo at work: a browser without a window, signed in at the time of the demo's clock. */
export type Act = (username: string) => Promise<HttpClient>;

export type Cast = {
  act: Act;
  idOf(username: string): string;
  /** Waits until every job that somebody's acts have queued is done. */
  settled(): Promise<void>;
};

/** Creates clients and users, and answers how to act as each of them. */
export async function castOf(app: FastifyInstance, platform: Platform): Promise<Cast> {
  const clientIds = new Map<string, string>();
  for (const { key, ...client } of demoClients) clientIds.set(key, await addClient(platform, client));
  const userIds = new Map<string, string>();
  for (const { client, ...person } of demoPeople)
    userIds.set(
      person.username,
      await addUser(platform, { ...person, clientId: clientIds.get(client ?? ''), password: demoPassword }),
    );

  const idOf = (username: string) => userIds.get(username) ?? '';
  const act: Act = async (username) => {
    const place = demoPeople.findIndex((person) => person.username === username);
    const ip = `10.20.0.${place + 10}`;
    const caller = { ip, requestId: 'demo', userAgent: 'Demo' };
    const { access } = await signInDirectly(platform, idOf(username), caller);
    const browser = httpClient(`http://localhost:${platform.env.port}`, injectFetch(app, ip));
    return Object.assign(browser, { access });
  };
  return { act, idOf, settled: () => untilIdle(platform) };
}
