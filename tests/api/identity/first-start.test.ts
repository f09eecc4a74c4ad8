import { createFirstAdmin } from '../../../server/modules/identity/index.ts';
import { openTestApp, type TestApp } from '../../support/servers/test-app.ts';
import { buildPerson } from './steps.ts';

let test1: TestApp;
beforeEach(async () => {
  test1 = await openTestApp();
});
afterEach(() => test1.close());

const open = (link: string | null) =>
  test1
    .visitor()
    .attempt('POST /security/v1.0/invitation', { invite: link?.replace('/login?invite=', '') ?? '' });

test('the first start offers a link for the user admin, the next start another until it was used', async () => {
  const first = await createFirstAdmin(test1.platform);
  expect(first).toMatch(/^\/login\?invite=[\w-]{43}$/);
  const second = await createFirstAdmin(test1.platform);
  expect((await open(first)).status).toBe(403);
  const { status, body } = await open(second);
  expect([status, body.username, body.Result]).toEqual([200, 'admin', 'FirstTimeLogin']);
});

test('servers that start at once on an empty database make one admin, and one of their links opens', async () => {
  const links = await Promise.all(Array.from({ length: 4 }, () => createFirstAdmin(test1.platform)));
  const opened = await Promise.all(links.map(open));
  expect(opened.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403]);
});

test('once somebody has a password there is no such link', async () => {
  await buildPerson(test1, { role: 'admin' });
  expect(await createFirstAdmin(test1.platform)).toBeNull();
});
