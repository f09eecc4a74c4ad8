import type { Page } from '@playwright/test';
import { expect, test } from '../../support/clock/clocked-test.ts';
import { withoutStream } from '../../support/pages/without-stream.ts';
import { arrived } from '../shell/visit.ts';
import { duplicate } from './duplicate.ts';

const MINUTE = 60_000;
const LOGOUT = '/logoutuser';
const NOTIFICATIONS = '/notifications';

const warningOn = (tab: Page) => tab.getByRole('dialog', { name: 'Are you still there?' });

async function expectEndedByInactivity(tab: Page) {
  await tab.waitForURL(/\/login$/);
  const why = /^Session ended due to inactivity\. Login again\.\.\.$/;
  await expect(tab.getByRole('alert').filter({ hasText: why })).toBeVisible();
}

async function moveMouse(tab: Page) {
  await tab.mouse.move(600, 300);
  await tab.mouse.move(610, 310);
}

test('B7 after 1800 s without activity the session ends with its sentence, after a warning that counts down', async ({
  person,
  seat,
  page,
  wire,
}) => {
  await page.clock.install();
  await seat(await person({ role: 'allocator' }));
  await arrived(page);
  const warning = warningOn(page);
  // The clock runs on in between: what is asked for leaves a slow machine room.
  await page.clock.fastForward('27:30');
  await expect(warning).toHaveCount(0);
  await page.clock.fastForward('01:05');
  const left = async () => Number(/signed out in (\d+) s/.exec((await warning.textContent()) ?? '')?.[1]);
  await expect.poll(left).toBeGreaterThan(30);
  const first = await left();
  expect(first).toBeLessThanOrEqual(90);
  await expect.poll(left).toBeLessThan(first);

  await warning.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(warning).toHaveCount(0);
  await page.clock.fastForward('27:30');
  await expect(warning).toHaveCount(0);
  expect(wire.of(LOGOUT)).toHaveLength(0);

  await page.clock.fastForward('02:35');
  await expectEndedByInactivity(page);
  expect(wire.of(LOGOUT).map(({ status }) => status)).toEqual([200]);
  expect(await page.evaluate(() => sessionStorage.getItem('isLoggedIn'))).toBeNull();
});

test('B7 a mouse, a click, a key, scrolling, a touch and a resize each count as activity', async ({
  person,
  seat,
  page,
}) => {
  await page.clock.install();
  await seat(await person({ role: 'allocator' }));
  await arrived(page);
  const send = (name: string) =>
    page.evaluate((type) => void document.body.dispatchEvent(new Event(type, { bubbles: true })), name);
  const acts: Record<string, () => Promise<void>> = {
    mouse: () => page.mouse.move(700, 400 + Math.random() * 100),
    click: () => send('click'),
    key: () => page.keyboard.press('Shift'),
    scroll: () => page.evaluate(() => void document.querySelector('nav')?.dispatchEvent(new Event('scroll'))),
    touch: () => send('touchstart'),
    // A real one moves the page under the mouse, too.
    resize: () => page.evaluate(() => void window.dispatchEvent(new Event('resize'))),
  };
  // After any one that did not count the warning would be there before the next.
  const pass = async (name: string) => {
    await page.clock.fastForward('14:20');
    await page.clock.runFor(1000);
    await expect(warningOn(page), name).toHaveCount(0);
  };
  for (const [name, act] of Object.entries(acts)) {
    await pass(`before ${name}`);
    await act();
  }
  await pass('at the end');
});

test('B7 the tabs of one session agree: activity in one keeps the other, and both end together', async ({
  person,
  seat,
  page,
  context,
}) => {
  await context.clock.install();
  await seat(await person({ role: 'allocator' }));
  const copy = await duplicate(page);
  const warnings = [page, copy].map(warningOn);
  await context.clock.fastForward('27:00');
  await moveMouse(copy);
  await context.clock.fastForward('27:00');
  for (const warning of warnings) await expect(warning).toHaveCount(0);
  await context.clock.fastForward('01:40');
  for (const warning of warnings) await expect(warning).toBeVisible();
  await context.clock.fastForward('01:35');
  for (const tab of [page, copy]) await expectEndedByInactivity(tab);
});

test('B7 B9 neither the activity of another person in this browser nor a tab that vanished keeps anybody signed in', async ({
  person,
  seat,
  page,
  context,
}) => {
  await context.clock.install();
  await seat(await person({ role: 'allocator' }));
  const vanishing = await duplicate(page);
  const other = await seat(await person({ role: 'drafter' }), '/pages/index', await context.newPage());
  await arrived(other);
  await vanishing.close();
  await context.clock.fastForward('27:30');
  await moveMouse(other);
  await context.clock.fastForward('01:05');
  await expect(warningOn(page)).toBeVisible();
  await context.clock.fastForward('01:30');
  await page.waitForURL(/\/login$/);
  await arrived(other);
  expect(new URL(other.url()).pathname).toBe('/pages/index');
});

test('B7 polling is no activity: the server ends the session of a page left open, not of one in use', async ({
  person,
  seat,
  page,
  clocked,
  wire,
}) => {
  await withoutStream(page);
  await page.clock.install();
  await seat(await person({ role: 'allocator' }));
  await arrived(page);
  const poll = async () => {
    const before = wire.of(NOTIFICATIONS, 'GET').length;
    // A page whose last poll is still on its way leaves one out.
    await expect(async () => {
      await page.clock.runFor(31_000);
      const polls = () => wire.of(NOTIFICATIONS, 'GET').length;
      await expect.poll(polls, { timeout: 5000 }).toBeGreaterThan(before);
    }).toPass();
  };
  await clocked.ask('advance', 20 * MINUTE);
  await poll();
  const before = wire.sent('/sessions', 'POST');
  await page.keyboard.press('Shift');
  // At once, or at the end of a minute in which the page had told something already.
  await page.clock.runFor(61_000);
  expect(wire.sent('/sessions', 'POST')).toBeGreaterThan(before);
  const told = () => wire.of('/sessions', 'POST').map(({ status }) => status);
  await expect.poll(() => told().length === wire.sent('/sessions', 'POST') && told().at(-1)).toBe(200);
  for (const minutes of [15, 14]) {
    await clocked.ask('advance', minutes * MINUTE);
    await poll();
  }
  await arrived(page);
  await clocked.ask('advance', 2 * MINUTE);
  await page.clock.runFor(31_000);
  await page.waitForURL(/\/login$/);
  const why = page.getByRole('alert').filter({ hasText: 'Session expired. Please login again.' });
  await expect(why).toBeVisible();
});

test('B7 a half-typed request is there after signing in again', async ({ person, seat, page }) => {
  await page.clock.install();
  const client = await person({ role: 'client' });
  await seat(client, '/pages/newrequest?new=1');
  await page.getByLabel('Legal name').first().fill('Half Typed Gmb');
  await page.clock.runFor(2000);
  await page.clock.fastForward('30:05');
  await page.waitForURL(/\/login$/);
  await seat(client, '/pages/newrequest');
  const row = page.getByRole('row').filter({ hasText: 'Half Typed Gmb' });
  await row.getByRole('link').first().click();
  await expect(page.getByLabel('Legal name').first()).toHaveValue('Half Typed Gmb');
});
