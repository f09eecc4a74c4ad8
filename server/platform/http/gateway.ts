import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';

const fromReportPort = Symbol('from the report port');

type Marked = IncomingMessage & { [fromReportPort]?: true };

const reportPath = '/api/reportData/';

export function markReportPort(req: IncomingMessage) {
  (req as Marked)[fromReportPort] = true;
}

export function isReportPort(req: IncomingMessage) {
  return (req as Marked)[fromReportPort] === true;
}

/**
 * Gateway mode: `/api/x` is `/x`, so report data, which is at `/api/reportData/` on its own port, is at
 * `/api/api/reportData/` here. The other port answers report data and nothing else.
 */
export function rewriteUrl(req: IncomingMessage): string {
  const url = req.url ?? '/';
  if (isReportPort(req)) return url.startsWith(reportPath) ? url : '/api/nothing';
  if (url.startsWith('/api/')) return url.slice('/api'.length);
  // Without the gateway's prefix the address belongs to the other port.
  return url;
}

export function cameThroughGateway(req: FastifyRequest) {
  return !isReportPort(req.raw) && req.originalUrl.startsWith('/api/');
}
