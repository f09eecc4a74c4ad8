import { noticeText, notify } from '../../../server/modules/notifications/index.ts';
import { enter, signInAs } from '../../support/people/sign-in-as.ts';
import { openScreeningApp } from '../screening/screening-app.ts';

const test1 = await openScreeningApp();
const cast = test1.cast;
const viewer = await signInAs(test1, {
  role: 'client',
  clientId: cast.client.actor.clientId ?? '',
  readOnly: true,
});
afterAll(() => test1.close());

test('a read-only person chooses the language and which notifications go by mail', async () => {
  await viewer.call('POST /security/v1.0/updatelanguage', { language: 'hi-IN' });
  const { Data } = await viewer.call('GET /security/v1.0/updatelanguage', {});
  expect(Data.language).toBe('hi-IN');
  const kinds = [{ kind: 'question' as const, byMail: false }];
  const saved = await viewer.call('POST /reports/v1.0/notifications/preferences', { kinds });
  expect(saved.Data.kinds).toContainEqual(kinds[0]);
});

test('a read-only person clears notifications', async () => {
  await test1.platform.database.tx({ kind: 'identity' }, () =>
    notify(test1.platform.clock, {
      userIds: [viewer.actor.userId],
      clientId: viewer.actor.clientId,
      kind: 'request',
      entityName: 'Kaveri Exports',
      activity: noticeText('request.released'),
    }),
  );
  expect((await viewer.call('GET /reports/v1.0/notifications', {})).total).toBe(1);
  await viewer.call('POST /reports/v1.0/notifications', { clear_all: true });
  expect((await viewer.call('GET /reports/v1.0/notifications', {})).total).toBe(0);
});

test('a read-only person watches a request', async () => {
  const { Data: draft } = await cast.client.call('POST /reports/v1.0/requestdetails', {
    intake: { legalName: 'शारदा निर्यात' },
  });
  const which = { client: draft.clientId, request: draft.id };
  const { Data } = await viewer.call('POST /reports/v1.0/casepeople', { ...which, watch: true });
  expect(Data.watching).toBe(true);
});

test('a read-only person saves and removes views of a list, and shares none', async () => {
  const key = 'POST /reports/v1.0/savedviews';
  const view = { title: 'المتأخرة', query: 'view=overdue', shared: false };
  const { Data } = await viewer.call(key, { action: 'keep', list: 'requests', view });
  expect(Data).toMatchObject([{ title: 'المتأخرة', own: true }]);
  const sharing = await viewer.attempt(key, {
    action: 'keep',
    list: 'requests',
    view: { ...view, shared: true },
  });
  expect([sharing.status, sharing.body.code]).toEqual([403, 'access.read_only']);
  const removed = await viewer.call(key, { action: 'remove', list: 'requests', id: Data[0]?.id ?? '' });
  expect(removed.Data).toEqual([]);
});

test('C4 what a read-only person may not do is refused in words, not as a wrong role, and their session goes on', async () => {
  const { status, body } = await viewer.attempt('POST /reports/v1.0/requestdetails', {
    intake: { legalName: 'Kaveri Exports' },
  });
  expect([status, body.Result, body.code]).toEqual([403, 'Failed', 'access.read_only']);
  expect(body.Data).toBe('Your access is read-only, so you can’t make changes.');
  expect((await viewer.call('GET /security/v1.0/updatelanguage', {})).Result).toBe('Success');
});

test('a read-only administrator ends own sessions, and nobody else’s', async () => {
  const admin = await signInAs(test1, { role: 'admin', readOnly: true });
  const key = 'POST /security/v1.0/sessions';
  for (const input of [
    { action: 'kill' as const, id: cast.drafter.actor.sessionId },
    { action: 'kill_all' as const, user: cast.drafter.actor.userId },
  ])
    expect((await admin.attempt(key, input)).body.code).toBe('access.read_only');
  expect((await cast.drafter.call('GET /security/v1.0/updatelanguage', {})).Result).toBe('Success');
  const elsewhere = await enter(test1, admin.actor.userId);
  await admin.call(key, { action: 'kill', id: elsewhere.actor.sessionId });
  expect((await elsewhere.attempt('GET /security/v1.0/updatelanguage', {})).status).toBe(401);
});
