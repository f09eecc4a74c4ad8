import type { FastifyInstance, InjectOptions } from 'fastify';

/** `fetch` for an app that listens on no port. `ip` is where the calls seem to come from. */
export function injectFetch(app: FastifyInstance, ip = '127.0.0.1'): typeof fetch {
  return async (address, init = {}) => {
    const url = new URL(String(address));
    const headers = new Headers(init.headers);
    const body = init.body == null ? undefined : new Response(init.body);
    const type = body?.headers.get('content-type');
    if (type && !headers.has('content-type')) headers.set('content-type', type);
    const reply = await app.inject({
      method: (init.method ?? 'GET') as NonNullable<InjectOptions['method']>,
      url: url.pathname + url.search,
      headers: { host: url.host, ...Object.fromEntries(headers) },
      remoteAddress: ip,
      ...(body ? { payload: Buffer.from(await body.arrayBuffer()) } : {}),
    });
    const answered = new Headers();
    for (const [name, value] of Object.entries(reply.headers)) {
      for (const one of [value].flat()) if (one !== undefined) answered.append(name, String(one));
    }
    const isEmpty = reply.statusCode === 204 || reply.statusCode === 304;
    return new Response(isEmpty ? null : new Uint8Array(reply.rawPayload), {
      status: reply.statusCode,
      headers: answered,
    });
  };
}
