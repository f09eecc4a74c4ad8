import { sql } from 'drizzle-orm';
import { acceptInvitation, type SignedIn } from '../../support/people/sign-in.ts';
import { signInAs } from '../../support/people/sign-in-as.ts';
import { runProgram } from '../../support/servers/run-program.ts';
import { type Server, startServer } from '../../support/servers/start-server.ts';
import { openTestApp } from '../../support/servers/test-app.ts';
import { rowsOf } from './database-state.ts';

const firstPassword = 'Harbour#Lamp42';
const newPassword = 'Lantern#Quay58';
const hour = 3_600_000;
const command = 'server/break-glass.ts';
const linkIn = (text: string) => /http\S+\/login\?invite=[\w-]{43}/.exec(text)?.[0] ?? '';
const tokenIn = (text: string) => new URL(linkIn(text)).searchParams.get('invite') ?? '';

describe('break-glass on an embedded database', () => {
  let server: Server;
  let admin: SignedIn;
  const breakGlass = (...args: string[]) =>
    runProgram(command, args, { DATA_DIR: server.dataDir, PUBLIC_URL: 'https://prudence.example' });

  beforeAll(async () => {
    server = await startServer({ env: { DATABASE_URL: '', LOG_LEVEL: 'warn' }, fromNothing: true });
    admin = await acceptInvitation(server.baseUrl, server.invitation(), firstPassword);
    for (const role of ['admin', 'drafter'] as const)
      await admin.call('POST /security/v1.0/userdetails', {
        action: 'create',
        user: {
          username: `second.${role}`,
          name: `Second ${role}`,
          email: `${role}@prudence.example`,
          role,
          clientId: null,
        },
      });
  });
  afterAll(() => server.remove());

  const stillIn = async () => (await admin.attempt('GET /security/v1.0/userdetails', { me: true })).status;

  test('is refused while a server holds the data directory, which it names, and changes nothing', async () => {
    const { code, out, err } = await breakGlass('admin');
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(`is in use by process ${server.pid()}`);
    expect(await stillIn()).toBe(200);
  });

  test('is refused for an unknown name, for who is no administrator and without a name, each in a sentence', async () => {
    await server.terminate();
    expect(await breakGlass('nobody.here')).toEqual({
      code: 1,
      out: '',
      err: 'There is no user nobody.here.\n',
    });
    expect(await breakGlass('second.drafter')).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/^second\.drafter is no administrator\. .+\.\n$/),
    });
    expect(await breakGlass()).toEqual({
      code: 1,
      out: '',
      err: 'Usage: npm run break-glass -- USERNAME\n',
    });
  });

  test('ends sessions, password and authenticator of the administrator, and its link makes new ones', async () => {
    const asked = Date.now();
    const { code, out, err } = await breakGlass('ADMIN');
    expect([code, err]).toEqual([0, '']);
    expect(linkIn(out)).toMatch(/^https:\/\/prudence\.example\/login\?invite=/);
    const until = /Until (\S+) this link/.exec(out)?.[1] ?? '';
    expect(Date.parse(until)).toBeGreaterThanOrEqual(asked + hour);
    expect(Date.parse(until)).toBeLessThanOrEqual(Date.now() + hour);
    await server.start();

    expect(await stillIn()).toBe(401);
    const refreshed = await admin.attempt('POST /security/v1.0/token/refresh', { token: admin.refresh });
    expect(refreshed.status).toBe(401);
    const old = { username: 'admin', password: firstPassword };
    expect((await admin.attempt('POST /security/v1.0/getuserdetails', old)).status).toBe(403);

    const link = `/login?invite=${tokenIn(out)}`;
    const back = await acceptInvitation(server.baseUrl, link, newPassword);
    expect(back.person.seed).not.toBe(admin.person.seed);
    expect(back.details.role).toBe('admin');
    const again = await back.attempt('POST /security/v1.0/invitation', { invite: tokenIn(out) });
    expect(again.status).toBe(403);
    admin = back;
  });

  test('is on record as an act of the system, in a chain that verifies, and every administrator is told', async () => {
    const trail = await admin.call('GET /reports/v1.0/audittrails', {
      type: ['user.break_glass'],
      verify: 'true',
    });
    expect(trail.Data).toHaveLength(1);
    expect(trail.Data[0]).toMatchObject({ actorName: 'system', objectLabel: 'Administrator', result: 'ok' });
    expect(trail.verification).toMatchObject({ intact: true });
    const { Data } = await admin.call('GET /reports/v1.0/notifications', {});
    expect(Data.map(({ activity }) => activity)).toContain(
      'was given a new way in by the break-glass command on the server',
    );

    const second = await admin.call('GET /security/v1.0/userdetails', { search: 'second.admin' });
    const { invitation = '' } = await admin.call('POST /security/v1.0/userdetails', {
      action: 'invite',
      id: second.Data[0]?.id ?? '',
    });
    const colleague = await acceptInvitation(server.baseUrl, invitation, firstPassword);
    const told = await colleague.call('GET /reports/v1.0/notifications', {});
    expect(told.Data.map(({ entity_name }) => entity_name)).toContain('Administrator');
  });
});

test('break-glass makes no database where there is none', async () => {
  const { code, out, err } = await runProgram(command, ['admin'], { DATA_DIR: '/nowhere' });
  expect({ code, out, err }).toEqual({ code: 1, out: '', err: 'There is no database in /nowhere.\n' });
});

test('with DATABASE_URL break-glass may run beside a server, whose next answer knows of it', async () => {
  const test1 = await openTestApp();
  try {
    const admin = await signInAs(test1, { role: 'admin' });
    const { code, out } = await runProgram(command, [admin.actor.username], {
      DATABASE_URL: test1.platform.database.url,
    });
    expect([code, linkIn(out)]).toEqual([0, expect.stringContaining('/login?invite=')]);
    expect((await admin.attempt('GET /security/v1.0/userdetails', { me: true })).status).toBe(401);
    const opened = await test1.visitor().attempt('POST /security/v1.0/invitation', { invite: tokenIn(out) });
    expect(opened.status).toBe(200);
    const kinds = await rowsOf<{ type: string }>(test1, sql`select type from audit_events`);
    expect(kinds.map(({ type }) => type)).toContain('user.break_glass');
  } finally {
    await test1.close();
  }
});
