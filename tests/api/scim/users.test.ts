import { sql } from 'drizzle-orm';
import { buildClient, enter } from '../../support/people/sign-in-as.ts';
import { rowsOf } from '../identity/database-state.ts';
import { newcomer, openScimApp, patchOf, urn } from './scim-app.ts';

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
const eventsAbout = (id: string) =>
  rowsOf<{ type: string; actor_role: string; name: string; data: { fields?: string[] } }>(
    test1,
    sql`select type, actor_role, data, personal->'values'->>'actorName' as name from audit_events
        where object_id = ${id} order by at, seq`,
  );

test('a created user is invited, in the role and under the names sent, and reads back as sent', async () => {
  const { status, body, headers, sent } = await create();
  expect(status).toBe(201);
  expect(headers.get('content-type')).toMatch(/^application\/scim\+json/);
  expect(headers.get('location')).toBe(`http://localhost:5011/scim/v2/Users/${body.id}`);
  const { userName, externalId, name, displayName, emails, roles } = sent;
  const kept = { userName, externalId, displayName, emails, roles, active: true };
  expect(body).toMatchObject({ ...kept, name, meta: { resourceType: 'User' } });
  expect((await test1.scim('GET', `/Users/${body.id}`)).body).toEqual(body);
  expect(await settingsOf(String(userName))).toMatchObject([
    { username: userName, name: displayName, role: 'drafter', status: 'invited', twoFactor: false },
  ]);
});

test('E5 every act is on record by the actor scim, with names only among what can be erased', async () => {
  const { body, sent } = await create();
  await test1.scim(
    'PATCH',
    `/Users/${body.id}`,
    patchOf({ op: 'replace', path: 'displayName', value: 'Mira Sen' }),
  );
  await test1.scim('PATCH', `/Users/${body.id}`, patchOf({ op: 'replace', path: 'active', value: false }));
  await test1.scim('PATCH', `/Users/${body.id}`, patchOf({ op: 'replace', path: 'active', value: true }));
  await test1.scim('DELETE', `/Users/${body.id}`);
  const events = await eventsAbout(body.id);
  expect(events.map(({ type }) => type)).toEqual([
    'user.created',
    'user.invited',
    'user.changed',
    'user.changed',
    'user.disabled',
    'user.enabled',
    'user.disabled',
    'user.changed',
  ]);
  expect(new Set(events.map(({ actor_role, name }) => `${actor_role} ${name}`))).toEqual(
    new Set(['scim scim']),
  );
  expect(JSON.stringify(events.map(({ data }) => data))).not.toMatch(/Mira|example/);
  expect(events[2]?.data.fields).toEqual(['externalId', 'givenName', 'familyName']);
  const { verification } = await test1.admin.call('GET /reports/v1.0/audittrails', { verify: 'true' });
  expect([verification?.intact, String(sent.userName)]).toEqual([true, expect.any(String)]);
});

test('people of a client come by its code in the enterprise extension; people of the firm need none', async () => {
  const clientId = await buildClient(test1, 'Sagar Exports');
  const clients = await test1.admin.call('GET /security/v1.0/clientdetails', { search: 'Sagar Exports' });
  const code = clients.Data[0]?.code ?? '';
  const roles = [{ value: 'client', primary: true }];
  const { body } = await create({ roles, [urn.enterprise]: { organization: code.toLowerCase() } });
  expect(body).toMatchObject({ [urn.enterprise]: { organization: code }, roles });
  expect(body.schemas).toContain(urn.enterprise);
  expect(await settingsOf(body.userName)).toMatchObject([{ clientId, role: 'client' }]);

  const of = await create({ [urn.enterprise]: { organization: 'The firm itself' } });
  expect([of.status, of.body[urn.enterprise]]).toEqual([201, undefined]);
  for (const extension of [{}, { organization: 'NOBODY' }]) {
    const refused = await create({ roles, [urn.enterprise]: extension });
    expect([refused.status, refused.body.scimType]).toEqual([400, 'invalidValue']);
  }
});

