import { samples } from '../../support/calls/samples.ts';
import { businessRows } from '../requests/business-rows.ts';
import { insiderOf, posts } from './callers.ts';
import { openHostileApp } from './hostile-app.ts';
import { rawCall } from './raw-call.ts';

const app = await openHostileApp();
for (const who of [app.admin, app.ours.drafter, app.ours.clientuser]) await who.send('/config.json');
afterAll(() => app.close());

type Form = { type: string; payload: (text: string) => string };
const boundary = 'b';
/** Every body that a form on another site can make a browser send without asking first. */
const forms: Form[] = [
  { type: 'text/plain', payload: (text) => text },
  { type: 'text/plain;charset=UTF-8', payload: (text) => `${text.slice(0, -1)},"C_TIMESTAMP":"="}` },
  {
    type: `multipart/form-data; boundary=${boundary}`,
    payload: (text) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="data"\r\n\r\n${text}\r\n--${boundary}--\r\n`,
  },
  { type: 'application/x-www-form-urlencoded', payload: (text) => `data=${encodeURIComponent(text)}` },
];

/** What a browser says of a page that is not ours. An empty word leaves the header out. */
const origins: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://localhost:5012' },
  { origin: 'http://localhost:5011.evil.example' },
  { origin: 'https://localhost:5011' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  { origin: 'http://localhost:5011', 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  {},
];

test.each(posts)('D4 %s takes nothing that another site made the browser send', async (key) => {
  const who = insiderOf(app, key);
  const text = JSON.stringify(samples[key](app.ours.target));
  const before = await businessRows(app);
  const taken: string[] = [];
  for (const { type, payload } of forms) {
    for (const headers of origins) {
      for (const prefix of ['', '/api']) {
        const { statusCode, body } = await app.app.inject({
          method: 'POST',
          url: prefix + key.slice(5),
          payload: payload(text),
          headers: {
            ...headers,
            'content-type': type,
            cookie: who.cookies.header(),
            // A thief of tokens aside, no other site has it; even so the origin decides.
            authorization: `Bearer ${who.access}`,
          },
        });
        const { code } = JSON.parse(body) as { code?: string };
        if (statusCode !== 403 || code !== 'auth.forgery')
          taken.push(`${statusCode} ${prefix} ${type} ${JSON.stringify(headers)}`);
      }
    }
  }
  expect(taken).toEqual([]);
  expect(await businessRows(app)).toBe(before);
});

test('D4 through the gateway our own origin alone is not enough: the token of the browser is asked for', async () => {
  const path = '/api/security/v1.0/updatelanguage';
  const who = app.ours.clientuser;
  const send = (headers: Record<string, string>) =>
    rawCall(app, {
      path,
      payload: '{"language":"en-US"}',
      who,
      headers: { 'content-type': 'text/plain', ...headers },
    });
  const token = who.cookies.get('XSRF-TOKEN') ?? '';
  expect((await send({})).statusCode).toBe(403);
  expect((await send({ 'x-xsrf-token': `${token}x` })).statusCode).toBe(403);
  expect((await send({ 'x-xsrf-token': '' })).statusCode).toBe(403);
  expect((await send({ 'x-xsrf-token': token })).statusCode).toBe(200);
});

test('D4 no other site is allowed to read, and none is repeated back', async () => {
  for (const origin of ['https://evil.example', 'null', 'http://localhost:5011.evil.example']) {
    const { headers } = await rawCall(app, { method: 'GET', path: '/config.json', headers: { origin } });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  }
});
