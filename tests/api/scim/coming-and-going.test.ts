import { sql } from 'drizzle-orm';
import { enter } from '../../support/people/sign-in-as.ts';
import { rowsOf } from '../identity/database-state.ts';
import { buildPerson, enterPassword } from '../identity/steps.ts';
import { newcomer, openScimApp, patchOf } from './scim-app.ts';

const test1 = await openScimApp();
await test1.switchScim('on');
afterAll(() => test1.close());

const create = async (more: Record<string, unknown> = {}) => {
  const sent = newcomer(more);
  const answer = await test1.scim('POST', '/Users', sent);
  return { ...answer, sent };
};
const settingsOf = async (search: string) =>
  (await test1.admin.call('GET /security/v1.0/userdetails', { search })).Data;
const me = 'GET /security/v1.0/userdetails';

test('a taken user name, address or external id is refused as uniqueness and changes nothing', async () => {
  const { sent, body } = await create();
  const other = (await create()).body;
  for (const more of [
    { userName: String(sent.userName).toUpperCase() },
    { emails: sent.emails },
    { externalId: sent.externalId },
  ]) {
    const created = await create(more);
    expect([created.status, created.body.scimType]).toEqual([409, 'uniqueness']);
    const put = await test1.scim('PUT', `/Users/${other.id}`, { ...other, displayName: 'Never', ...more });
    expect([put.status, put.body.status]).toEqual([409, '409']);
  }
  expect((await test1.scim('GET', `/Users/${other.id}`)).body).toEqual(other);
  expect(body.id).not.toBe(other.id);
});

test('DELETE disables and hides: the row, its acts and its place in Settings stay', async () => {
  const { body } = await create();
  const member = await enter(test1, body.id);
  const gone = await test1.scim('DELETE', `/Users/${body.id}`);
  expect([gone.status, gone.body]).toEqual([204, null]);
  expect((await member.attempt(me, { me: true })).status).toBe(401);
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE'])
    expect((await test1.scim(method, `/Users/${body.id}`, method === 'GET' ? undefined : {})).status).toBe(
      method === 'PATCH' ? 400 : 404,
    );
  const filter = encodeURIComponent(`userName eq "${body.userName}"`);
  expect((await test1.scim('GET', `/Users?filter=${filter}`)).body.totalResults).toBe(0);
  expect(await settingsOf(body.userName)).toMatchObject([{ id: body.id, status: 'disabled' }]);
});

test('whoever comes again under a deleted user’s name is invited anew, with nothing of what let them in before', async () => {
  const person = await buildPerson(test1, { username: 'returning.person' });
  await rowsOf(
    test1,
    sql`update users set sso_issuer = 'https://idp.example', sso_subject = 'subject-1' where id = ${person.id}`,
  );
  await rowsOf(test1, sql`update users set must_change_password = 'expired' where id = ${person.id}`);
  const begun = test1.visitor('10.8.0.2');
  expect((await enterPassword(begun, 'returning.person')).body.Result).toBe('MaxAgeLimit');
  await test1.scim('DELETE', `/Users/${person.id}`);
  const { status, body } = await create({ userName: 'Returning.Person', externalId: 'second-time' });
  expect([status, body.id, body.active]).toEqual([201, person.id, true]);
  expect((await enterPassword(test1.visitor('10.8.0.1'), 'returning.person')).status).toBe(403);
  const chosen = { NewPassword: 'Better#Horse8', ConfirmPassword: 'Better#Horse8' };
  const goneOn = await begun.attempt('POST /security/v1.0/updatepassword', {
    ...{ ...chosen, username: 'returning.person', maxagelimit: true, onfirstlogin: true },
  });
  expect(goneOn.status).toBe(403);
  expect(await settingsOf('returning.person')).toMatchObject([{ status: 'invited', twoFactor: false }]);
  expect((await test1.scim('GET', `/Users/${person.id}`)).body.externalId).toBe('second-time');
  const linked = await rowsOf(test1, sql`select id from users where sso_subject = 'subject-1'`);
  expect(linked).toEqual([]);
});

test('a deleted user whom an administrator lets in again is there for the provider again', async () => {
  const { body } = await create();
  await test1.scim('DELETE', `/Users/${body.id}`);
  await test1.admin.call('POST /security/v1.0/userdetails', { action: 'enable', id: body.id });
  expect((await test1.scim('GET', `/Users/${body.id}`)).body).toMatchObject({ id: body.id, active: true });
});

