import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { currentTracer, type Span } from './tracer.ts';

/** A span for each call but probes, named by the pattern of its route; the address itself may carry names or tokens. */
export function traceRequests(app: FastifyInstance, { parents }: { parents: boolean }) {
  const tracer = currentTracer();
  if (!tracer) return;
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (req, _reply, done) => {
    const { method, headers, routeOptions } = req;
    const { url: route } = routeOptions;
    if (route?.startsWith('/health/')) return done();
    const facts = { 'http.request.method': method, 'http.route': route, 'prudence.request_id': req.id };
    const span = tracer.start(
      route ? `${method} ${route}` : method,
      'server',
      facts,
      parents ? headers : undefined,
    );
    spans.set(req, span);
    span.run(done);
  });
  // A body that was read leads here from the connection, where nobody knows whose it is.
  app.addHook('preValidation', (req, _reply, done) => {
    const span = spans.get(req);
    if (span) span.run(done);
    else done();
  });
  app.addHook('onResponse', (req, reply, done) => {
    const span = spans.get(req);
    if (!span) return done();
    finish(span, req, reply);
    span.run(done);
  });
}

function finish(span: Span, { refusal }: FastifyRequest, { statusCode }: FastifyReply) {
  span.add({ 'http.response.status_code': statusCode, 'prudence.refusal': refusal });
  if (statusCode >= 500) span.fail({ code: refusal ?? String(statusCode) });
  span.end();
}
