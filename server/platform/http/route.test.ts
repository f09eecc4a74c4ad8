import { z } from 'zod';
import { dataOf, operation } from '../../../contract/operation.ts';
import { noise } from '../../../tests/support/runner/noise.ts';
import { buildApp } from '../../app.ts';
import { type Actor, problem, route } from '../index.ts';
import { openTestPlatform } from '../testing.ts';

const echo = operation({
  method: 'POST',
  path: '/reports/v1.0/echo',
  title: 'Echo',
  access: ['admin', 'client'],
  request: { text: z.string().max(50), count: z.number().int().optional() },
  answer: dataOf(z.object({ text: z.string() })),
  errors: [],
});
const look = operation({
  method: 'GET',
  path: '/reports/v1.0/look/:what/',
  title: 'Look',
  access: 'public',
  request: { what: z.string(), size: z.coerce.number().int().max(9).optional() },
  answer: dataOf(z.string()),
  errors: ['not_found'],
});
const leave = operation({
  method: 'POST',
  path: '/security/v1.0/leave',
  title: 'Leave',
  access: 'public',
  request: {},
  answer: dataOf(z.string()),
  errors: [],
});

const admin: Actor = {
  userId: '11111111-1111-4111-8111-111111111111',
  username: 'admin',
  name: 'Ada',
  email: 'ada@example.org',
  role: 'admin',
  readOnly: false,
  clientId: null,
  clientName: '',
  modules: [],
  sessionId: '',
  ip: '',
  requestId: '',
};

let heard: unknown;

const platform = await openTestPlatform();
const app = await buildApp({
  platform,
  authenticate: async ({ headers }) => {
    const found = /^Bearer (\w+)$/.exec(headers.authorization ?? '')?.[1];
    if (found === 'admin') return admin;
    if (found === 'reader') return { ...admin, readOnly: true };
    return found === 'drafter' ? { ...admin, role: 'drafter' } : null;
  },
  modules: [
    (server, parts) => {
      route(server, parts, echo, async ({ input, actor }) => {
        heard = { input, clientTime: actor.clientTime };
        if (input.text === 'stale')
          throw problem('request.stale', 'Somebody was faster.', { current: { version: 2 } });
        if (input.text === 'accident') throw new Error('select secret from tables');
        return { Result: 'Success', Data: { text: input.text, secret: 'not in the schema' } };
      });
      route(server, parts, look, async ({ input }) => ({
        Result: 'Success',
        Data: `${input.what} ${input.size}`,
      }));
      route(server, parts, leave, async () => ({ Result: 'Success', Data: '' }), { originOnly: true });
    },
  ],
});
await app.ready();
afterAll(async () => {
  await app.close();
  await platform.close();
});

const bearer = { authorization: 'Bearer admin' };
const post = (payload: unknown, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/reports/v1.0/echo',
    payload: typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : JSON.stringify(payload),
    headers: { ...bearer, 'content-type': 'text/plain', ...headers },
  });