test('role names are those of single sign-on; a userType stands in, and one that is none of ours says nothing', async () => {
  const client = { [urn.enterprise]: { organization: (await anyClient()).code } };
  const viewer = await create({ roles: [{ value: 'VIEWER' }], ...client });
  expect(viewer.body.roles).toEqual([{ value: 'viewer', primary: true }]);
  expect(await settingsOf(viewer.body.userName)).toMatchObject([{ role: 'clientuser', readOnly: true }]);
  const typed = await create({ roles: undefined, userType: 'Allocator' });
  expect(typed.body.roles[0].value).toBe('allocator');
  const both = await create({ userType: 'Employee' });
  expect(both.body.roles[0].value).toBe('drafter');
  for (const more of [
    { roles: [], userType: 'Employee' },
    { roles: [{ value: 'root' }] },
    { roles: [{ value: 'drafter' }, { value: 'admin' }] },
  ]) {
    const { status, body } = await create(more);
    expect([status, body.scimType]).toEqual([400, 'invalidValue']);
  }
});

const anyClient = async () => {
  await buildClient(test1);
  const { Data } = await test1.admin.call('GET /security/v1.0/clientdetails', { pageSize: 1 });
  return Data[0] ?? { code: '' };
};

test('a user is found by user name in any letter case, by address and by the id of the provider', async () => {
  const { body, sent } = await create();
  const found = async (filter: string) => {
    const { body: list } = await test1.scim('GET', `/Users?filter=${encodeURIComponent(filter)}`);
    return list.Resources.map(({ id }: { id: string }) => id);
  };
  const [{ value: address }] = sent.emails as [{ value: string }];
  for (const filter of [
    `userName eq "${String(sent.userName).toUpperCase()}"`,
    `USERNAME EQ "${sent.userName}"`,
    `${urn.user}:userName eq "${sent.userName}"`,
    `externalId eq "${sent.externalId}"`,
    `emails eq "${address}"`,
    `emails.value eq "${address.toUpperCase()}"`,
    `emails[value eq "${address}"]`,
    `id eq "${body.id}"`,
  ])
    expect([filter, await found(filter)]).toEqual([filter, [body.id]]);
  expect(await found(`externalId eq "${String(sent.externalId).toUpperCase()}"`)).toEqual([]);
  expect(await found('active eq false')).not.toContain(body.id);
  expect(await found('userName eq "nobody.at.all"')).toEqual([]);
});

test('pages count from one, hold what was asked for, and say how many there are', async () => {
  await create();
  await create();
  const page = async (query: string) => (await test1.scim('GET', `/Users?${query}`)).body;
  const all = await page('');
  expect(all.totalResults).toBe(all.Resources.length);
  const two = await page('startIndex=2&count=2');
  expect(two).toMatchObject({ startIndex: 2, itemsPerPage: 2, totalResults: all.totalResults });
  expect(two.Resources).toEqual(all.Resources.slice(1, 3));
  expect(await page('count=0')).toMatchObject({ Resources: [], totalResults: all.totalResults });
  expect((await page('startIndex=-3&count=1')).startIndex).toBe(1);
  expect((await page('startIndex=100000')).Resources).toEqual([]);
  expect((await test1.scim('GET', '/Users?count=many')).body.scimType).toBe('invalidValue');
});

test('B2 a user the provider switches off is out at the next call and in again when it says so', async () => {
  const { body } = await create();
  const member = await enter(test1, body.id);
  expect((await member.attempt(me, { me: true })).status).toBe(200);
  const off = patchOf({ op: 'Replace', path: 'active', value: 'False' });
  expect((await test1.scim('PATCH', `/Users/${body.id}`, off)).body.active).toBe(false);
  expect((await member.attempt(me, { me: true })).status).toBe(401);
  expect((await member.attempt('POST /security/v1.0/token/refresh', { token: member.refresh })).status).toBe(
    401,
  );
  const on = patchOf({ op: 'replace', value: { active: true } });
  expect((await test1.scim('PATCH', `/Users/${body.id}`, on)).body.active).toBe(true);
  expect((await (await enter(test1, body.id)).attempt(me, { me: true })).status).toBe(200);

  const put = { ...body, active: false, id: 'ignored', meta: { created: 'ignored' } };
  expect((await test1.scim('PUT', `/Users/${body.id}`, put)).body).toMatchObject({
    id: body.id,
    active: false,
  });
});

