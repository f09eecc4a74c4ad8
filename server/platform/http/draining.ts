import { Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long a connection that was accepted at the last moment may take to send its request. */
const lastRequestsMs = 1000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the server is about to end and shall be sent nobody else. */
    isDraining: boolean;
  }
}

/** From the beginning of the drain on each answer ends its connection, so that the proxy opens the next one elsewhere. */
export function mountDraining(app: FastifyInstance) {
  app.decorate('isDraining', false);
  app.addHook('onSend', async (_req, reply) => {
    if (app.isDraining) reply.header('connection', 'close');
  });
}

/**
 * Says `not ready` and answers on for some seconds, in which proxies notice, then lets nobody else in. `ended` resolves
 * when the last connection has ended.
 */
export async function drain(app: FastifyInstance, servers: readonly Server[], seconds: number) {
  app.isDraining = true;
  await wait(seconds * 1000);
  // Right after the connections that wait were accepted: those that the kernel still holds would be reset.
  await new Promise(setImmediate);
  const ended = Promise.all(servers.filter(({ listening }) => listening).map(stopListening));
  if (seconds > 0) await wait(lastRequestsMs);
  return { ended };
}

/** An HTTP server's own close() would end connections, too, on which a request is about to arrive. */
const stopListening = (server: Server) =>
  new Promise<unknown>((resolve) => Server.prototype.close.call(server, resolve));
