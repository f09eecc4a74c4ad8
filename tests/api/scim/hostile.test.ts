import { sql } from 'drizzle-orm';
import { ScimLimits } from '../../../contract/limits.ts';
import { scimRoutes } from '../../../contract/security/scim.ts';
import { buildClient, type Member, signInAs } from '../../support/people/sign-in-as.ts';
import { eventsOf, rowsOf, stateOf } from '../identity/database-state.ts';
import { buildPerson, enterPassword, minutes, password } from '../identity/steps.ts';
import { newcomer, openScimApp, patchOf, type ScimAnswer, type ScimApp, urn } from './scim-app.ts';

let test1: ScimApp;
let somebody: Member;
beforeAll(async () => {
  test1 = await openScimApp();
  await test1.switchScim('on');
  somebody = await signInAs(test1, { role: 'drafter' });
  await handOver(somebody.actor.userId);
});
afterAll(() => test1.close());
// Refused tokens count against the address they come from.
afterEach(() => test1.platform.clock.advance(minutes(6)));

/** As if the provider had created this account. */
const handOver = (id: string) =>
  rowsOf(test1, sql`update users set provisioned = true where id = ${id} returning id`);

/** Runs the work and sees to it that it left no row but audit and counters behind. */
async function unchanged(work: () => Promise<unknown>) {
  // The first call of a minute notes that the provider was there.
  await test1.scim('GET', '/ServiceProviderConfig');
  const before = await stateOf(test1);
  await work();
  expect(await stateOf(test1)).toBe(before);
}

const refusedAs = ({ status, body, headers }: ScimAnswer, wanted: number, scimType?: string) => {
  expect([status, body?.status, body?.scimType]).toEqual([wanted, String(wanted), scimType]);
  expect(body.schemas).toEqual(['urn:ietf:params:scim:api:messages:2.0:Error']);
  expect(headers.get('content-type')).toMatch(/^application\/scim\+json/);
  expect(headers.get('cache-control')).toBe('no-store');
};

test('C1 without the token, or with another, every address answers 401 and nothing happens', async () => {
  const { token } = test1;
  const wrong = [
    '',
    'x',
    `${token()}x`,
    token().slice(0, -1),
    token().toUpperCase(),
    test1.admin.access,
    somebody.access,
    `${token()} ${token()}`,
  ];
  await unchanged(async () => {
    for (const [index, one] of wrong.entries())
      for (const key of Object.keys(scimRoutes)) {
        const [method = '', path = ''] = key.split(' ');
        const at = path.replace('/scim/v2', '').replace(':id', somebody.actor.userId);
        const answer = await test1.scim(method, at, method === 'GET' ? undefined : newcomer(), {
          token: one,
          ip: `10.7.${index}.1`,
        });
        refusedAs(answer, 401);
        expect(answer.headers.get('www-authenticate')).toBe('Bearer');
      }
  });
  const refusals = (await eventsOf(test1)).filter(({ data }) => data.step === 'scim');
  expect(refusals.length).toBe(wrong.length * Object.keys(scimRoutes).length);
});

test('A4 an address that tries tokens is told to come back later, and the provider elsewhere goes on', async () => {
  const tried = [];
  for (let tries = 0; tries < 21; tries += 1)
    tried.push(await test1.scim('GET', '/Users', undefined, { token: `guess${tries}`, ip: '10.6.0.9' }));
  expect(tried.map(({ status }) => status)).toEqual([...Array(20).fill(401), 429]);
  expect(Number(tried.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await test1.scim('GET', '/Users')).status).toBe(200);
});

