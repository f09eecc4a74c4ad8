import { bytesOf } from '../../../server/platform/outbound/create-outbound.ts';
import { startTracing } from '../../../server/platform/tracing/start-tracing.ts';
import { startReceiver } from '../../support/peers/receiver.ts';
import { type CollectedSpan, startCollector } from '../../support/peers/trace-collector.ts';
import { noise } from '../../support/runner/noise.ts';
import { recordLog } from '../../support/servers/record-log.ts';
import { intakeOf, screenedRequest } from '../screening/screened-request.ts';
import { openScreeningApp } from '../screening/screening-app.ts';

/** Stands in everything that people and other systems give. */
const mark = 'canary-4417';
const { lines, log } = recordLog('info');
const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

const kinds = { server: 2, client: 3, consumer: 5 };
const collector = await startCollector();
const receiver = await startReceiver();
process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.origin;
process.env.OTEL_RESOURCE_ATTRIBUTES = 'deployment.environment.name=trial';
process.env.OTEL_BSP_SCHEDULE_DELAY = '50';
// On a busy machine an answer takes longer than it is usually waited for, and what was sent would be given up.
process.env.OTEL_EXPORTER_OTLP_TIMEOUT = '600000';
process.env.OTEL_BSP_EXPORT_TIMEOUT = '600000';
const tracing = await startTracing(
  { tracing: { headers: { 'x-api-key': 'of-the-collector' } }, version: '9.9.9' },
  log,
);
const test1 = await openScreeningApp(
  [
    async (app, { outbound }) => {
      app.get('/outgoing/:way', async (req) => {
        const url = `${receiver.origin}/${mark}?token=${mark}`;
        if ((req.params as { way: string }).way === 'fetch') await fetch(url);
        else await bytesOf(await outbound.fetch({ url }));
        return {};
      });
      app.get('/broken', () => {
        throw Object.assign(new Error(mark), { code: 'E_BROKEN' });
      });
    },
  ],
  { log, env: { outboundAllow: [receiver.origin] } },
);
afterAll(async () => {
  await test1.close();
  await tracing.close();
  await receiver.close();
  await collector.close();
});

const childrenOf = ({ id, traceId }: CollectedSpan) =>
  collector.spans().filter((span) => span.parent === id && span.traceId === traceId);

test('a call is a span by the pattern of its route, and its statements are inside of it', async () => {
  const paper = { name: `${mark}.txt`, content: mark, type: 'text/plain' };
  const intake = intakeOf({ legalName: `Kaveri ${mark}` });
  await test1.cast.client.call('POST /reports/v1.0/requestdetails', { intake }, [paper]);
  const span = await collector.span('the draft', ({ name }) => name === 'POST /reports/v1.0/requestdetails');
  expect(span).toMatchObject({
    kind: kinds.server,
    parent: '',
    failed: false,
    facts: {
      'http.request.method': 'POST',
      'http.route': '/reports/v1.0/requestdetails',
      'http.response.status_code': 200,
    },
    resource: {
      'service.name': 'prudence',
      'service.version': '9.9.9',
      'deployment.environment.name': 'trial',
    },
  });
  const inside = childrenOf(span);
  expect(inside.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['INSERT requests', 'INSERT attachments', 'COMMIT']),
  );
  expect(inside.every(({ kind }) => kind === kinds.client)).toBe(true);
  expect(inside[0]?.facts['db.system.name']).toBe('postgresql');
  expect(collector.headers[0]).toMatchObject({ 'x-api-key': 'of-the-collector' });
});

test('a line of the log names the trace, and the trace names what people quote of an error', async () => {
  const { app } = test1;
  noise.expect(/500 for GET/);
  const { id } = (await app.inject('/broken')).json();
  const span = await collector.span('the error', ({ name }) => name === 'GET /broken');
  expect(span).toMatchObject({
    failed: true,
    facts: { 'prudence.request_id': id, 'error.type': 'server.error' },
  });
  const of = logged().filter((line) => line.id === id);
  expect(of.map(({ msg, trace_id }) => [msg === 'request', trace_id])).toEqual([
    [false, span.traceId],
    [true, span.traceId],
  ]);
});

test('a job is a trace of its own, with its statements', async () => {
  await screenedRequest(test1, { legalName: `Zarqun ${mark}` });
  const span = await collector.span(
    'the job',
    ({ name }) => name.startsWith('job ') && name.includes('screen'),
  );
  expect(span).toMatchObject({ kind: kinds.consumer, parent: '', failed: false });
  expect(childrenOf(span).map(({ name }) => name)).toContain('COMMIT');
});

test.each(['outbound', 'fetch'])(
  'a call to elsewhere by %s names the host, and nothing of the path',
  async (way) => {
    await test1.app.inject(`/outgoing/${way}`);
    const from = await collector.span('the call', (one) =>
      collector
        .spans()
        .some(({ parent, name }) => parent === one.id && name === 'GET' && one.name === 'GET /outgoing/:way'),
    );
    const [call] = childrenOf(from).filter(({ name }) => name === 'GET');
    expect(call).toMatchObject({
      kind: kinds.client,
      facts: { 'server.address': '127.0.0.1', 'http.response.status_code': 204 },
    });
  },
);

test('the export of traces is no trace, nor is what the queue asks on its own', () => {
  const roots = collector.spans().filter(({ parent }) => parent === '');
  expect(roots.filter(({ kind }) => kind === kinds.client)).toEqual([]);
});

test('a caller without a proxy that is trusted chooses neither trace nor sampling', async () => {
  noise.expect(/500 for GET/);
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00';
  await test1.app.inject({ url: '/broken', headers: { traceparent } });
  const broken = () => collector.spans().filter(({ name }) => name === 'GET /broken');
  await collector.span('the second error', () => broken().length === 2);
  expect(broken().map(({ parent }) => parent)).toEqual(['', '']);
});

test('no span holds anything that somebody entered, no token, no address with its path', async () => {
  await test1.cast.client.attempt('GET /reports/v1.0/requestdetails', {
    current: 1,
    pageSize: 20,
    search: mark,
  });
  await test1.app.inject(`/nowhere/${mark}?q=${mark}`);
  await test1.visitor().attempt('POST /security/v1.0/getuserdetails', { username: mark, password: mark });
  await collector.span('the address that is none', ({ name }) => name === 'GET');
  await tracing.close();
  const bytes = collector.bytes();
  expect(collector.spans().length).toBeGreaterThan(100);
  expect(bytes.includes(mark)).toBe(false);
  expect(bytes.includes('Kaveri')).toBe(false);
  expect(bytes.includes('eyJ')).toBe(false);
});
