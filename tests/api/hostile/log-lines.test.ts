import type { HttpClient } from '../../../mock/http/http-client.ts';
import { seedOf } from '../../support/people/totp.ts';
import { noise } from '../../support/runner/noise.ts';
import { recordLog } from '../../support/servers/record-log.ts';
import { codeNow, enterPassword, enterToken } from '../identity/steps.ts';
import { type HostileApp, openHostileApp } from './hostile-app.ts';
import { asText, rawCall } from './raw-call.ts';

/** Each write as it reached the standard output. */
const { lines: writes, log } = recordLog();

let app: HostileApp;
/** What was used during the run, each with a word for it. */
const used = new Map<string, string>();
const use = (value: string | undefined, what: string) => {
  if (value) used.set(value, what);
};
const useCookies = ({ cookies }: HttpClient) => {
  for (const name of cookies.names()) use(cookies.get(name), `the cookie ${name}`);
};

const chosen = 'Lantern#Quay42';
const wrong = 'Guessed#Horse9';

beforeAll(async () => {
  noise.expect(/500 for GET/);
  app = await openHostileApp({
    log,
    more: [
      (server) => {
        server.get('/reports/v1.0/broken', async (req) => {
          throw Object.assign(new Error('broken'), {
            headers: req.headers,
            token: req.headers.authorization,
          });
        });
      },
    ],
  });
  await onePersonsLife();
  await badBodies();
});
afterAll(() => app.close());

/** Invited, chooses a password, scans the code, signs in, is renewed, runs into an error and signs out. */
async function onePersonsLife() {
  const user = {
    username: 'log.reader',
    name: 'Log Reader',
    email: 'log@example.com',
    role: 'admin' as const,
  };
  const users = 'POST /security/v1.0/userdetails';
  const { invitation = '' } = await app.admin.call(users, {
    action: 'create',
    user: { ...user, clientId: null },
  });
  const browser = app.visitor('10.6.0.1');
  const invite = invitation.split('=')[1] ?? '';
  use(invite, 'an invitation');
  await browser.call('POST /security/v1.0/invitation', { invite });
  useCookies(browser);
  const change = { NewPassword: chosen, ConfirmPassword: chosen, username: user.username };
  use(chosen, 'a password');
  use(wrong, 'a wrong password');
  await browser.call('POST /security/v1.0/updatepassword', change);
  await enterPassword(browser, user.username, wrong);
  const { body: step } = await enterPassword(browser, user.username, chosen);
  useCookies(browser);
  const seed = seedOf(step.otpauth_url ?? '');
  const code = codeNow(app, 0, seed);
  for (const [value, what] of [
    [seed, 'a seed'],
    [code, 'a code'],
    [step.secret, 'a challenge'],
  ] as const)
    use(value, what);
  const { body } = await enterToken(browser, { code, username: user.username, secret: step.secret });
  use(body.access, 'an access token');
  Object.assign(browser, { access: body.access, refresh: body.refresh });
  useCookies(browser);
  const renewed = await browser.call('POST /security/v1.0/token/refresh', { token: browser.refresh });
  use(renewed.access, 'a renewed access token');
  useCookies(browser);
  browser.access = renewed.access;
  const setting = { name: 'scim' as const, action: 'on' as const };
  const { Data } = await browser.call('POST /security/v1.0/settings', { version: 1, setting });
  use((Data as { scim?: { token?: string } }).scim?.token, 'the token of SCIM');
  await rawCall(app, { method: 'GET', path: '/reports/v1.0/broken', who: browser });
  await browser.attempt('POST /security/v1.0/logoutuser', { refresh_token: browser.refresh });
}

const csv = 'name.csv\r\n{"level":60,"msg":"forged by a file"}';

/** Bodies that cannot be read hold secrets too, and names hold what ends a line or colours a terminal. */
async function badBodies() {
  const path = '/security/v1.0/getuserdetails';
  for (const payload of [
    `{"username":"a","password":"${wrong}"`,
    `{"password":"${wrong}",}`,
    `{"password":{"a":"${wrong}"},"username":1}`,
    `username=a&password=${wrong}`,
  ])
    await rawCall(app, { path, payload, headers: asText });
  for (const username of [
    'forged\r\n{"level":60,"msg":"forged"}',
    '\u001b[31mred\u001b[0m',
    '\u2028forged',
    '\u0007',
  ])
    await rawCall(app, { path, payload: JSON.stringify({ username, password: wrong }), headers: asText });
  await rawCall(app, {
    method: 'GET',
    path: '/reports/v1.0/%0d%0aforged%1b[31m?search=%0a{"msg":"forged"}',
    headers: { 'user-agent': 'forged\u001b[31m' },
    who: app.admin,
  });
  await rawCall(app, { method: 'GET', path: '/reports/v1.0/broken?name=%0aforged%1b[31m', who: app.admin });
  await app.ours.client.attempt('POST /reports/v1.0/requestdetails', { intake: { legalName: 'Forged' } }, [
    { name: csv, content: 'a,b' },
  ]);
}

test('D20 whatever names hold, the log stays one JSON object a line, without a sign that a terminal obeys', () => {
  expect(writes.length).toBeGreaterThan(40);
  for (const write of writes) {
    expect(write.indexOf('\n')).toBe(write.length - 1);
    expect(write.slice(0, -1)).not.toMatch(/[\u0000-\u001f\u007f]/);
    expect(JSON.parse(write)).toMatchObject({ level: expect.any(Number), time: expect.any(String) });
  }
  expect(writes.filter((write) => JSON.parse(write).msg?.startsWith('forged'))).toEqual([]);
});

test('D20 no password, code, token, seed, cookie or Authorization header of the run stands in the log', () => {
  expect([...used.values()]).toEqual(
    expect.arrayContaining([
      'a password',
      'a seed',
      'a code',
      'a challenge',
      'a renewed access token',
      'the token of SCIM',
    ]),
  );
  expect(used.size).toBeGreaterThan(12);
  const text = writes.join('');
  // The error that was thrown on purpose is there, and what it carried is not.
  expect(text).toContain('"broken"');
  expect([...used].filter(([secret]) => text.includes(secret)).map(([, what]) => what)).toEqual([]);
  expect(text).not.toMatch(/Bearer ey/);
});
