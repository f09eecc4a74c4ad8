import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OperationKey } from '../../../contract/index.ts';
import { ROLES } from '../../../contract/words.ts';
import { type Member, signInAs } from '../../support/people/sign-in-as.ts';
import { noise } from '../../support/runner/noise.ts';
import { attempt, keys, specOf } from '../hostile/callers.ts';
import { requestInReview } from '../reports/release.ts';
import { attemptAct } from '../requests/act.ts';
import { businessRows } from '../requests/business-rows.ts';
import { intakeOf } from '../screening/screened-request.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { eventsOf, withoutAudit } from './told-events.ts';

const test1 = await openScreeningApp();
await useInventedList(test1);
afterAll(() => test1.close());

/** Somebody whom the contract does not let in, and why; null where everybody signed in may call. */
function outsider(key: OperationKey): { code: string; wanted: Parameters<typeof signInAs>[1] } | null {
  const { access, modules, method, reads, personal } = specOf(key);
  if (typeof access === 'string') return null;
  const role = ROLES.find((one) => !access.includes(one));
  if (role) return { code: 'access.role', wanted: { role } };
  if (modules) return { code: 'access.licence', wanted: { role: 'client', modules: [] } };
  if (method === 'POST' && !reads && !personal)
    return { code: 'access.read_only', wanted: { role: 'client', readOnly: true } };
  return null;
}
const closed = keys.filter((key) => outsider(key));

test('E5 most calls have somebody who may not make them', () => {
  expect(closed.length).toBeGreaterThan(25);
});

test.each(closed)('E5 C1 who was refused %s is written down once, with the reason', async (key) => {
  const { code, wanted } = outsider(key) ?? { code: '', wanted: { role: 'client' as const } };
  const who = await signInAs(test1, wanted);
  const [{ status, body }, events] = await eventsOf(test1, () => attempt(who, key, {}));
  expect(status).toBe(403);
  const data = { call: key, code, status: 403 };
  expect(events).toEqual([
    expect.objectContaining({ type: 'call.refused', result: 'refused', data, why: body.Data }),
  ]);
  const { Data } = await test1.cast.admin.call('GET /reports/v1.0/audittrails', { actor: who.actor.userId });
  expect(Data[0]).toMatchObject({
    actorName: who.actor.name,
    actorRole: who.actor.role,
    clientId: who.actor.clientId,
    sessionId: who.actor.sessionId,
    ip: '127.0.0.1',
    httpRequestId: body.id,
    result: 'refused',
  });
});

test('E5 what state or authorship forbids is written down with action and object', async () => {
  const { client, allocator, drafter } = test1.cast;
  const { Data: draft } = await client.call('POST /reports/v1.0/requestdetails', {
    intake: { legalName: 'Incomplete' },
  });
  const reviewed = await requestInReview(test1, { legalName: 'In review' });
  const refusals: [() => Promise<{ status: number }>, object][] = [
    [
      () => attemptAct(client, 'submit', draft, { consent: true }),
      { code: 'request.incomplete', action: 'submit', target: draft.id, status: 422 },
    ],
    [
      () => attemptAct(allocator, 'reject', reviewed, { comment: 'No.' }),
      { code: 'request.not_possible', action: 'reject', target: reviewed.id, status: 422 },
    ],
    [
      () => attemptAct(drafter, 'release', reviewed),
      { code: 'access.role', action: 'release', target: reviewed.id, status: 403 },
    ],
  ];
  for (const [refused, data] of refusals) {
    const before = await businessRows(test1);
    const [{ status }, events] = await eventsOf(test1, refused);
    expect([403, 422]).toContain(status);
    expect(events).toEqual([
      expect.objectContaining({ type: 'call.refused', data: expect.objectContaining(data) }),
    ]);
    expect(await businessRows(test1)).toBe(before);
  }
});

test('E5 nobody is refused unseen: without the event there is no answer', async () => {
  noise.expect(/500 for POST/);
  const before = await businessRows(test1);
  await withoutAudit(test1, async () => {
    const { status, body } = await test1.cast.client.attempt('POST /reports/v1.0/categories', {} as never);
    expect(status).toBe(500);
    expect(body.code).toBe('server.error');
  });
  expect(await businessRows(test1)).toBe(before);
});

const wrong = (who: Member) => who.attempt('POST /reports/v1.0/categories', {} as never);

