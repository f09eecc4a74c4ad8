import type { FastifyInstance } from 'fastify';
import type { HttpClient } from '../../../mock/http/http-client.ts';
import type { TestApp } from '../../support/servers/test-app.ts';

type Injected = Awaited<ReturnType<FastifyInstance['inject']>>;

type RawCall = {
  path: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'HEAD' | 'OPTIONS';
  payload?: string | Buffer;
  headers?: Record<string, string>;
  who?: HttpClient;
};

/** A call that no client library would send: bytes and headers as they are given. */
export function rawCall(
  { app, platform }: TestApp,
  { path, method = 'POST', payload, headers = {}, who }: RawCall,
) {
  const own = `http://localhost:${platform.env.port}`;
  const signedIn = who?.access ? { authorization: `Bearer ${who.access}`, cookie: who.cookies.header() } : {};
  return app.inject({
    method,
    url: path,
    headers: { origin: own, ...signedIn, ...headers },
    ...(payload === undefined ? {} : { payload }),
  }) as Promise<Injected>;
}

export const asText = { 'content-type': 'text/plain' };
