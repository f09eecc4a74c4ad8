import type { Page } from '@playwright/test';
import type { Clocked, Person } from '../../support/clock/clocked.ts';
import { expect, test } from '../../support/clock/clocked-test.ts';
import { visit } from '../shell/visit.ts';
import { statuses } from './statuses.ts';

const MINUTE = 60_000;
/** Longer than an access token lives. */
const STALE = 9 * MINUTE;
const DAY = 24 * 60 * MINUTE;
const REFRESH = '/token/refresh';
const LOGOUT = '/logoutuser';
const NOTIFICATIONS = '/notifications';

/** A hundred notifications on the screen, each with its button. */
async function openHundred(page: Page, person: Person, clocked: Clocked) {
  const entities = Array.from({ length: 100 }, (_, place) => `Entity ${place + 1}`);
  await clocked.ask('notify', { userId: person.userId, clientId: null, entities });
  await page.reload();
  await page.getByRole('button', { name: 'Notifications, 100' }).click();
  await expect(page.getByRole('button', { name: /^Clear: Entity/ })).toHaveCount(100);
}
const clickAll = (page: Page) =>
  page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('button[aria-label^="Clear: Entity"]'))
      button.click();
  });

test('B5 a hundred calls at once with a token that is over cost one refresh, and each is sent again once', async ({
  person,
  seat,
  clocked,
  wire,
}) => {
  const drafter = await person({ role: 'drafter' });
  const page = await seat(drafter);
  await openHundred(page, drafter, clocked);
  await clocked.ask('advance', STALE);
  const before = wire.of(REFRESH).length;
  await clickAll(page);
  await expect(page.getByRole('button', { name: 'Notifications, none' })).toBeVisible();
  await expect.poll(() => statuses(wire.of(NOTIFICATIONS, 'POST'))).toEqual({ 200: 100, 401: 100 });
  expect(wire.of(REFRESH).length - before).toBe(1);
  expect(wire.of(LOGOUT)).toHaveLength(0);
});

test('when the refresh fails, a hundred calls end in one sentence and one logout', async ({
  person,
  seat,
  clocked,
  wire,
  context,
}) => {
  await context.clock.install();
  const drafter = await person({ role: 'drafter' });
  const page = await seat(drafter);
  await openHundred(page, drafter, clocked);
  const before = wire.of(REFRESH).length;
  await context.clearCookies({ name: /^__Host-rt-/ });
  await clocked.ask('advance', STALE);
  await clickAll(page);
  await page.waitForURL(/\/login$/);
  await expect(page.locator('[data-toast]')).toHaveCount(1);
  await expect(page.locator('[data-toast]')).toContainText(/Session expired!.*Login again\.\.\./s);
  const after = wire.heard.length;
  await page.clock.runFor(2000);
  expect(
    wire
      .of(REFRESH)
      .slice(before)
      .map(({ status }) => status),
  ).toEqual([401]);
  expect(wire.of(LOGOUT)).toHaveLength(1);
  expect(wire.heard.slice(after)).toEqual([]);
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({});
});

for (const [name, offset] of [
  ['a day ahead', DAY],
  ['a day behind', -DAY],
] as const)
  test(`a clock that is ${name} causes no refresh but the one at the start`, async ({
    person,
    seat,
    wire,
    page,
  }) => {
    await page.clock.install({ time: Date.now() + offset });
    await seat(await person({ role: 'allocator' }));
    await visit(page, '/pages/audittrails');
    expect(statuses(wire.of(REFRESH))).toEqual({ 200: 1 });
    expect(wire.heard.filter(({ status }) => status === 401)).toEqual([]);
  });

test('every call carries what the wire asks for, and nothing that it forbids', async ({
  person,
  seat,
  wire,
}) => {
  const page = await seat(await person({ role: 'client' }), '/pages/newrequest?new=1');
  await page.getByLabel('Legal name').first().fill('Wire Manners Limited');
  await expect(page.getByText(/^Draft .* saved/)).toBeVisible();
  await visit(page, '/pages/index');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(/\/login$/);

  const stamp = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
  const calls = wire.heard;
  expect(calls[0]?.path).toContain(REFRESH);
  const isBare = ({ path }: { path: string }) => path.includes(REFRESH) || path.includes('/logout');
  expect(calls.filter(isBare).map(({ path }) => path.split('/').at(-1))).toEqual(['refresh', 'logoutuser']);
  for (const call of calls) {
    const { method, headers, query, body } = call;
    const isForm = headers['content-type']?.startsWith('multipart/form-data') ?? false;
    const said = isForm
      ? /name="C_TIMESTAMP"\r\n\r\n([^\r]+)/.exec(body)?.[1]
      : method === 'GET'
        ? query.get('C_TIMESTAMP')
        : JSON.parse(body).C_TIMESTAMP;
    expect.soft([call.path, said]).toEqual([call.path, expect.stringMatching(stamp)]);
    expect.soft([call.path, 'authorization' in headers]).toEqual([call.path, !isBare(call)]);
    expect.soft([call.path, 'x-xsrf-token' in headers]).toEqual([call.path, method !== 'GET']);
    if (!isForm) expect.soft([call.path, headers['content-type']]).toEqual([call.path, 'text/plain']);
  }
  const forms = calls.filter(({ headers }) => headers['content-type']?.startsWith('multipart/form-data'));
  expect(forms.length).toBeGreaterThan(0);
  expect(calls.filter(({ method }) => method === 'GET').length).toBeGreaterThan(0);
});