describe('what is taken', () => {
  test.each([
    'text/plain',
    'application/json',
    'TEXT/PLAIN',
    'application/json\t;',
    'text/plain; charset=UTF-8',
  ])('JSON sent as %s passes the one schema', async (type) => {
    const taken = await post({ text: 'hello', C_TIMESTAMP: '2026-11-20 10:00:00' }, { 'content-type': type });
    expect(taken.statusCode).toBe(200);
    expect(taken.json()).toEqual({ Result: 'Success', Data: { text: 'hello' } });
    expect(taken.headers['cache-control']).toBe('no-store');
    expect(heard).toEqual({ input: { text: 'hello' }, clientTime: '2026-11-20 10:00:00' });
    const refused = await post({ text: 7 }, { 'content-type': type });
    expect(refused.statusCode).toBe(400);
  });

  test('path and query are one input, and numbers in a query are read as numbers', async () => {
    const seen = await app.inject('/reports/v1.0/look/door/?size=3');
    expect(seen.json()).toEqual({ Result: 'Success', Data: 'door 3' });
    expect((await app.inject('/reports/v1.0/look/door?size=3')).statusCode).toBe(200);
    expect((await app.inject('/reports/v1.0/look/door/?size=3&size=4')).statusCode).toBe(400);
  });

  test('an unknown field is refused by its name', async () => {
    const refused = await post({ text: 'a', role: 'admin' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      Result: 'Failed',
      code: 'input.invalid',
      fields: { role: 'Unknown field.' },
    });
  });

  const bad: [string, string | Buffer, number][] = [
    ['broken JSON', '{"text":', 400],
    ['no body', '', 400],
    ['an array', '[]', 400],
    ['null', 'null', 400],
    ['a poisoned prototype', '{"text":"a","__proto__":{"x":1}}', 400],
    ['a poisoned constructor', '{"text":"a","constructor":{"prototype":{"x":1}}}', 400],
    ['a NUL', '{"text":"a\\u0000b"}', 400],
    ['half a surrogate pair', '{"text":"\\ud800"}', 400],
    ['a huge number', '{"text":"a","count":1e400}', 400],
    ['invalid UTF-8', Buffer.from([0xff, 0xfe, 0x7b]), 400],
    ['deep nesting', `{"text":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 400],
    ['a body over the limit', JSON.stringify({ text: 'x'.repeat(300_000) }), 413],
  ];
  test.each(bad)('%s is refused, never an accident', async (_what, payload, status) => {
    const refused = await post(payload);
    expect(refused.statusCode).toBe(status);
    expect(refused.json()).toMatchObject({ Result: 'Failed', id: expect.any(String) });
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });

  test.each(['text/html', 'text/plain;charset=utf-7', 'application/x-www-form-urlencoded'])(
    '%s is no JSON',
    async (type) => {
      expect((await post({ text: 'a' }, { 'content-type': type })).statusCode).toBe(415);
    },
  );

  test('a form is refused where no files are taken', async () => {
    const body = '--b\r\ncontent-disposition: form-data; name="data"\r\n\r\n{"text":"a"}\r\n--b--\r\n';
    expect((await post(body, { 'content-type': 'multipart/form-data; boundary=b' })).statusCode).toBe(415);
  });
});

describe('who is let in', () => {
  test('without a session the answer is 401, before the body is looked at', async () => {
    const refused = await post('{', { authorization: '' });
    expect(refused.statusCode).toBe(401);
    expect(refused.json()).toMatchObject({ Result: 'Failed', code: 'auth.token_missing' });
  });

  test('another role is unauthorized; a read-only person is refused and stays on the page', async () => {
    const role = await post({ text: 'a' }, { authorization: 'Bearer drafter' });
    expect([role.statusCode, role.json().Result]).toEqual([403, 'Unauthorized']);
    const reader = await post({ text: 'a' }, { authorization: 'Bearer reader' });
    expect(reader.statusCode).toBe(403);
    expect(reader.json()).toMatchObject({ Result: 'Failed', code: 'access.read_only' });
  });
});

describe('what is answered', () => {
  test('a refusal carries its code and the newer state', async () => {
    const refused = await post({ text: 'stale' });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'request.stale',
      Data: 'Somebody was faster.',
      current: { version: 2 },
    });
  });

  test('an accident says nothing but its id', async () => {
    noise.expect(/^500 for POST/);
    const failed = await post({ text: 'accident' });
    expect(failed.statusCode).toBe(500);
    expect(failed.json().Data).toContain(failed.json().id);
    expect(failed.body).not.toContain('select');
  });

  test('an address that cannot be decoded is malformed', async () => {
    const lost = await app.inject('/reports/%zz');
    expect([lost.statusCode, lost.json().code]).toEqual([400, 'input.malformed']);
  });

  test('an unknown path under the API is a JSON 404, also for a page', async () => {
    for (const url of [
      '/reports/v1.0/nothing',
      '/api/reports/v1.0/nothing',
      '/api/reportData/a/b/',
      '/api/api/x',
    ]) {
      const lost = await app.inject({ url, headers: { accept: 'text/html' } });
      expect(lost.statusCode).toBe(404);
      expect(lost.json()).toMatchObject({ code: 'not_found' });
    }
  });

  test('the gateway prefix leads to the same operation', async () => {
    expect((await app.inject('/api/reports/v1.0/look/door/')).json().Data).toBe('door undefined');
  });

  test('D2 every answer carries the security headers', async () => {
    const { headers } = await app.inject('/config.json');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe-eval');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});

describe('calls that other sites could forge', () => {
  const own = 'http://localhost:5011';
  const through = (headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/api/reports/v1.0/echo',
      payload: '{"text":"a"}',
      headers: { ...bearer, 'content-type': 'text/plain', ...headers },
    });

  test('a foreign or null origin is refused, cookie or not', async () => {
    for (const origin of ['https://evil.example', 'null', `${own}.evil.example`]) {
      expect((await post({ text: 'a' }, { origin })).json().code).toBe('auth.forgery');
    }
    expect((await post({ text: 'a' }, { 'sec-fetch-site': 'cross-site', origin: own })).statusCode).toBe(403);
  });

  test('cookies without any word of where the call comes from are refused', async () => {
    expect((await post({ text: 'a' }, { cookie: 'a=b' })).statusCode).toBe(403);
    expect((await post({ text: 'a' }, { cookie: 'a=b', origin: own })).statusCode).toBe(200);
  });

  test('a relative call carries the token of its browser', async () => {
    const token =
      (await app.inject('/config.json')).cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
    const cookie = `XSRF-TOKEN=${token}`;
    expect((await through({ origin: own, cookie })).statusCode).toBe(403);
    expect((await through({ origin: own, cookie, 'x-xsrf-token': 'guess' })).statusCode).toBe(403);
    expect((await through({ origin: own, cookie, 'x-xsrf-token': token })).statusCode).toBe(200);
  });

  test('a closing page may leave without the token, from its own origin only', async () => {
    const away = (origin: string) =>
      app.inject({
        method: 'POST',
        url: '/api/security/v1.0/leave',
        payload: '{}',
        headers: { 'content-type': 'text/plain', cookie: 'a=b', origin },
      });
    expect((await away(own)).statusCode).toBe(200);
    expect((await away('https://evil.example')).statusCode).toBe(403);
  });

  test('a page of an allowed origin may ask first, others get no permission', async () => {
    const ask = (origin: string) =>
      app.inject({ method: 'OPTIONS', url: '/reports/v1.0/echo', headers: { origin } });
    expect((await ask(own)).headers['access-control-allow-origin']).toBe(own);
    expect((await ask('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined();
  });
});
