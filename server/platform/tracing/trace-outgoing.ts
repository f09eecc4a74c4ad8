import diagnostics from 'node:diagnostics_channel';
import { errorMonitor } from 'node:events';
import type { ClientRequest, IncomingMessage } from 'node:http';
import type { Span, Tracer } from './tracer.ts';

type Fetched = { origin: string; method: string };
type Answered = { request: Fetched; response?: { statusCode: number }; error?: unknown };

/**
 * A span for each call to elsewhere inside of a request or a job: webhooks, feeds, the bucket, the identity provider. Node
 * tells of them, whoever makes them. Only the host is named: paths of webhooks are secrets.
 */
export function traceOutgoingCalls(tracer: Tracer): () => void {
  const fetched = new WeakMap<Fetched, Span>();
  const watched: [string, (message: never) => void][] = [
    ['http.client.request.start', ({ request }: { request: ClientRequest }) => traceRequest(tracer, request)],
    [
      'undici:request:create',
      ({ request }: Answered) => {
        const span = tracer.startChild(
          request.method,
          'client',
          callFacts(request.method, new URL(request.origin)),
        );
        if (span) fetched.set(request, span);
      },
    ],
    [
      'undici:request:headers',
      ({ request, response }: Answered) =>
        fetched.get(request)?.add({ 'http.response.status_code': response?.statusCode }),
    ],
    ['undici:request:trailers', ({ request }: Answered) => fetched.get(request)?.end()],
    [
      'undici:request:error',
      ({ request, error }: Answered) => {
        fetched.get(request)?.fail(error);
        fetched.get(request)?.end();
      },
    ],
  ];
  for (const [channel, listener] of watched) diagnostics.subscribe(channel, listener as never);
  return () => {
    for (const [channel, listener] of watched) diagnostics.unsubscribe(channel, listener as never);
  };
}

function traceRequest(tracer: Tracer, request: ClientRequest) {
  const { method, host, protocol } = request;
  const span = tracer.startChild(method, 'client', callFacts(method, { hostname: host, protocol }));
  if (!span) return;
  // Watched only: whoever made the call hears of its errors as before.
  request.once(errorMonitor, (error) => span.fail(error));
  request.prependOnceListener('close', () => {
    const { res } = request as { res?: IncomingMessage };
    span.add({ 'http.response.status_code': res?.statusCode });
    span.end();
  });
}

const callFacts = (method: string, { hostname, protocol }: { hostname: string; protocol: string }) => ({
  'http.request.method': method,
  'server.address': hostname,
  'url.scheme': protocol.replace(':', ''),
});
