import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { signInAs } from '../../support/people/sign-in-as.ts';
import { openTestApp } from '../../support/servers/test-app.ts';
import { leavesNoTrace } from '../requests/business-rows.ts';
import { buildPerson, enterPassword, uniform } from './steps.ts';

const test1 = await openTestApp();
afterAll(() => test1.close());

type Seen = { status: number; body: Record<string, unknown>; headers: Headers };

/** Everything of an answer but its own reference number and the time. */
function shape({ status, body, headers }: Seen) {
  const { id, ...said } = body;
  const names = Object.fromEntries([...headers].filter(([name]) => !/^(date|x-ratelimit)/.test(name)));
  return { status, said, names, id: String(id).length };
}

test('A6 an unknown, a disabled, an invited and a known user are refused with the same answer', async () => {
  const known = await buildPerson(test1);
  const invited = await buildPerson(test1, { password: undefined, seed: undefined });
  const disabled = await buildPerson(test1);
  const admin = await signInAs(test1, { role: 'admin' });
  await admin.call('POST /security/v1.0/userdetails', { action: 'disable', id: disabled.id });

  const reference = shape(await enterPassword(test1.visitor(), known.username, 'Wrong#Horse7'));
  expect(reference.said).toEqual({ Result: 'Failed', Data: uniform, code: 'auth.refused' });
  const names = [
    'nobody.at.all',
    known.username,
    invited.username,
    disabled.username,
    '\u202ename',
    '%',
    ' ',
    "' or 1=1",
  ];
  await leavesNoTrace(test1, async () => {
    for (const name of names)
      expect(shape(await enterPassword(test1.visitor(), name, 'Wrong#Horse7'))).toEqual(reference);
    expect(shape(await enterPassword(test1.visitor('10.2.0.1'), disabled.username))).toEqual(reference);
  });
});

/** Method and cost of each hash that a password is compared with meanwhile: `$argon2id$v=19$m=…,t=…,p=…`. */
async function hashesFor(work: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = [];
  const note = (stored: unknown) => seen.push(String(stored).split('$').slice(0, 4).join('$'));
  subscribe('password.compared', note);
  await work().finally(() => unsubscribe('password.compared', note));
  return seen;
}

test('A6 for nobody the server computes as much as for somebody: a hash each, of the same cost', async () => {
  const { username } = await buildPerson(test1);
  const enter = (name: string) =>
    hashesFor(async () => {
      const { status } = await enterPassword(test1.visitor('10.2.1.1'), name, 'Wrong#Horse7');
      expect(status).toBe(403);
    });
  const known = await enter(username);
  expect(known).toEqual([expect.stringMatching(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=1$/)]);
  expect(await enter(`${username}.nobody`)).toEqual(known);
});

test('A6 changing a password and signing out tell nobody which users exist', async () => {
  const { username, email } = await buildPerson(test1);
  const change = (name: string) =>
    test1.visitor('10.2.0.2').attempt('POST /security/v1.0/updatepassword', {
      NewPassword: 'Better#Horse8',
      ConfirmPassword: 'Better#Horse8',
      username: name,
      onfirstlogin: true,
    });
  const leave = (emailid: string) =>
    test1.visitor('10.2.0.3').attempt('POST /security/v1.0/logoutuser', { emailid, refresh_token: 'x' });
  await leavesNoTrace(test1, async () => {
    expect(shape(await change(username))).toEqual(shape(await change('nobody.at.all')));
    expect(shape(await leave(email))).toEqual(shape(await leave('nobody@example.com')));
  });
});

test('A17 with single sign-on only administrators keep a local way in', async () => {
  const saas = await openTestApp({ env: { deployment: 'saas' } });
  try {
    const drafter = await buildPerson(saas);
    const admin = await buildPerson(saas, { role: 'admin' });
    const answer = await leavesNoTrace(saas, () => enterPassword(saas.visitor(), drafter.username));
    expect([answer.status, answer.body.Data]).toEqual([403, uniform]);
    expect((await enterPassword(saas.visitor(), admin.username)).status).toBe(200);
  } finally {
    await saas.close();
  }
});