test('names and addresses change by PUT and by PATCH as Entra and Okta send them', async () => {
  const { body, sent } = await create();
  const at = `/Users/${body.id}`;
  const entra = patchOf(
    { op: 'Add', path: 'emails[type eq "work"].value', value: 'changed@firm.example' },
    { op: 'Replace', path: 'name.givenName', value: 'Meera' },
    { op: 'Add', path: 'title', value: 'Analyst' },
    { op: 'Replace', path: `${urn.enterprise}:department`, value: 'Risk' },
  );
  const { body: one } = await test1.scim('PATCH', at, entra);
  const family = (sent.name as { familyName: string }).familyName;
  expect(one).toMatchObject({
    emails: [{ value: 'changed@firm.example' }],
    displayName: `Meera ${family}`,
    name: { givenName: 'Meera', formatted: `Meera ${family}` },
  });
  const okta = patchOf({ op: 'replace', value: { userName: 'renamed.person', 'name.familyName': 'Iyer' } });
  const { body: two } = await test1.scim('PATCH', at, okta);
  expect(two).toMatchObject({ userName: 'renamed.person', displayName: 'Meera Iyer' });
  const { body: three } = await test1.scim('PUT', at, {
    schemas: [urn.user],
    userName: 'renamed.again',
    displayName: 'Meera K. Iyer',
    emails: [
      { value: 'old@home.example', type: 'home' },
      { value: 'k@firm.example', type: 'work', primary: true },
    ],
  });
  expect(three).toMatchObject({
    userName: 'renamed.again',
    displayName: 'Meera K. Iyer',
    emails: [{ value: 'k@firm.example' }],
    roles: [{ value: 'drafter' }],
    externalId: sent.externalId,
    active: true,
  });
});

test('a role changes by PATCH', async () => {
  const { body } = await create();
  const roles = [{ value: 'allocator', primary: true }];
  const { body: changed } = await test1.scim(
    'PATCH',
    `/Users/${body.id}`,
    patchOf({ op: 'add', path: 'roles', value: roles }),
  );
  expect(changed.roles).toEqual(roles);
});

test('the provider frees nobody whom an administrator made read-only', async () => {
  const { body } = await create();
  const { Data } = await test1.admin.call('POST /security/v1.0/userdetails', {
    action: 'change',
    id: body.id,
    user: { readOnly: true },
  });
  expect(Data.readOnly).toBe(true);
  await test1.scim('PUT', `/Users/${body.id}`, { ...body, displayName: 'Another Name' });
  expect(await settingsOf(body.userName)).toMatchObject([{ name: 'Another Name', readOnly: true }]);
  // Nor by way of another role.
  for (const value of ['allocator', 'drafter'])
    await test1.scim(
      'PATCH',
      `/Users/${body.id}`,
      patchOf({ op: 'replace', path: 'roles', value: [{ value, primary: true }] }),
    );
  expect(await settingsOf(body.userName)).toMatchObject([{ role: 'drafter', readOnly: true }]);
});

test('what is spoken is said: configuration, resource types and schemas', async () => {
  const { body: config } = await test1.scim('GET', '/ServiceProviderConfig');
  expect(config).toMatchObject({
    patch: { supported: true },
    bulk: { supported: false },
    filter: { supported: true },
  });
  const { body: types } = await test1.scim('GET', '/ResourceTypes');
  expect(types.Resources).toHaveLength(1);
  expect((await test1.scim('GET', '/ResourceTypes/User')).body).toEqual(types.Resources[0]);
  const { body: schemas } = await test1.scim('GET', '/Schemas');
  const ids = schemas.Resources.map(({ id }: { id: string }) => id);
  expect(ids).toEqual([urn.user, urn.enterprise]);
  expect((await test1.scim('GET', `/Schemas/${urn.user}`)).body).toEqual(schemas.Resources[0]);
  for (const path of [
    '/Groups',
    '/Schemas/none',
    '/Users/none',
    '/Users/00000000-0000-4000-8000-000000000000',
  ])
    expect((await test1.scim('GET', path)).body).toMatchObject({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: '404',
    });
});