test('W5 whom an administrator disabled, the provider does not enable, until an administrator does', async () => {
  const { sent, body } = await create();
  const at = `/Users/${body.id}`;
  const activation = patchOf({ op: 'replace', path: 'active', value: true });
  const by = (action: 'disable' | 'enable') =>
    test1.admin.call('POST /security/v1.0/userdetails', { action, id: body.id });
  await by('disable');
  const statusNow = async () => (await settingsOf(body.userName)).map(({ status }) => status);

  const refused = [
    await test1.scim('PUT', at, { ...sent, displayName: 'Enabled again' }),
    await test1.scim('PATCH', at, activation),
  ];
  for (const answer of refused)
    expect([answer.status, answer.body.detail]).toEqual([403, expect.stringContaining('in Settings')]);
  expect((await test1.scim('GET', at)).body).toMatchObject({ active: false, displayName: sent.displayName });
  // What the provider says besides is done, and its own word that they are disabled makes them not its own to enable.
  const renamed = await test1.scim('PUT', at, { ...sent, active: false, displayName: 'Renamed' });
  expect([renamed.status, renamed.body.displayName]).toEqual([200, 'Renamed']);
  expect((await test1.scim('PATCH', at, activation)).status).toBe(403);
  // Nor does it by taking them away and creating them again.
  await test1.scim('DELETE', at);
  expect((await test1.scim('POST', '/Users', sent)).status).toBe(403);
  expect(await statusNow()).toEqual(['disabled']);

  await by('enable');
  expect((await test1.scim('PATCH', at, activation)).body.active).toBe(true);
  const off = patchOf({ op: 'replace', path: 'active', value: false });
  expect((await test1.scim('PATCH', at, off)).body.active).toBe(false);
  expect((await test1.scim('PATCH', at, activation)).body.active).toBe(true);
});

test('whom the provider disabled, an administrator enabled and then disabled, stays disabled', async () => {
  const { sent, body } = await create();
  const at = `/Users/${body.id}`;
  await test1.scim('PUT', at, { ...sent, active: false });
  for (const action of ['enable', 'disable'] as const)
    await test1.admin.call('POST /security/v1.0/userdetails', { action, id: body.id });
  expect((await test1.scim('PUT', at, sent)).status).toBe(403);
});

test('W5 whom the provider disabled and an administrator disables as well, the provider does not enable', async () => {
  const { sent, body } = await create();
  const at = `/Users/${body.id}`;
  await test1.scim('PUT', at, { ...sent, active: false });
  const by = (action: 'disable' | 'enable') =>
    test1.admin.call('POST /security/v1.0/userdetails', { action, id: body.id });
  const shown = async () =>
    (await settingsOf(body.userName)).map(({ status, disabledByProvider }) => [status, disabledByProvider]);
  expect(await shown()).toEqual([['disabled', true]]);
  await by('disable');
  expect(await shown()).toEqual([['disabled', false]]);
  expect((await test1.scim('PUT', at, sent)).status).toBe(403);
  await by('enable');
  expect((await test1.scim('PUT', at, sent)).body.active).toBe(true);
});

test('a user who is created inactive has no way in', async () => {
  const { body } = await create({ active: false });
  expect(body.active).toBe(false);
  const open = await rowsOf(
    test1,
    sql`select id from invitations where user_id = ${body.id} and used_at is null`,
  );
  expect(open).toEqual([]);
});

test('two creations of one person at once make one user', async () => {
  const user = newcomer();
  const answers = await Promise.all([1, 2, 3, 4].map(() => test1.scim('POST', '/Users', user)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
});

test('a session of a user outlives nothing that the provider took away', async () => {
  const { body } = await test1.scim('POST', '/Users', newcomer());
  const member = await enter(test1, body.id);
  await test1.scim('DELETE', `/Users/${body.id}`);
  expect((await member.attempt('GET /security/v1.0/userdetails', { me: true })).status).toBe(401);
});

test('C9 other forms of the address pass the same guard', async () => {
  for (const path of ['/Users/', '//Users', '/./Users', '/%55sers', '/users', '/Users;x', '/Users?']) {
    const { status } = await test1.scim('GET', path, undefined, { token: '' });
    expect([path, [401, 404].includes(status)]).toEqual([path, true]);
  }
  for (const method of ['HEAD', 'OPTIONS', 'POST', 'DELETE']) {
    const answer = await test1.app.inject({ method: method as 'HEAD', url: '/scim/v2/Users' });
    expect([401, 404]).toContain(answer.statusCode);
  }
});
