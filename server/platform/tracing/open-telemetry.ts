import { randomUUID } from 'node:crypto';
import {
  type Context,
  context,
  type DiagLogger,
  diag,
  type Span as OtelSpan,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { isTracingSuppressed, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Log } from '../log.ts';
import type { Span, Tracer } from './tracer.ts';

export type OpenTelemetryOptions = {
  log: Log;
  version: string;
  /** Sent with every export, beside those of the environment. */
  headers: Record<string, string>;
};

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };
const carrier = { get: (headers: object, key: string) => headers[key as never], keys: Object.keys };

/**
 * The SDK reads the other standard variables itself: endpoint, sampler, limits. This file and what it imports is loaded
 * only where traces are wanted.
 */
export function openTelemetry({ log, version, headers }: OpenTelemetryOptions) {
  diag.setLogger(oneLinePerOutage(log));
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(
        resourceFromAttributes({
          'service.name': 'prudence',
          'service.version': version,
          'service.instance.id': randomUUID(),
        }),
      )
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ headers }))],
  });
  const tracer = provider.getTracer('prudence', version);
  const w3c = new W3CTraceContextPropagator();

  const start = (...[name, kind, facts, parent]: Parameters<Tracer['start']>) => {
    const from = parent ? w3c.extract(ROOT_CONTEXT, parent, carrier) : ROOT_CONTEXT;
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes: facts }, from);
    return spanOf(span, trace.setSpan(from, span));
  };
  return {
    tracer: {
      start,
      startChild(name, kind, facts) {
        const active = context.active();
        if (!trace.getSpan(active) || isTracingSuppressed(active)) return undefined;
        const span = tracer.startSpan(name, { kind: kinds[kind], attributes: facts }, active);
        return spanOf(span, trace.setSpan(active, span));
      },
      current() {
        const span = trace.getActiveSpan();
        return span && spanOf(span, context.active());
      },
      traceId() {
        const found = trace.getActiveSpan()?.spanContext();
        return found && found.traceFlags & TraceFlags.SAMPLED ? found.traceId : undefined;
      },
    } satisfies Tracer,
    /** Sends what is left; a collector that is away was told of already. */
    async close() {
      await provider.shutdown().catch(() => {});
      context.disable();
      diag.disable();
    },
  };
}

const spanOf = (span: OtelSpan, within: Context): Span => ({
  run: (work) => context.with(within, work),
  add: (facts) => span.setAttributes(facts),
  fail(error) {
    span.setAttributes({ 'error.type': codeOf(error) });
    span.setStatus({ code: SpanStatusCode.ERROR });
  },
  end: () => span.end(),
});

/** Drizzle wraps what the driver says. */
function codeOf(error: unknown): string {
  const { code, name, cause } = error as { code?: unknown; name?: string; cause?: { code?: unknown } };
  return String(code ?? cause?.code ?? name ?? 'Error');
}

/** A collector that is away is told once an hour: each export fails again. */
function oneLinePerOutage(log: Log): DiagLogger {
  let told = Number.NEGATIVE_INFINITY;
  const tell = (message: string) => {
    if (performance.now() - told < 3_600_000) return;
    told = performance.now();
    log.warn({ reason: message.slice(0, 300) }, 'traces cannot be sent');
  };
  const quiet = () => {};
  return { error: tell, warn: tell, info: quiet, debug: quiet, verbose: quiet };
}
