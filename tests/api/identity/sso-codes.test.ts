import { sql } from 'drizzle-orm';
import { newProof, ssoLoginWith } from '../../support/peers/sign-on.ts';
import { openTestApp } from '../../support/servers/test-app.ts';
import { eventsOf, rowsOf, stateOf } from './database-state.ts';
import { addAccount, comeBack, openSsoHouse } from './sso-house.ts';
import { buildPerson, uniform } from './steps.ts';

let address = 0;
const visitor = () => house.visitor(`10.0.4.${++address}`);

const house = await openSsoHouse();
for (const login of ['victim', 'attacker']) {
  const { email } = await buildPerson(house, { username: login, password: undefined, seed: undefined });
  addAccount(house, login, { preferredMail: email });
}
afterAll(() => house.close());

type Answer = Awaited<ReturnType<typeof ssoLoginWith>>;

async function expectRefusal(attempt: () => Promise<Answer>, reason: string) {
  const before = await stateOf(house);
  const { status, body, headers } = await attempt();
  expect([status, body.Data, body.code]).toEqual([403, uniform, 'auth.refused']);
  expect(headers.getSetCookie().filter((cookie) => cookie.includes('-rt-'))).toEqual([]);
  expect(await stateOf(house)).toBe(before);
  expect((await eventsOf(house)).at(-1)?.data).toEqual({ step: 'sso', reason });
}

test('B11 a code planted in another browser opens nothing: neither verifier nor nonce are that browser’s', async () => {
  const attacker = await comeBack(house, 'attacker');
  const victim = newProof();
  const planted = { ...attacker.returned, state: victim.state };
  await expectRefusal(() => ssoLoginWith(visitor(), planted, victim), 'code');
});

test('B11 a stolen code is worth nothing without the verifier of the browser that began', async () => {
  const { returned, proof } = await comeBack(house, 'victim');
  const guessed = { ...proof, verifier: newProof().verifier };
  await expectRefusal(() => ssoLoginWith(visitor(), returned, guessed), 'code');
});

test('B11 a code asked for with one nonce is not taken with another', async () => {
  const { returned, proof } = await comeBack(house, 'victim');
  const other = { ...proof, nonce: newProof().nonce };
  await expectRefusal(() => ssoLoginWith(visitor(), returned, other), 'id_token');
});

test('B11 a code is taken once: again it is refused here, before the provider is asked', async () => {
  const { returned, proof } = await comeBack(house, 'victim');
  expect((await ssoLoginWith(visitor(), returned, proof)).status).toBe(200);
  await expectRefusal(() => ssoLoginWith(visitor(), returned, proof), 'replay');
  // Under a new state the code is the same one still.
  const renamed = { ...returned, state: newProof().state };
  await expectRefusal(() => ssoLoginWith(visitor(), renamed, proof), 'replay');
});

test('B11 the provider too refuses a code that was used, when our memory of it is gone', async () => {
  const { returned, proof } = await comeBack(house, 'victim');
  expect((await ssoLoginWith(visitor(), returned, proof)).status).toBe(200);
  await rowsOf(house, sql`delete from sso_presented`);
  await expectRefusal(() => ssoLoginWith(visitor(), returned, proof), 'code');
});

test('B11 a code that failed once is not taken afterwards either', async () => {
  const { returned, proof } = await comeBack(house, 'victim');
  const other = { ...proof, verifier: newProof().verifier };
  expect((await ssoLoginWith(visitor(), returned, other)).status).toBe(403);
  await expectRefusal(() => ssoLoginWith(visitor(), returned, proof), 'replay');
});

test('B11 of twenty presentations of one code at once one opens one session', async () => {
  const { returned, proof } = await comeBack(house, 'victim');
  const count = sql`select count(*)::int as sessions from sessions`;
  const [before] = await rowsOf<{ sessions: number }>(house, count);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => ssoLoginWith(visitor(), returned, proof)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(403)]);
  const [after] = await rowsOf<{ sessions: number }>(house, count);
  expect(after?.sessions).toBe((before?.sessions ?? 0) + 1);
});

test('B11 a state serves one sign-in: it is not taken with a second code', async () => {
  const one = await comeBack(house, 'victim');
  expect((await ssoLoginWith(visitor(), one.returned, one.proof)).status).toBe(200);
  const two = await comeBack(house, 'victim', { ...newProof(), state: one.proof.state });
  await expectRefusal(() => ssoLoginWith(visitor(), two.returned, two.proof), 'replay');
});

test.each(['', 'short', 'with a space'.repeat(3), 'ü'.repeat(43), 'a'.repeat(201)])(
  'B11 %j is no state, no nonce and no verifier',
  async (text) => {
    const { returned, proof } = await comeBack(house, 'victim');
    for (const change of [{ state: text }, { nonce: text }, { code_verifier: text }])
      expect((await ssoLoginWith(visitor(), returned, proof, change)).status).toBe(400);
  },
);

test.each([
  'http://localhost:5011/other',
  'http://localhost:5011/login/',
  'http://localhost:5011/login?x=1',
  'http://localhost:5011/LOGIN',
  'HTTP://localhost:5011/login',
  'http://localhost:5011/login#',
  'http://localhost:5011//login',
  'http://localhost:5011/%6cogin',
  'http://user@localhost:5011/login',
  'http://localhost:5011.evil.example/login',
  'https://evil.example/login',
  ' http://localhost:5011/login',
  '',
])('B11 B12 a redirect of %j is not the configured one, to the letter', async (redirect_uri) => {
  const { returned, proof } = await comeBack(house, 'victim');
  await expectRefusal(() => ssoLoginWith(visitor(), returned, proof, { redirect_uri }), 'redirect');
  // It went no further: the code is as good as before.
  expect((await ssoLoginWith(visitor(), returned, proof)).status).toBe(200);
});

test('A17 B11 without single sign-on this door lets nobody in', async () => {
  const { returned, proof } = await comeBack(house, 'victim');
  const { sso } = house.platform.env;
  for (const env of [{ deployment: 'on-premise' as const, sso }, { deployment: 'saas' as const }]) {
    const other = await openTestApp({ start: new Date(), env });
    try {
      const { status, body } = await ssoLoginWith(other.visitor(), returned, proof);
      expect([status, body.Data]).toEqual([403, uniform]);
      expect((await eventsOf(other)).at(-1)?.data).toEqual({ step: 'sso', reason: 'off' });
    } finally {
      await other.close();
    }
  }
});