test('E5 a flood of the same refusal is one event, and one more that counts it when the minute is over', async () => {
  const who = await signInAs(test1, { role: 'clientuser' });
  const [, flood] = await eventsOf(test1, () => Promise.all(Array.from({ length: 40 }, () => wrong(who))));
  expect(flood.map(({ type }) => type)).toEqual(['call.refused']);

  test1.platform.clock.advance(61_000);
  const [, later] = await eventsOf(test1, () => wrong(who));
  expect(later.map(({ type }) => type)).toEqual(['call.refused']);
  const { Data } = await test1.cast.admin.call('GET /reports/v1.0/audittrails', {
    actor: who.actor.userId,
    type: ['call.refused_again'],
  });
  expect(Data).toMatchObject([{ actorName: who.actor.name, result: 'refused' }]);
});

test('E5 the count of a flood that ended is told by the clock', async () => {
  const who = await signInAs(test1, { role: 'clientuser' });
  for (let n = 0; n < 5; n += 1) await wrong(who);
  const again = async () =>
    (
      await test1.cast.admin.call('GET /reports/v1.0/audittrails', {
        actor: who.actor.userId,
        type: ['call.refused_again'],
      })
    ).total;
  await test1.platform.jobs.runScheduled('audit.refusals');
  expect(await again()).toBe(0);
  test1.platform.clock.advance(61_000);
  await test1.platform.jobs.runScheduled('audit.refusals');
  await test1.platform.jobs.runScheduled('audit.refusals');
  expect(await again()).toBe(1);
  const [, events] = await eventsOf(test1, () => wrong(who));
  expect(events).toHaveLength(1);
});

test('E5 other calls, other reasons and other people are not counted together', async () => {
  const [one, other] = [
    await signInAs(test1, { role: 'clientuser' }),
    await signInAs(test1, { role: 'clientuser' }),
  ];
  const [, events] = await eventsOf(test1, async () => {
    await wrong(one);
    await wrong(other);
    await one.attempt('POST /reports/v1.0/entitytypes', {} as never);
  });
  expect(events).toHaveLength(3);
});

test('E5 what is no refusal of a person leaves nothing: unknown, malformed, stale, signed out', async () => {
  const { client } = test1.cast;
  const { Data: draft } = await client.call('POST /reports/v1.0/requestdetails', { intake: intakeOf() });
  const [statuses, events] = await eventsOf(test1, async () => [
    (await client.attempt('POST /reports/v1.0/requestdetails', { unknown: 1 } as never)).status,
    (await attemptAct(client, 'cancel', { ...draft, version: 99 }, { comment: 'x' })).status,
    (await attemptAct(client, 'cancel', { ...draft, id: client.actor.userId }, { comment: 'x' })).status,
    (await test1.visitor().attempt('GET /reports/v1.0/audittrails', {})).status,
  ]);
  expect(statuses).toEqual([400, 409, 404, 401]);
  expect(events).toEqual([]);
});

test('E5 a refusal that its own module writes down is not written down twice', async () => {
  const { client } = test1.cast;
  const { Data: draft } = await client.call('POST /reports/v1.0/requestdetails', { intake: intakeOf() }, [
    { name: 'deed.txt', content: 'The deed.' },
  ]);
  const folder = join(test1.platform.env.dataDir, 'files');
  for (const name of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (name.isFile()) await writeFile(join(name.parentPath, name.name), 'The bead.');
  const where = { client: draft.clientId, request: draft.id };
  const [{ status }, events] = await eventsOf(test1, () =>
    client.attempt('POST /reports/v1.0/downloadattachments', where),
  );
  expect(status).toBe(422);
  expect(events.map(({ type }) => type)).toEqual(['file.corrupt']);
});

test('E7 a client reads the refusals of its own people, and none of the firm', async () => {
  const { client, allocator } = test1.cast;
  await wrong(client);
  await wrong(allocator);
  const { Data } = await client.call('GET /reports/v1.0/audittrails', { type: ['call.refused'] });
  expect(Data.length).toBeGreaterThan(0);
  expect(new Set(Data.map(({ clientId }) => clientId))).toEqual(new Set([client.actor.clientId]));
});

test('E5 a password that may not be changed yet by whoever is signed in is a refusal like any other', async () => {
  const who = await signInAs(test1, { role: 'drafter' });
  test1.platform.clock.advance(6 * 60_000);
  const [{ status }, events] = await eventsOf(test1, () =>
    who.attempt('POST /security/v1.0/updatepassword', {
      NewPassword: 'Quiet#River42',
      ConfirmPassword: 'Quiet#River42',
      username: who.actor.username,
    }),
  );
  expect(status).toBe(422);
  expect(events).toMatchObject([{ type: 'call.refused', data: { code: 'auth.recent_login_needed' } }]);
});
