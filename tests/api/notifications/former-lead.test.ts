import { sql } from 'drizzle-orm';
import { noticeText, notify } from '../../../server/modules/notifications/index.ts';
import { freePort } from '../../../server/platform/free-port.ts';
import { mailThrough } from '../../support/peers/mail-server.ts';
import { enter, type Member, signInAs } from '../../support/people/sign-in-as.ts';
import { rowsOf } from '../identity/database-state.ts';
import { act } from '../requests/act.ts';
import { intakeOf, screenedRequest } from '../screening/screened-request.ts';
import { openScreeningApp } from '../screening/screening-app.ts';

const app = await openScreeningApp([], { env: { mail: mailThrough(await freePort()) } });
const { admin, allocator, client, drafter } = app.cast;
afterAll(() => app.close());

const change = 'POST /reports/v1.0/notifications';
const read = async (who: Member) => {
  const { Data, total } = await who.call('GET /reports/v1.0/notifications', {});
  return { ids: Data.map(({ id }) => id), names: Data.map((one) => one.entity_name).sort(), total };
};
const tell = (who: Member, entityName: string, requestId: string) =>
  app.platform.database.tx({ kind: 'identity' }, () =>
    notify(app.platform.clock, {
      userIds: [who.actor.userId],
      clientId: client.actor.clientId,
      entityName,
      activity: noticeText('request.released'),
      requestId,
    }),
  );

test('C7 who no longer leads a client reads, clears and is mailed no notice about what colleagues requested', async () => {
  const lead = await signInAs(app, { role: 'client', clientId: client.actor.clientId ?? '' });
  const { Data: own } = await lead.call('POST /reports/v1.0/requestdetails', {
    intake: intakeOf({ legalName: 'Own Kettles' }),
  });
  const { Data: other } = await client.call('POST /reports/v1.0/requestdetails', {
    intake: intakeOf({ legalName: 'Secret Kettles' }),
  });
  await app.platform.jobs.runScheduled('notifications.news');
  await tell(lead, 'Secret Kettles', other.id);
  const hidden = await read(lead);
  expect(hidden.names).toEqual(['Secret Kettles']);
  const user = { role: 'clientuser' as const };
  await admin.call('POST /security/v1.0/userdetails', { action: 'change', id: lead.actor.userId, user });
  const now = await enter(app, lead.actor.userId);
  expect(await app.platform.jobs.runScheduled('notifications.news')).toBe(0);
  expect((await read(now)).names).toEqual(['Your account']);
  expect((await now.attempt(change, { clear_all: false, id: hidden.ids[0] })).status).toBe(404);
  await tell(now, 'Own Kettles', own.id);
  const { ids, names, total } = await read(now);
  expect([names, total]).toEqual([['Own Kettles', 'Your account'], 2]);
  expect((await now.call(change, { clear_all: true })).Data.sort()).toEqual(ids.sort());
  expect((await now.attempt(change, { clear_all: false, restore: hidden.ids })).status).toBe(404);
  const again = { role: 'client' as const };
  await admin.call('POST /security/v1.0/userdetails', {
    action: 'change',
    id: lead.actor.userId,
    user: again,
  });
  expect((await read(await enter(app, lead.actor.userId))).names).toContain('Secret Kettles');
});

test('C7 a drafter reads the notices about a request that went to somebody else, and none about those of others', async () => {
  const request = await screenedRequest(app, { legalName: 'Former Kettles' });
  const another = await signInAs(app, { role: 'drafter' });
  await act(allocator, 'accept_and_allocate', request, { assignee: another.actor.userId });
  await tell(another, 'Former Kettles', request.id);
  const stranger = await signInAs(app, { role: 'drafter' });
  await tell(stranger, 'Former Kettles', request.id);
  expect((await read(drafter)).names).toContain('Former Kettles');
  expect((await read(another)).names).toContain('Former Kettles');
  expect((await read(stranger)).names).toEqual([]);
});

test('C7 who is no administrator any more reads, clears and is mailed no notice for administrators', async () => {
  const former = await signInAs(app, { role: 'admin', name: 'Fay Former' });
  const { userId } = former.actor;
  await app.platform.jobs.runScheduled('notifications.news');
  for (const kind of ['system', 'alarm'] as const)
    await app.platform.database.tx({ kind: 'identity' }, () =>
      notify(app.platform.clock, {
        userIds: [userId],
        clientId: null,
        kind,
        entityName: 'Secret Client',
        activity: noticeText('client.departure_requested'),
      }),
    );
  const told = await read(former);
  expect(told.names).toEqual(['Secret Client', 'Secret Client']);
  const become = async (role: 'drafter' | 'allocator' | 'admin') => {
    await rowsOf(app, sql`update users set role = ${role} where id = ${userId} returning id`);
    return enter(app, userId);
  };
  for (const role of ['drafter', 'allocator'] as const) {
    const now = await become(role);
    expect(await app.platform.jobs.runScheduled('notifications.news')).toBe(0);
    expect((await read(now)).names).not.toContain('Secret Client');
    for (const id of told.ids) expect((await now.attempt(change, { clear_all: false, id })).status).toBe(404);
  }
  expect((await read(await become('admin'))).names).toContain('Secret Client');
});
