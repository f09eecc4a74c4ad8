import { randomUUID } from 'node:crypto';
import { type OperationKey, operations } from '../../../contract/index.ts';
import { enter, type Member, signInAs } from '../../support/people/sign-in-as.ts';
import { softwareAuthenticator } from '../../support/people/software-authenticator.ts';
import { leavesNoTrace } from '../requests/business-rows.ts';
import { openScreeningApp } from '../screening/screening-app.ts';
import { setPolicy, settingOf } from './settings-app.ts';
import { buildPerson, codeNow, minutes } from './steps.ts';

const app = await openScreeningApp();
afterAll(() => app.close());

const pass = (count: number) => app.platform.clock.advance(minutes(count));
const id = randomUUID();

/** An administrator with an authenticator, `after` minutes from signing in. */
async function adminAfter(after: number): Promise<Member> {
  const admin = await enter(app, (await buildPerson(app, { role: 'admin' })).id);
  pass(after);
  return renew(admin);
}

async function renew(member: Member): Promise<Member> {
  const { access } = await member.call('POST /security/v1.0/token/refresh', { token: member.refresh });
  return Object.assign(member, { access });
}

const users = 'POST /security/v1.0/userdetails';
const client = { name: 'Kaveri Mills', code: 'KM', modules: [], active: true };
const texts = { tnc: 'T', consentnotice: 'C', privacy: 'P' };
const hook = { url: 'https://hooks.example.com/a', events: ['report.sealed'] };
const person = { username: 'new.person', name: 'New', email: 'new@example.com', role: 'drafter' };

const guarded: [OperationKey, object][] = [
  [users, { action: 'create', user: { ...person, clientId: null } }],
  [users, { action: 'change', id, user: {} }],
  [users, { action: 'erase', id, confirm: 'x' }],
  ...['invite', 'disable', 'enable', 'unlock', 'reset_two_factor'].map((action): [OperationKey, object] => [
    users,
    { action, id },
  ]),
  [users, { action: 'confirm_change', id, askedAt: '2026-11-24T00:00:00.000Z' }],
  ...['unlink_sign_on', 'force_password_change'].map((action): [OperationKey, object] => [
    users,
    { action, id },
  ]),
  ['POST /security/v1.0/clientdetails', client],
  ['POST /security/v1.0/clientproviders', { action: 'confirm', id, version: 1 }],
  ['POST /security/v1.0/settings', { version: 1, setting: { name: 'terms', ...texts } }],
  ['POST /security/v1.0/settings', { version: 1, setting: { name: 'scim', action: 'on' } }],
  ['POST /security/v1.0/webhooks', { action: 'create', webhook: { ...hook, clientId: null } }],
  ['POST /security/v1.0/webhooks', { action: 'renew_secret', id, version: 1 }],
  ['POST /reports/v1.0/watchlists', { action: 'activate', version: id }],
  ['POST /reports/v1.0/companyregister', { action: 'activate', version: id }],
  ['POST /reports/v1.0/ratingmethods', { action: 'publish', id, version: 1, reason: 'Changed' }],
  ['POST /security/v1.0/prameyaretrain', { action: 'activate', version: id }],
  ['GET /reports/v1.0/auditexport', {}],
  ['POST /reports/v1.0/dossiers', { client: id, request: id, version: 1 }],
  ['POST /security/v1.0/retention', { action: 'request_departure', client: id, confirm: 'Kaveri Mills' }],
  ['POST /security/v1.0/clientexports', { client: id }],
];

const codeOf = async (who: Member, [key, input]: [OperationKey, object]) => {
  const answer = await who.send(
    `/api${key.split(' ')[1]}`,
    key.startsWith('GET')
      ? {}
      : { method: 'POST', headers: { 'content-type': 'text/plain' }, body: JSON.stringify(input) },
  );
  const body = (await answer.json()) as { code?: string };
  return [answer.status, body.code];
};

test('A20 an administrator’s act on ways in, keys, policies or active lists is refused when the second factor is older than ten minutes', async () => {
  const admin = await adminAfter(11);
  await leavesNoTrace(app, async () => {
    for (const one of guarded)
      expect([one, ...(await codeOf(admin, one))]).toEqual([one, 403, 'auth.second_factor_needed']);
  });
});

test('A20 every operation that asks for a fresh second factor is tried here', () => {
  const flagged = Object.entries(operations).filter(([, operation]) => 'stepUp' in operation);
  expect(flagged.map(([key]) => key).sort()).toEqual([...new Set(guarded.map(([key]) => key))].sort());
});