test('the provider has a limit of its own, and is told when to go on', async () => {
  const call = () => test1.scim('GET', '/ServiceProviderConfig', undefined, { ip: '10.6.0.10' });
  let answers: ScimAnswer[] = [];
  for (let batch = 0; batch < 13; batch += 1)
    answers = answers.concat(await Promise.all(Array.from({ length: 50 }, call)));
  const limited = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(ScimLimits.callsPerMinute);
  expect(limited).toHaveLength(650 - ScimLimits.callsPerMinute);
  for (const answer of limited.slice(0, 1)) {
    refusedAs(answer, 429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect((await test1.scim('GET', '/Users')).status).toBe(200);
});

test('B1 the token of SCIM opens nothing else', async () => {
  const browser = test1.visitor();
  browser.access = test1.token();
  for (const key of ['GET /security/v1.0/userdetails', 'GET /reports/v1.0/requestdetails'] as const)
    expect((await browser.attempt(key, {})).status).toBe(401);
});

test.each([
  ['role', 'admin'],
  ['client_id', '00000000-0000-4000-8000-000000000000'],
  ['clientId', '00000000-0000-4000-8000-000000000000'],
  ['readOnly', false],
  ['passwordHash', 'x'],
  ['totpSeed', 'x'],
  ['isAdmin', true],
  ['version', 7],
  [`${urn.user}:extra`, {}],
])('C6 an attribute that is none of a user, such as %s, is refused', async (name, value) => {
  const at = `/Users/${somebody.actor.userId}`;
  await unchanged(async () => {
    refusedAs(await test1.scim('POST', '/Users', newcomer({ [name]: value })), 400, 'invalidSyntax');
    refusedAs(await test1.scim('PUT', at, newcomer({ [name]: value })), 400, 'invalidSyntax');
    const patch = patchOf({ op: 'replace', path: name, value });
    refusedAs(await test1.scim('PATCH', at, patch), 400, 'invalidPath');
    refusedAs(
      await test1.scim('PATCH', at, patchOf({ op: 'add', value: { [name]: value } })),
      400,
      'invalidPath',
    );
  });
});

test('C6 a password, an id, groups and dates that are sent are taken for nothing', async () => {
  const person = await buildPerson(test1);
  await handOver(person.id);
  const at = `/Users/${person.id}`;
  const more = {
    password: 'Another#Horse9',
    id: somebody.actor.userId,
    groups: [{ value: 'admins' }],
    meta: { created: 'never' },
  };
  const { body: before } = await test1.scim('GET', at);
  expect((await test1.scim('PUT', at, { ...before, ...more })).body).toEqual(before);
  const patch = patchOf(...Object.entries(more).map(([path, value]) => ({ op: 'replace', path, value })));
  expect((await test1.scim('PATCH', at, patch)).body).toEqual(before);
  expect((await enterPassword(test1.visitor('10.5.0.1'), person.username, 'Another#Horse9')).status).toBe(
    403,
  );
  expect((await enterPassword(test1.visitor('10.5.0.2'), person.username, password)).status).toBe(200);
  const created = await test1.scim('POST', '/Users', newcomer(more));
  expect(created.body.id).not.toBe(more.id);
  const [row] = await rowsOf<{ hash: string | null }>(
    test1,
    sql`select password_hash as hash from users where id = ${created.body.id}`,
  );
  expect(row?.hash).toBeNull();
});

test('A14 no answer holds a hash, a seed or a token', async () => {
  await buildPerson(test1);
  const { body } = await test1.scim('GET', '/Users');
  const text = JSON.stringify(body);
  expect(text).not.toMatch(/argon2|hash|seed|locked|failed|conflicts/i);
  expect(text).not.toContain(test1.token());
});

test('C2 nobody moves to a client by its id, or by a code that is not there', async () => {
  const clientId = await buildClient(test1, 'Foreign House');
  const member = await signInAs(test1, { role: 'clientuser' });
  await handOver(member.actor.userId);
  const at = `/Users/${member.actor.userId}`;
  await unchanged(async () => {
    for (const organization of [clientId, 'Foreign House', "' or 1=1 --", '%', '../C1']) {
      const patch = patchOf({ op: 'replace', path: `${urn.enterprise}:organization`, value: organization });
      refusedAs(await test1.scim('PATCH', at, patch), 400, 'invalidValue');
    }
    const extra = patchOf({ op: 'replace', path: `${urn.enterprise}:clientId`, value: clientId });
    refusedAs(await test1.scim('PATCH', at, extra), 400, 'invalidPath');
  });
});

test.each([
  'userName eq "a" or userName pr',
  'userName eq "a" and active eq true',
  'userName sw "a"',
  'userName co "%"',
  'not (userName eq "a")',
  'password eq "x"',
  'passwordHash eq "x"',
  'totpSeed eq "x"',
  "userName eq 'a'",
  'userName eq "a" --',
  'userName eq "unfinished',
  'userName eq "\\x"',
  'constructor eq "x"',
  '__proto__ eq "x"',
  'active eq "true"',
  'userName eq true',
  'emails[value eq "x"',
  'emails] eq "x"',
  'userName',
  '',
])('D5 the filter %s is refused as one', async (filter) => {
  refusedAs(await test1.scim('GET', `/Users?filter=${encodeURIComponent(filter)}`), 400, 'invalidFilter');
});

test.each(["' or '1'='1", "x'; drop table users; --", '%', '_', '\\', '*', '＊', '"'])(
  'D5 in a filter %s means itself and finds nobody',
  async (value) => {
    for (const attribute of ['userName', 'externalId', 'emails.value', 'id']) {
      const filter = encodeURIComponent(`${attribute} eq ${JSON.stringify(value)}`);
      const { status, body } = await test1.scim('GET', `/Users?filter=${filter}`);
      expect([status, body.totalResults]).toEqual([200, 0]);
    }
  },
);

test('D5 what cannot be stored is refused, wherever it stands', async () => {
  await unchanged(async () => {
    for (const bad of ['a\u0000b', '\ud800']) {
      refusedAs(await test1.scim('POST', '/Users', newcomer({ displayName: bad })), 400, 'invalidValue');
      refusedAs(await test1.scim('POST', '/Users', newcomer({ externalId: bad })), 400, 'invalidValue');
    }
    const filter = encodeURIComponent('userName eq "a\u0000b"');
    refusedAs(await test1.scim('GET', `/Users?filter=${filter}`), 400, 'invalidValue');
  });
});

test('D6 what is no JSON object, or a hostile one, is refused before it is read further', async () => {
  const user = JSON.stringify(newcomer());
  const bodies = [
    '[]',
    '"text"',
    'null',
    '{',
    '',
    '{"__proto__":{"role":"admin"}}',
    `{"constructor":{"prototype":{"x":1}},${user.slice(1)}`,
    `{"userName":"twice",${user.slice(1)}`,
    `{"USERNAME":"twice",${user.slice(1)}`,
    `\ufeff${user}`,
    `${'['.repeat(100_000)}`,
  ];
  await unchanged(async () => {
    for (const body of bodies) refusedAs(await test1.scim('POST', '/Users', body), 400, 'invalidSyntax');
  });
  expect(({} as Record<string, unknown>).role).toBeUndefined();
});

test('D10 a body of a megabyte is refused', async () => {
  const big = newcomer({ nickName: 'x'.repeat(1024 * 1024) });
  await unchanged(async () => {
    refusedAs(await test1.scim('POST', '/Users', big), 413);
    refusedAs(await test1.scim('PATCH', `/Users/${somebody.actor.userId}`, big), 413);
  });
});

test.each([
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/xml',
])('D7 a body of type %s is refused', async (type) => {
  await unchanged(async () => {
    refusedAs(await test1.scim('POST', '/Users', newcomer(), { type }), 415);
  });
});

test('D7 JSON under its usual name is taken like SCIM’s own', async () => {
  const { status } = await test1.scim('POST', '/Users', newcomer(), { type: 'application/json' });
  expect(status).toBe(201);
});

test.each<[string, { op: string; path?: string; value?: unknown }, string]>([
  ['an unknown operation', { op: 'move', path: 'active', value: true }, 'invalidSyntax'],
  [
    'a path with a function',
    { op: 'replace', path: 'emails[type eq "work"].value.toString()' },
    'invalidPath',
  ],
  ['a path to a prototype', { op: 'add', path: 'name.__proto__', value: { x: 1 } }, 'invalidPath'],
  [
    'a filter that finds none',
    { op: 'replace', path: 'emails[type eq "home"].value', value: 'a@b.example' },
    'noTarget',
  ],
  ['no path to remove', { op: 'remove' }, 'noTarget'],
  ['the removal of the user name', { op: 'remove', path: 'userName' }, 'mutability'],
  ['the removal of the only address', { op: 'remove', path: 'emails' }, 'mutability'],
  ['the removal of the role', { op: 'remove', path: 'roles[value eq "drafter"]' }, 'mutability'],
  ['a truth that is none', { op: 'replace', path: 'active', value: 'perhaps' }, 'invalidValue'],
  [
    'an address that is none',
    { op: 'replace', path: 'emails', value: [{ value: 'no address' }] },
    'invalidValue',
  ],
  ['a name with tags', { op: 'replace', path: 'displayName', value: '<b>Mira</b>' }, 'invalidValue'],
  ['an object for a name', { op: 'replace', path: 'userName', value: { a: 1 } }, 'invalidValue'],
  ['a role that is none', { op: 'replace', path: 'roles', value: ['root'] }, 'invalidValue'],
])('a PATCH with %s is refused whole', async (_what, operation, scimType) => {
  const at = `/Users/${somebody.actor.userId}`;
  await unchanged(async () => {
    const first = { op: 'replace', path: 'displayName', value: 'Half done' };
    refusedAs(await test1.scim('PATCH', at, patchOf(first, operation)), 400, scimType);
  });
});
