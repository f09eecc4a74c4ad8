import { sql } from 'drizzle-orm';
import { PolicyLimits } from '../../../contract/limits.ts';
import type { SecurityPolicy } from '../../../contract/security/security-policy.ts';
import { signInAs } from '../../support/people/sign-in-as.ts';
import { rowsOf, stateOf } from './database-state.ts';
import { openSettingsApp, type Setting, setPolicy, settingOf } from './settings-app.ts';

const test1 = await openSettingsApp();
const admin = await signInAs(test1, { role: 'admin', name: 'Asha Rao' });
afterAll(() => test1.close());

const initial: SecurityPolicy = {
  wrongTries: 5,
  lockMinutes: 15,
  idleSeconds: 1800,
  absoluteHours: 12,
  sessionsPerUser: 0,
  stepUpMinutes: 10,
  passwordRule: 'standard',
  passwordMaxAgeDays: 90,
  passwordHistory: 5,
  firmPasskeys: false,
  blockList: true,
  blockedWords: [],
};
const policy = (change: object) => ({ name: 'security_policy', ...initial, ...change }) as Setting;
const save = (version: number, setting: Setting) =>
  admin.attempt('POST /security/v1.0/settings', { version, setting });
type Event = { data: Record<string, unknown>; personal: { values: Record<string, string> } };
const recorded = () =>
  rowsOf<Event>(
    test1,
    sql`select data, personal from audit_events where type = 'settings.changed' order by seq`,
  );
const versionNow = async () => (await settingOf(admin, 'security_policy')).version;

test('a new installation has the policy of the specification, changed by nobody', async () => {
  expect(await settingOf(admin, 'security_policy')).toEqual({
    version: 1,
    changedAt: null,
    changedBy: null,
    policy: initial,
  });
});

test('a saved policy says who changed it when, and one audit event says from what to what', async () => {
  await setPolicy(admin, { wrongTries: 4, blockedWords: ['Meridian'] });
  const state = await settingOf(admin, 'security_policy');
  expect(state).toMatchObject({
    version: 2,
    changedAt: test1.platform.clock.now().toISOString(),
    changedBy: { id: admin.actor.userId, name: 'Asha Rao' },
    policy: { wrongTries: 4, lockMinutes: 15, blockedWords: ['Meridian'] },
  });
  const [event, ...more] = await recorded();
  expect(more).toEqual([]);
  expect(event?.data).toEqual({
    kind: 'security_policy',
    key: 'security_policy',
    changes: [{ field: 'wrongTries', before: 5, after: 4 }],
  });
  expect(JSON.parse(event?.personal.values.changes ?? '')).toEqual([
    { field: 'blockedWords', before: [], after: ['Meridian'] },
  ]);
});

test('of two policies made on one version one is stored, and the other is refused with the newer one', async () => {
  const version = await versionNow();
  const events = (await recorded()).length;
  const [one, two] = await Promise.all([
    save(version, policy({ wrongTries: 7 })),
    save(version, policy({ wrongTries: 6 })),
  ]);
  expect([one.status, two.status].sort()).toEqual([200, 409]);
  const refused = one.status === 409 ? one : two;
  expect(refused.body.code).toBe('record.stale');
  expect(refused.body.current).toEqual(await settingOf(admin, 'security_policy'));
  expect(await recorded()).toHaveLength(events + 1);
});

test('a policy made on a version that is not there yet is refused', async () => {
  const before = await stateOf(test1);
  const ahead = await save((await versionNow()) + 1, policy({ wrongTries: 9 }));
  expect([ahead.status, ahead.body.code]).toEqual([409, 'record.stale']);
  expect(await stateOf(test1)).toBe(before);
});

test('saving what is in force already makes no version and no event', async () => {
  const { version, policy } = await settingOf(admin, 'security_policy');
  const before = await recorded();
  expect((await save(version, { name: 'security_policy', ...policy })).status).toBe(200);
  expect(await versionNow()).toBe(version);
  expect(await recorded()).toEqual(before);
});

const refusedValues: [field: string, value: unknown][] = [
  ...Object.entries(PolicyLimits).flatMap(([field, { min, max }]) =>
    [min - 1, max + 1, min + 0.5, `${min}`].map((value): [string, unknown] => [field, value]),
  ),
  ['passwordRule', 'none'],
  ['blockedWords', ['abc']],
  ['blockedWords', [' Meridian']],
  ['blockedWords', ['x'.repeat(31)]],
  ['blockedWords', ['1234567']],
];

test.each(refusedValues)('A5 a policy whose %s is %j is refused with 400', async (field, value) => {
  const before = await stateOf(test1);
  const { status, body } = await save(await versionNow(), policy({ [field]: value }));
  expect([status, Object.keys(body.fields ?? {}).join()]).toEqual([400, expect.stringContaining(field)]);
  expect(await stateOf(test1)).toBe(before);
});

test('C4 only administrators read or change the policy and the terms', async () => {
  for (const role of ['client', 'clientuser', 'allocator', 'drafter'] as const) {
    const person = await signInAs(test1, { role });
    const before = await stateOf(test1);
    for (const name of ['security_policy', 'terms'] as const)
      expect((await person.attempt('GET /security/v1.0/settings', { name })).body.Result).toBe(
        'Unauthorized',
      );
    const change = { version: await versionNow(), setting: policy({ wrongTries: 20 }) };
    expect((await person.attempt('POST /security/v1.0/settings', change)).body.Result).toBe('Unauthorized');
    expect(await stateOf(test1)).toBe(before);
  }
});
