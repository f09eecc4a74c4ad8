import { signInAs } from '../../support/people/sign-in-as.ts';
import { verifiedBy } from '../audit/tamper.ts';
import { eventsOf, everyRow } from '../identity/database-state.ts';
import { intakeOf } from '../screening/screened-request.ts';
import {
  daysLater,
  hold,
  isStored,
  keepFor,
  openRetentionApp,
  path,
  releasedWithFile,
  retentionOf,
  rowsAbout,
  run,
} from './retention-app.ts';

const test1 = await openRetentionApp();
afterAll(() => test1.close());

const removedEvents = async () =>
  (await eventsOf(test1)).filter(({ type }) => type === 'retention.removed').map(({ data }) => data);

test('nothing that anybody works with is removed before an administrator sets a rule', async () => {
  const { request } = await releasedWithFile(test1, { legalName: 'Untouched Looms Limited' });
  const later = await daysLater(test1, 4000);
  expect((await retentionOf(later)).policy.rules).toMatchObject({
    closed_requests: null,
    drafts: null,
    notifications: null,
    sessions: 30,
  });
  await run(test1);
  expect(await rowsAbout(test1, request.id)).toContain('report_versions');
});

test('a closed request goes after its years with files, report and findings; its events stay, without its names', async () => {
  const name = 'Vanishing Looms Limited';
  const fresh = await openRetentionApp();
  try {
    const { request, files } = await releasedWithFile(fresh, { legalName: name });
    const kept = await releasedWithFile(fresh, { legalName: 'Another Mill Limited' });
    expect(files).toHaveLength(2);
    await keepFor(fresh.cast.admin, { closed_requests: 365 });
    expect((await retentionOf(fresh.cast.admin)).due).toEqual([]);
    await fresh.cast.admin.call(path, {
      action: 'place_hold',
      scope: 'request',
      object: kept.request.id,
      reason: 'A court asked for it.',
    });

    const admin = await daysLater(fresh, 366);
    const { due } = await retentionOf(admin);
    expect(due.filter(({ kind }) => kind === 'closed_requests')).toMatchObject([
      { count: 1, client: { id: request.clientId }, examples: [`${request.number} ${name}`] },
    ]);
    expect(await fresh.platform.jobs.runScheduled('retention.run')).toBeGreaterThan(0);

    expect(await rowsAbout(fresh, request.id)).toEqual([]);
    expect(await Promise.all(files.map((file) => isStored(fresh, file)))).toEqual([false, false]);
    expect(await Promise.all(kept.files.map((file) => isStored(fresh, file)))).toEqual([true, true]);
    expect(await rowsAbout(fresh, kept.request.id)).toContain('report_versions');
    expect((await everyRow(fresh)).filter((row) => row.includes('Vanishing'))).toEqual([]);
    expect((await verifiedBy(admin)).intact).toBe(true);
    const { Data: trail } = await admin.call('GET /reports/v1.0/audittrails', { requestId: request.id });
    expect(trail.length).toBeGreaterThan(3);
    const removed = (await eventsOf(fresh)).filter(({ type }) => type === 'retention.removed');
    expect(removed.filter(({ data }) => data.kind === 'closed_requests')).toMatchObject([
      {
        data: {
          records: 1,
          ids: [request.id],
          parts: { report_versions: 1, attachments: 1, third_parties: 1 },
        },
      },
    ]);

    const events = (await eventsOf(fresh)).length;
    expect(await fresh.platform.jobs.runScheduled('retention.run')).toBe(0);
    expect((await eventsOf(fresh)).length).toBe(events);
  } finally {
    await fresh.close();
  }
});

test('a rule of one client leaves every other client alone, and null keeps what the common rule removes', async () => {
  const draftOf = async (name: string) => {
    const member = await signInAs(test1, { role: 'client' });
    const { Data } = await member.call('POST /reports/v1.0/requestdetails', {
      intake: intakeOf({ legalName: name }),
    });
    return Data;
  };
  const [one, other, third] = [await draftOf('One'), await draftOf('Other'), await draftOf('Third')];
  await keepFor(test1.cast.admin, { drafts: 90 }, [
    { client: one.clientId, rules: { drafts: 10 } },
    { client: other.clientId, rules: { drafts: null } },
  ]);
  await daysLater(test1, 11);
  await run(test1);
  expect(await rowsAbout(test1, one.id)).toEqual([]);
  expect(await rowsAbout(test1, third.id)).toContain('requests');
  await daysLater(test1, 80);
  await run(test1);
  expect(await rowsAbout(test1, third.id)).toEqual([]);
  expect(await rowsAbout(test1, other.id)).toContain('requests');
});

