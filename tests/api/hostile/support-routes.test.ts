import { sql } from 'drizzle-orm';
import { noise } from '../../support/runner/noise.ts';
import { recordLog } from '../../support/servers/record-log.ts';
import { rowsOf } from '../identity/database-state.ts';
import { callerNames, gatherCallers } from './callers.ts';
import { openHostileApp } from './hostile-app.ts';
import { asText, rawCall } from './raw-call.ts';

const { lines, log } = recordLog();

const app = await openHostileApp({
  log,
  more: [
    (server) => {
      server.get('/reports/v1.0/broken', async () => {
        throw new Error('select * from users where password_hash = 1 at /srv/prudence/server/secret.ts:1');
      });
      server.get('/reports/v1.0/wrong-sql', () =>
        rowsOf(app, sql`select no_such_column from users where username = 'asha'`),
      );
    },
  ],
});
afterAll(() => app.close());

const support = [
  '/docs',
  '/docs/json',
  '/documentation',
  '/documentation/json',
  '/openapi.json',
  '/swagger',
  '/metrics',
  '/health',
  '/health/detail',
  '/status',
  '/debug',
  '/debug/pprof',
  '/admin',
  '/.env',
  '/.git/config',
  '/keys.json',
  '/server/main.ts',
  '/package.json',
  '/index.js.map',
];

test('C11 addresses of support tell nobody anything, signed in or not, with and without the gateway', async () => {
  const callers = await gatherCallers(app);
  const told: string[] = [];
  for (const name of callerNames)
    for (const address of support)
      for (const path of [address, `/api${address}`, `/reports/v1.0${address}`]) {
        const { statusCode, body } = await rawCall(app, { method: 'GET', path, who: callers[name] });
        if (statusCode !== 404 || !/"code":"not_found"/.test(body))
          told.push(`${name} ${path}: ${statusCode}`);
      }
  expect(told).toEqual([]);
});

test('C11 the public health says one word, and the detailed one is an administrator’s alone', async () => {
  const health = await rawCall(app, { method: 'GET', path: '/health/ready' });
  expect(health.json()).toEqual({ status: 'ready' });
  const settings = { method: 'GET', path: '/security/v1.0/settings?name=system' } as const;
  for (const who of [app.ours.client, app.ours.drafter, app.allocator])
    expect((await rawCall(app, { ...settings, who })).statusCode).toBe(403);
  expect((await rawCall(app, { ...settings, who: app.admin })).statusCode).toBe(200);
});

/** What only a developer should read: a stack, a statement, a place on the disk, a program’s name. */
const inside =
  /\bat .+:\d+|\.(ts|js):\d|node_modules|select |insert into|update .+ set|\bfrom users\b|\/(srv|home|work|tmp|usr)\/|drizzle|fastify|postgres|zod|argon|column|relation/i;

const refusals: [status: number, call: Parameters<typeof rawCall>[1]][] = [
  [400, { path: '/security/v1.0/getuserdetails', payload: '{', headers: asText }],
  [400, { path: '/security/v1.0/getuserdetails', payload: '{"username":1}', headers: asText }],
  [400, { path: '/security/v1.0/getuserdetails', payload: '{"__proto__":{}}', headers: asText }],
  [400, { method: 'GET', path: '/reports/v1.0/%E0%A4%A' }],
  [401, { method: 'GET', path: '/reports/v1.0/requestdetails' }],
  [
    403,
    {
      path: '/security/v1.0/getuserdetails',
      payload: '{}',
      headers: { ...asText, origin: 'https://x.example' },
    },
  ],
  [404, { method: 'GET', path: '/reports/v1.0/nowhere' }],
  [404, { method: 'PUT', path: '/reports/v1.0/requestdetails' }],
  [413, { path: '/security/v1.0/getuserdetails', payload: 'x'.repeat(300_000), headers: asText }],
  [
    415,
    {
      path: '/security/v1.0/getuserdetails',
      payload: '<a/>',
      headers: { 'content-type': 'application/xml' },
    },
  ],
  [500, { method: 'GET', path: '/reports/v1.0/broken' }],
  [500, { method: 'GET', path: '/reports/v1.0/wrong-sql' }],
];

test.each(refusals)(
  'C11 an error of %i carries a number to quote and nothing of the inside',
  async (status, call) => {
    noise.expect(/^500 for/);
    const { statusCode, headers, body } = await rawCall(app, call);
    expect(statusCode).toBe(status);
    const told = JSON.parse(body) as Record<string, unknown>;
    expect(
      Object.keys(told).filter(
        (name) => !['Result', 'Data', 'code', 'id', 'fields', 'current'].includes(name),
      ),
    ).toEqual([]);
    expect(told.id).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    expect(body).not.toMatch(inside);
    expect(JSON.stringify({ ...headers, 'set-cookie': '' })).not.toMatch(/fastify|node|express|postgres/i);
    if (status === 500) expect(lines.some((line) => line.includes(String(told.id)))).toBe(true);
  },
);

test('C10 A14 the signature of an address stands neither in the log nor in a referrer, and no token does', async () => {
  const { client, request } = app.ours.target;
  const answer = await app.ours.clientuser.call('GET /reports/v1.0/downloadattachments', { client, request });
  const address = (answer.type === 'azure' && answer.Data[0]?.signed_url) || '';
  const url = new URL(address, 'http://localhost');
  const sig = url.searchParams.get('sig') ?? 'none';
  for (const path of [address, address.replace(sig, `${sig.slice(0, -2)}AA`)]) {
    const { status, headers } = await app.ours.clientuser.send(path);
    expect([200, 403]).toContain(status);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  }
  const text = lines.join('');
  expect(text).toContain('/reports/v1.0/files');
  expect(text).not.toContain(sig.slice(0, 20));
  // Nor does a log that says everything, headers of forms included, tell what opens a session.
  expect(text).toContain('busboyOptions');
  for (const secret of [app.ours.clientuser.access, ...app.ours.clientuser.cookies.header().split('; ')])
    expect(lines.filter((line) => line.includes(secret.split('=').pop() ?? ''))).toEqual([]);
});
