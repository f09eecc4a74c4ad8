import { type HttpClient, httpClient } from '../../../mock/http/http-client.ts';
import { encryptPayload } from '../../support/people/legacy-payload.ts';
import { acceptInvitation, type SignedIn } from '../../support/people/sign-in.ts';
import { codeAt } from '../../support/people/totp.ts';
import { type Server, startServer } from '../../support/servers/start-server.ts';

const password = 'Harbour#Lamp42';
const stepMs = 30_000;

let server: Server;
let admin: SignedIn;
beforeAll(async () => {
  server = await startServer({ env: { DATABASE_URL: '' } });
  admin = await acceptInvitation(server.baseUrl, server.invitation(), password);
});
afterAll(() => server?.remove());

const cookieOf = (browser: HttpClient) => `__Host-rt-${browser.refresh}`;
const tokenOf = (browser: HttpClient) => browser.cookies.get(cookieOf(browser)) ?? '';
const refresh = (browser: HttpClient) =>
  browser.attempt('POST /security/v1.0/token/refresh', { token: browser.refresh });
const statusOf = async (browser: HttpClient) =>
  (await browser.attempt('GET /security/v1.0/userdetails', { me: true })).status;

async function withCode(code: string) {
  const browser = httpClient(server.baseUrl);
  const { username, secret } = await browser.call('POST /security/v1.0/getuserdetails', {
    username: admin.person.username,
    password,
  });
  const payload = encryptPayload({ code, username, secret, tncAccepted: true }, secret);
  const { status, body } = await browser.attempt('POST /security/v1.0/twofactor', { payload });
  return Object.assign(browser, { status, access: body.access ?? '', refresh: body.refresh ?? '' });
}

test('A11 B5 after a kill a used code, a used refresh token and an ended session stay refused', async () => {
  const used = tokenOf(admin);
  for (let turn = 0; turn < 2; turn += 1) expect((await refresh(admin)).status).toBe(200);
  const latest = tokenOf(admin);

  for (let isInTime = false; !isInTime; ) {
    // The step after the present one: it holds for a minute longer than a restart takes.
    const step = Math.floor(Date.now() / stepMs) + 1;
    const code = codeAt(admin.person.seed, step * stepMs);
    const second = await withCode(code);
    expect([second.status, await statusOf(second)]).toEqual([200, 200]);
    await second.call('POST /security/v1.0/logoutuser', { refresh_token: second.refresh });

    await server.kill();
    await server.start();

    expect(await statusOf(second)).toBe(401);
    expect((await withCode(code)).status).toBe(403);
    // Only within its time does a refusal say that the code was used: else once more.
    isInTime = Math.floor(Date.now() / stepMs) <= step + 1;
  }

  expect(await statusOf(admin)).toBe(200);
  admin.cookies.set(cookieOf(admin), used);
  expect((await refresh(admin)).status).toBe(401);
  // Whoever held the stolen one has ended the session for both.
  admin.cookies.set(cookieOf(admin), latest);
  expect((await refresh(admin)).status).toBe(401);
  expect(await statusOf(admin)).toBe(401);
});