test('A20 a proof at sign-in counts for ten minutes, and a token entered later for ten more', async () => {
  const admin = await adminAfter(9);
  const erase: [OperationKey, object] = [users, { action: 'disable', id }];
  expect(await codeOf(admin, erase)).toEqual([404, 'not_found']);
  pass(2);
  expect(await codeOf(admin, erase)).toEqual([403, 'auth.second_factor_needed']);
  await admin.call('POST /security/v1.0/secondfactor', { code: codeNow(app) });
  pass(5);
  expect(await codeOf(admin, erase)).toEqual([404, 'not_found']);
});

test('A20 the security policy says for how long the second factor counts', async () => {
  const admin = await adminAfter(0);
  await setPolicy(admin, { stepUpMinutes: 20 });
  expect((await settingOf(admin, 'security_policy')).policy.stepUpMinutes).toBe(20);
  const later = await adminAfter(19);
  await setPolicy(later, { stepUpMinutes: 1 });
  expect(await codeOf(later, [users, { action: 'disable', id }])).toEqual([403, 'auth.second_factor_needed']);
  await setPolicy(await adminAfter(0), { stepUpMinutes: 10 });
});

test('A20 what concerns nobody’s ways in, and the acts of others, ask for nothing', async () => {
  const admin = await adminAfter(11);
  expect(await codeOf(admin, [users, { action: 'availability', id, available: true }])).toEqual([
    404,
    'not_found',
  ]);
  expect((await admin.attempt('GET /security/v1.0/settings', { name: 'security_policy' })).status).toBe(200);
  const own = await signInAs(app, { role: 'client' });
  pass(11);
  expect((await (await renew(own)).send('/api/reports/v1.0/auditexport')).status).toBe(200);
});

test('A18 A20 a recovery code proves it too, once, and its person is told; wrong ones count as wrong tries do', async () => {
  const admin = await adminAfter(0);
  const { codes } = await admin.call('POST /security/v1.0/signinmethods', { action: 'make_recovery_codes' });
  pass(11);
  await renew(admin);
  const disable: [OperationKey, object] = [users, { action: 'disable', id }];
  const prove = (code = '') => admin.attempt('POST /security/v1.0/secondfactor', { code });
  expect((await prove(codes[0]?.toLowerCase())).status).toBe(200);
  expect(await codeOf(admin, disable)).toEqual([404, 'not_found']);
  const { Data: notices } = await admin.call('GET /reports/v1.0/notifications', {});
  expect(notices.map(({ activity }) => activity)).toContain('was opened with a recovery code; 9 are left');
  expect((await prove(codes[0])).body.Data).toContain('was used before');
  for (const wrong of ['0', '1', '2', '3']) expect((await prove(wrong.repeat(24))).status).toBe(403);
  expect((await prove(codes[1])).body.Data).toContain('locked');
});

test('A20 a passkey proves it as well as a token, for one try of each challenge', async () => {
  const authenticator = softwareAuthenticator(new URL(app.platform.env.baseUrl).origin);
  const admin = await adminAfter(0);
  const { options } = await admin.call('POST /security/v1.0/passkeys', { act: { action: 'options' } });
  if (!options) throw new Error('no options');
  const credential = authenticator.create(options);
  await admin.call('POST /security/v1.0/passkeys', { act: { action: 'add', name: 'Key', credential } });
  pass(11);
  await renew(admin);
  const challenge = async () => {
    const { use } = await admin.call('POST /security/v1.0/passkeys', { act: { action: 'challenge' } });
    if (!use) throw new Error('no challenge');
    return use;
  };
  const prove = (passkey: ReturnType<typeof authenticator.get>) =>
    admin.attempt('POST /security/v1.0/secondfactor', { passkey });
  const disable: [OperationKey, object] = [users, { action: 'disable', id }];
  const lie = authenticator.get(await challenge(), { challenge: 'AAAA' });
  expect((await prove(lie)).status).toBe(403);
  expect(await codeOf(admin, disable)).toEqual([403, 'auth.second_factor_needed']);
  const answer = authenticator.get(await challenge());
  expect((await prove(answer)).status).toBe(200);
  expect(await codeOf(admin, disable)).toEqual([404, 'not_found']);
  expect((await prove(answer)).status).toBe(403);
});

test('A20 A19 where the policy asks for passkeys, a token proves nothing for whoever has one', async () => {
  const authenticator = softwareAuthenticator(new URL(app.platform.env.baseUrl).origin);
  const admin = await adminAfter(0);
  await setPolicy(admin, { firmPasskeys: true });
  const { options } = await admin.call('POST /security/v1.0/passkeys', { act: { action: 'options' } });
  if (!options) throw new Error('no options');
  const credential = authenticator.create(options);
  await admin.call('POST /security/v1.0/passkeys', { act: { action: 'add', name: 'Key', credential } });
  pass(1);
  const { status, body } = await admin.attempt('POST /security/v1.0/secondfactor', { code: codeNow(app) });
  expect([status, body.Data]).toEqual([403, 'Your firm requires your passkey here.']);
  await setPolicy(admin, { firmPasskeys: false });
});
