import type { IncomingHttpHeaders } from 'node:http';

/**
 * What a span tells: names of operations, statements, jobs and hosts, numbers and codes. Never a value that somebody
 * entered, an address with its path, or the message of an error: traces go to another system.
 */
type SpanFacts = Record<string, string | number | undefined>;
type SpanKind = 'server' | 'client' | 'consumer';

export type Span = {
  /** Makes it the parent of what `work` begins. */
  run<T>(work: () => T): T;
  add(facts: SpanFacts): void;
  /** Marks it as failed, by the error's code. */
  fail(error: unknown): void;
  end(): void;
};

export type Tracer = {
  start(name: string, kind: SpanKind, facts: SpanFacts, parent?: IncomingHttpHeaders): Span;
  /** Undefined outside of any span: what nobody asked for is no trace. */
  startChild(name: string, kind: SpanKind, facts: SpanFacts): Span | undefined;
  current(): Span | undefined;
  /** For the lines of the log; undefined where the trace is not kept. */
  traceId(): string | undefined;
};

/** One for the process, as OpenTelemetry has it: connections and calls of whichever part are seen by it. */
let tracer: Tracer | undefined;

export function setTracer(next: Tracer | undefined) {
  tracer = next;
}

export const currentTracer = () => tracer;

/** Fields of every line of the log. */
export function traceFields(): { trace_id?: string } {
  const id = tracer?.traceId();
  return id ? { trace_id: id } : {};
}

/** Runs `work` as a span; without tracing it just runs. */
export async function inSpan<T>(
  name: string,
  kind: SpanKind,
  facts: SpanFacts,
  work: () => Promise<T>,
): Promise<T> {
  const span = kind === 'client' ? tracer?.startChild(name, kind, facts) : tracer?.start(name, kind, facts);
  if (!span) return work();
  try {
    return await span.run(work);
  } catch (error) {
    span.fail(error);
    throw error;
  } finally {
    span.end();
  }
}

/** For an error that is handled inside the span. */
export function failSpan(error: unknown) {
  tracer?.current()?.fail(error);
}
