import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { operations } from '../../../contract/index.ts';
import { REQUEST_ACTIONS } from '../../../contract/words.ts';
import { projectRoot } from '../../../scripts/project-root.ts';
import { seedMasterLists } from '../../../server/modules/settings/index.ts';
import { businessRows } from './business-rows.ts';
import { buildCast, openRequestsApp } from './requests-app.ts';

const test1 = await openRequestsApp();
const cast = await buildCast(test1);
afterAll(() => test1.close());

const roles = ['admin', 'client', 'clientuser', 'allocator', 'drafter'] as const;

test('everybody reads the master lists, with the day that a report ordered now is due', async () => {
  for (const role of roles) {
    const types = await cast[role].call('GET /reports/v1.0/reporttypes', {});
    expect(types.Data.map(({ level, dueIfSubmittedNow }) => [level, dueIfSubmittedNow])).toEqual([
      ['basic', '2026-11-25'],
      ['standard', '2026-12-01'],
      ['enhanced', '2026-12-08'],
    ]);
    expect((await cast[role].call('GET /reports/v1.0/entitytypes', {})).total).toBe(3);
    expect((await cast[role].call('GET /reports/v1.0/categories', {})).total).toBe(6);
  }
});

test('only an administrator changes them, on the version that was read', async () => {
  const save = 'POST /reports/v1.0/categories';
  const esg = { key: 'esg', title: 'Environment and society', active: true };
  const before = await businessRows(test1);
  for (const role of roles.slice(1)) expect((await cast[role].attempt(save, esg)).status).toBe(403);
  expect(await businessRows(test1)).toBe(before);

  expect((await cast.admin.call(save, esg)).Data).toEqual({ ...esg, version: 1 });
  expect((await cast.admin.attempt(save, esg)).body.code).toBe('record.taken');
  const changed = await cast.admin.call(save, { ...esg, active: false, version: 1 });
  expect(changed.Data).toEqual({ ...esg, active: false, version: 2 });
  const stale = await cast.admin.attempt(save, { ...esg, version: 1 });
  expect([stale.status, stale.body.code]).toEqual([409, 'record.stale']);
  const trail = await cast.admin.call('GET /reports/v1.0/audittrails', { type: ['settings.changed'] });
  expect(trail.Data[0]?.changes).toEqual([{ field: 'active', before: true, after: false }]);
});

test('seeding again overwrites nothing that an administrator changed', async () => {
  const [basic] = (await cast.admin.call('GET /reports/v1.0/reporttypes', {})).Data;
  if (!basic) throw new Error('unreachable');
  const { dueIfSubmittedNow: _day, ...fields } = basic;
  await cast.admin.call('POST /reports/v1.0/reporttypes', { ...fields, slaDays: 2 });
  await test1.platform.database.tx({ kind: 'identity' }, () => seedMasterLists());
  const [after] = (await cast.admin.call('GET /reports/v1.0/reporttypes', {})).Data;
  expect(after).toMatchObject({ key: basic.key, slaDays: 2, version: 2 });
});

test('countries come with their score and FATF status, and say from where', async () => {
  const { Data, sources } = await cast.client.call('GET /reports/v1.0/countries', {});
  expect(Data.find(({ code }) => code === 'MM')).toMatchObject({ fatf: 'call_for_action' });
  expect(Data.find(({ code }) => code === 'DK')?.cpi).toBeGreaterThan(80);
  expect(sources.length).toBe(2);
});

test('C1 the policy that Settings shows is the contract and the table that judges', async () => {
  const { Data } = await cast.admin.call('GET /security/v1.0/settings', { name: 'policy' });
  expect(Data.policy?.operations.map(({ operation }) => operation)).toEqual(Object.keys(operations));
  expect(Data.policy?.actions.map(({ action }) => action)).toEqual([...REQUEST_ACTIONS]);
  expect(Data.policy?.actions.find(({ action }) => action === 'release')).toMatchObject({
    from: ['in_review'],
    to: 'released',
    roles: ['allocator'],
  });
  for (const role of roles.slice(1))
    expect((await cast[role].attempt('GET /security/v1.0/settings', { name: 'policy' })).status).toBe(403);
});

test('an administrator sees the figures of the system and the description of the calls', async () => {
  const { Data } = await cast.admin.call('GET /security/v1.0/settings', { name: 'system' });
  expect(Data.system).toMatchObject({
    engine: expect.stringMatching(/^PostgreSQL \d+\.\d+/),
    database: expect.any(String),
    jobs: { queued: 0, running: 0, failed: 0 },
  });
  const openapi = await cast.admin.call('GET /security/v1.0/settings', { name: 'openapi' });
  expect(openapi.Data.openapi).toHaveProperty('openapi');
});

test.each(['tnc', 'privacy', 'consentnotice'])('%s.txt is open to everybody as plain text', async (name) => {
  const answer = await test1.visitor().send(`/assets/${name}.txt`);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const file = join(projectRoot, `server/modules/identity/terms/${name}.txt`);
  expect(await answer.text()).toBe((await readFile(file, 'utf8')).trim());
});