test.each(['client', 'third_party', 'request'] as const)(
  'a legal hold on the %s keeps what a rule would remove, until it is lifted',
  async (scope) => {
    const { request, thirdParty } = await releasedWithFile(test1, { legalName: `Held by ${scope}` });
    const object = { client: request.clientId, third_party: thirdParty, request: request.id };
    const { status, body } = await hold(test1.cast.admin, scope, object[scope]);
    expect(status).toBe(200);
    await keepFor(test1.cast.admin, { closed_requests: 30 });
    const admin = await daysLater(test1, 31);
    const { holds, due } = await retentionOf(admin);
    expect(holds).toMatchObject([
      { scope, object: object[scope], reason: 'Investigation of the regulator.' },
    ]);
    expect(due.flatMap(({ examples }) => examples).join()).not.toContain(`Held by ${scope}`);
    await run(test1);
    expect(await rowsAbout(test1, request.id)).toContain('report_versions');

    await admin.call(path, { action: 'lift_hold', id: body.Data.id ?? '', reason: 'The court decided.' });
    await run(test1);
    expect(await rowsAbout(test1, request.id)).toEqual([]);
  },
);

test('the last request of a third party in a relationship stays, however old', async () => {
  const { request, thirdParty: id } = await releasedWithFile(test1, { legalName: 'Still A Supplier' });
  const lead = test1.cast.client;
  const { thirdParty } = await lead.call('GET /reports/v1.0/thirdparties', { id });
  await lead.call('POST /reports/v1.0/thirdparties', {
    ...{ action: 'decide', id, version: thirdParty?.version ?? 1 },
    ...{ decision: 'approved', reason: 'Known for years.' },
    against: thirdParty?.recommendation ?? undefined,
  });
  await keepFor(test1.cast.admin, { closed_requests: 30 });
  await daysLater(test1, 60);
  await run(test1);
  expect(await rowsAbout(test1, request.id)).toContain('report_versions');
});

test('finished work, ended sessions and old notices go by their rules, counted in the trail', async () => {
  const none = { closed_requests: null, drafts: null };
  await keepFor(test1.cast.admin, { ...none, notifications: 20, work_items: 20, sessions: 20 });
  await daysLater(test1, 60);
  const { due } = await retentionOf(test1.cast.admin);
  expect(new Set(due.map(({ kind }) => kind))).toEqual(new Set(['notifications', 'work_items', 'sessions']));
  const before = (await removedEvents()).length;
  await run(test1);
  const kinds = (await removedEvents()).slice(before).map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(new Set(['notifications', 'work_items', 'sessions']));
  expect((await retentionOf(test1.cast.admin)).due).toEqual([]);
  expect((await verifiedBy(test1.cast.admin)).intact).toBe(true);
});

test('rules are saved on the version that was seen, by administrators, for clients that exist', async () => {
  const { version, policy } = await retentionOf(test1.cast.admin);
  const save = { action: 'save' as const, policy };
  const stale = await test1.cast.admin.attempt(path, { ...save, version: version - 1 });
  expect([stale.status, stale.body.code]).toEqual([409, 'record.stale']);
  const client = '7c9e6679-7425-40de-944b-e07fc1f90aff';
  const unknown = { ...policy, clients: [{ client, rules: { drafts: 5 } }] };
  const refused = await test1.cast.admin.attempt(path, { ...save, version, policy: unknown });
  expect([refused.status, refused.body.fields?.client]).toEqual([
    400,
    expect.stringContaining('no such client'),
  ]);
  const allocator = await signInAs(test1, { role: 'allocator' });
  expect((await allocator.attempt('GET /security/v1.0/retention', {})).status).toBe(403);
});
