import { globSync, readFileSync } from 'node:fs';
import { recordLog } from '../../../tests/support/servers/record-log.ts';
import { waitFor } from '../../../tests/support/servers/wait-for.ts';
import { readEnv } from '../env.ts';
import { createLog } from '../log.ts';
import { startTracing } from './start-tracing.ts';
import { statementFacts } from './trace-statements.ts';
import { currentTracer, inSpan } from './tracer.ts';

const silent = createLog('silent');

test('only the file that is loaded where traces are wanted imports OpenTelemetry', () => {
  const files = globSync('server/**/*.ts').filter((path) => !path.endsWith('.test.ts'));
  const naming = (words: string) => files.filter((path) => readFileSync(path, 'utf8').includes(words));
  expect(naming("'@opentelemetry/")).toEqual(['server/platform/tracing/open-telemetry.ts']);
  expect(naming('/open-telemetry.ts')).toEqual(['server/platform/tracing/start-tracing.ts']);
  expect(readFileSync('server/platform/tracing/start-tracing.ts', 'utf8')).toContain(
    "await import('./open-telemetry.ts')",
  );
});

test('without a collector there are no spans, and what would be in them runs', async () => {
  const { tracing, version } = readEnv({});
  await startTracing({ tracing, version }, silent);
  expect(currentTracer()).toBeUndefined();
  expect(await inSpan('job nothing', 'consumer', {}, async () => 'done')).toBe('done');
});

test.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4317'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'Bearer of-nobody'],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
  ['OTEL_TRACES_SAMPLER', 'sometimes'],
  ['OTEL_TRACES_SAMPLER_ARG', '2'],
])('%s=%s is refused by its name', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(`${name} must be `);
  expect(() => readEnv({ OTEL_EXPORTER_OTLP_HEADERS: 'Bearer of-nobody' })).not.toThrow('of-nobody');
});

test('a collector, its headers, and the switch that turns it off', () => {
  const named = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318' };
  expect(readEnv(named).tracing).toEqual({ headers: {} });
  expect(readEnv({ ...named, OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b,x-more=c' }).tracing).toEqual({
    headers: { 'x-key': 'a b', 'x-more': 'c' },
  });
  expect(readEnv({ ...named, OTEL_SDK_DISABLED: 'true' }).tracing).toBeNull();
});

test.each([
  ['begin; set local role prudence_tenant', 'BEGIN', undefined],
  ['select "id" from "requests" where "name" = $1', 'SELECT', 'requests'],
  ['with "gone" as (delete from "sessions" returning 1) select * from "gone"', 'DELETE', 'sessions'],
  [`select 'taken from secret' as text`, 'SELECT', undefined],
  [`update "users" set "name" = 'it''s from secret'`, 'UPDATE', 'users'],
])('%s is named by what it does to which table', (text, operation, table) => {
  expect(statementFacts(text)).toMatchObject({
    'db.operation.name': operation,
    'db.collection.name': table,
  });
});

test('a collector that is away costs a line of the log, and no answer', async () => {
  const { lines, log } = recordLog('info');
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:9';
  process.env.OTEL_EXPORTER_OTLP_TIMEOUT = '200';
  process.env.OTEL_BSP_SCHEDULE_DELAY = '10';
  const tracing = await startTracing({ tracing: { headers: {} }, version: '1.0.0' }, log);
  for (const _ of Array(3)) expect(await inSpan('job', 'consumer', {}, async () => 1)).toBe(1);
  await waitFor(() => lines.length > 0, { what: 'the warning' });
  await inSpan('job', 'consumer', {}, async () => 1);
  await tracing.close();
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['traces cannot be sent']);
});
