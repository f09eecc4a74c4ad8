import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { markReportPort } from './gateway.ts';

/** The second port: report data and nothing else, with the first one's timeouts, closed with it. */
export function serveReportPort(app: FastifyInstance) {
  const server = createServer((req, res) => {
    markReportPort(req);
    app.routing(req, res);
  });
  server.on('clientError', (error, socket) => app.server.emit('clientError', error, socket));
  server.requestTimeout = app.server.requestTimeout;
  server.headersTimeout = app.server.headersTimeout;
  server.keepAliveTimeout = app.server.keepAliveTimeout;
  app.addHook('onClose', async () => {
    server.closeIdleConnections();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  });
  return {
    server,
    listen: (port: number, host: string) =>
      new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, resolve);
      }),
  };
}
