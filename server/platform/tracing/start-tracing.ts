import type { Log } from '../log.ts';
import { traceOutgoingCalls } from './trace-outgoing.ts';
import { setTracer } from './tracer.ts';

export type TracingSettings = {
  /** Sent with every export: a key of the collector, for instance. */
  headers: Record<string, string>;
};

type Variables = {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT?: string | undefined;
  OTEL_EXPORTER_OTLP_HEADERS?: string | undefined;
  OTEL_SDK_DISABLED?: string | undefined;
};

/** Null where no traces are sent. */
export function readTracingSettings(variables: Variables): TracingSettings | null {
  const endpoint = variables.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? variables.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint || variables.OTEL_SDK_DISABLED === 'true') return null;
  return { headers: readHeaders(variables.OTEL_EXPORTER_OTLP_HEADERS ?? '') ?? {} };
}

/** `name=value,name=value`, values encoded as in an address; null where it is not. */
export function readHeaders(text: string): Record<string, string> | null {
  const pairs = text
    .split(',')
    .map((pair) => pair.trim())
    .filter(Boolean);
  const read = pairs.map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [name.trim(), value.join('=').trim()] as const;
  });
  if (read.some(([name, value]) => !/^[\w.-]+$/.test(name) || !value)) return null;
  try {
    return Object.fromEntries(read.map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    return null;
  }
}

/** Begins to send traces where the operator says where to. Nothing of OpenTelemetry is loaded otherwise. */
export async function startTracing(
  { tracing, version }: { tracing: TracingSettings | null; version: string },
  log: Log,
) {
  if (!tracing) return { close: async () => {} };
  const { openTelemetry } = await import('./open-telemetry.ts');
  const { tracer, close } = openTelemetry({ log, version, ...tracing });
  const stopWatching = traceOutgoingCalls(tracer);
  setTracer(tracer);
  return {
    async close() {
      setTracer(undefined);
      stopWatching();
      await close();
    },
  };
}
