import { sql } from 'drizzle-orm';
import { scimRoutes } from '../../../contract/security/scim.ts';
import { signInAs } from '../../support/people/sign-in-as.ts';
import { rowsOf } from '../identity/database-state.ts';
import { openScimApp } from './scim-app.ts';

const test1 = await openScimApp();
afterAll(() => test1.close());

const everyRoute = () =>
  Object.keys(scimRoutes).map((key): [string, string] => {
    const [method = '', path = ''] = key.split(' ');
    return [method, path.replace('/scim/v2', '').replace(':id', test1.admin.actor.userId)];
  });
const state = async () => (await test1.admin.call('GET /security/v1.0/settings', { name: 'scim' })).Data.scim;
const change = (action: 'on' | 'renew' | 'off', version: number) =>
  test1.admin.attempt('POST /security/v1.0/settings', { version, setting: { name: 'scim', action } });

test('while SCIM is off nothing is there, with a token or without, as at any address that leads nowhere', async () => {
  const { body: nowhere } = await test1.scim('GET', '/../nowhere');
  for (const token of ['', 'prudence-scim-guess', test1.admin.access]) {
    for (const [method, path] of everyRoute()) {
      const { status, body } = await test1.scim(method, path, method === 'GET' ? undefined : {}, { token });
      expect([method, path, status]).toEqual([method, path, 404]);
      expect({ ...body, id: '' }).toEqual({ ...nowhere, id: '' });
    }
  }
  expect(await state()).toMatchObject({ enabled: false, version: 1, lastUsedAt: null });
});

test('switching it on shows the token once; the database keeps a hash and the trail who did it', async () => {
  const { status, body } = await change('on', 1);
  const token = body.Data.scim?.token ?? '';
  expect([status, token]).toEqual([200, expect.stringMatching(/^prudence-scim-[\w-]{43}$/)]);
  expect(body.Data.scim).toMatchObject({
    enabled: true,
    version: 2,
    changedBy: { id: test1.admin.actor.userId },
    endpoint: 'http://localhost:5011/scim/v2',
  });
  expect(await state()).not.toHaveProperty('token');
  const rows = await rowsOf(
    test1,
    sql`select to_jsonb(s) as row from scim_settings s union all select to_jsonb(e) from audit_events e`,
  );
  expect(JSON.stringify(rows)).not.toContain(token);
  const trail = await test1.admin.call('GET /reports/v1.0/audittrails', { type: ['settings.changed'] });
  expect(trail.Data[0]).toMatchObject({ actorId: test1.admin.actor.userId, objectType: 'scim' });

  expect((await test1.scim('GET', '/Users', undefined, { token })).status).toBe(200);
  expect((await state())?.lastUsedAt).toBe(test1.platform.clock.now().toISOString());
});

test('a renewed token ends the one before; switched off both are worth nothing', async () => {
  const { version = 0 } = (await state()) ?? {};
  const first = (await change('renew', version)).body.Data.scim?.token ?? '';
  const second = (await change('renew', version + 1)).body.Data.scim?.token ?? '';
  expect(first).not.toBe(second);
  expect((await test1.scim('GET', '/Users', undefined, { token: first })).status).toBe(401);
  expect((await test1.scim('GET', '/Users', undefined, { token: second })).status).toBe(200);
  expect((await change('off', version + 2)).status).toBe(200);
  expect((await test1.scim('GET', '/Users', undefined, { token: second })).status).toBe(404);
});

test('what is on is not switched on again, what is off not renewed, and a stale change is refused', async () => {
  const { version = 0 } = (await state()) ?? {};
  for (const action of ['renew', 'off'] as const) expect((await change(action, version)).status).toBe(422);
  expect((await change('on', version - 1)).body.code).toBe('record.stale');
  expect((await change('on', version)).status).toBe(200);
  expect((await change('on', version + 1)).status).toBe(422);
});

test('only administrators see and switch it', async () => {
  for (const role of ['allocator', 'client'] as const) {
    const member = await signInAs(test1, { role });
    const { version = 0 } = (await state()) ?? {};
    const seen = await member.attempt('GET /security/v1.0/settings', { name: 'scim' });
    const tried = await member.attempt('POST /security/v1.0/settings', {
      version,
      setting: { name: 'scim', action: 'off' },
    });
    expect([seen.status, tried.status]).toEqual([403, 403]);
  }
  expect(await state()).toMatchObject({ enabled: true });
});
