import type { Page } from '@playwright/test';
import type { Person } from '../../support/clock/clocked.ts';
import { expect, test } from '../../support/clock/clocked-test.ts';
import { visit } from '../shell/visit.ts';
import { duplicate } from './duplicate.ts';
import { statuses } from './statuses.ts';

/** Longer than an access token lives. */
const STALE = 9 * 60_000;
const REFRESH = '/token/refresh';
const LOGOUT = '/logoutuser';

test('B5 two tabs of one session that need a new token at once share one', async ({
  person,
  seat,
  clocked,
  wire,
}) => {
  const page = await seat(await person({ role: 'allocator' }));
  const copy = await duplicate(page);
  await clocked.ask('advance', STALE);
  const before = wire.of(REFRESH).length;
  await Promise.all([page, copy].map((tab) => visit(tab, '/pages/requestdetails')));
  await Promise.all([page, copy].map((tab) => visit(tab, '/pages/audittrails')));
  expect(statuses(wire.of(REFRESH).slice(before))).toEqual({ 200: 1 });
  expect(wire.of(LOGOUT)).toHaveLength(0);
});

test('signing out in one tab shows the login screen in the other within two seconds', async ({
  person,
  seat,
  wire,
  context,
}) => {
  // Two seconds of the pages’ own clock, however long the machine takes for them.
  await context.clock.install();
  const page = await seat(await person({ role: 'allocator' }));
  const copy = await duplicate(page);
  await page.getByRole('button', { name: /^Account of/ }).click();
  const logout = page.getByRole('button', { name: 'Logout' });
  await expect(logout).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await logout.click();
  await expect.poll(() => wire.of(LOGOUT).length).toBe(1);
  await page.clock.runFor(1000);
  // What one tab tells the other may come later than that: the second that is left goes by as slowly as the machine needs.
  for (const tab of [copy, page])
    await expect
      .poll(async () => {
        await page.clock.runFor(5);
        return tab.url();
      })
      .toMatch(/\/login$/);
  expect(wire.of(LOGOUT)).toHaveLength(1);
  for (const tab of [page, copy])
    expect(await tab.evaluate(() => sessionStorage.getItem('currentDetails'))).toBeNull();
});

test('going back after signing out brings nothing of the session back', async ({ person, seat }) => {
  const page = await seat(await person({ role: 'allocator', name: 'Nobody Returns' }));
  await page.getByRole('link', { name: 'Audit Trail' }).click();
  await expect(page.getByRole('heading', { name: 'Audit trail' })).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(/\/login$/);
  await page.goBack();
  await page.waitForURL(/\/login$/);
  expect(await page.content()).not.toContain('Nobody Returns');
});

test('B9 two people in one browser stay apart, through reloads and the sign-out of one of them', async ({
  person,
  seat,
  context,
  clocked,
}) => {
  const people = [
    await person({ role: 'client', name: 'Asha Apart' }),
    await person({ role: 'client', name: 'Bilal Apart' }),
  ] as const;
  const entities = ['Aster Mills', 'Basalt Works'];
  const told: string[][] = [[], []];
  const tabs: Page[] = [];
  for (const [place, { userId, clientId }] of people.entries()) {
    await clocked.ask('notify', { userId, clientId, entities: [entities[place] ?? ''] });
    const tab = await context.newPage();
    tab.on('response', async (response) => {
      if (response.url().includes('/v1.0/')) told[place]?.push(await response.text().catch(() => ''));
    });
    tabs.push(await seat(people[place] as Person, '/pages/index', tab));
  }
  const [first, second] = tabs as [Page, Page];
  for (let round = 0; round < 2; round += 1) {
    await Promise.all(tabs.map((tab) => tab.reload()));
    for (const [place, tab] of tabs.entries()) {
      await tab.getByRole('button', { name: 'Notifications, 1' }).click();
      await expect(tab.getByRole('dialog', { name: 'Notifications' })).toContainText(entities[place] ?? '');
      await expect(tab.getByRole('button', { name: `Account of ${people[place]?.name}` })).toBeVisible();
    }
    await clocked.ask('advance', STALE);
  }
  await first.getByRole('button', { name: /^Account of/ }).click();
  await first.getByRole('button', { name: 'Logout' }).click();
  await first.waitForURL(/\/login$/);
  await second.reload();
  await expect(second.getByRole('button', { name: 'Notifications, 1' })).toBeVisible();
  for (const [place, answers] of told.entries()) {
    expect(answers.join('\n')).toContain(entities[place] ?? '');
    expect(answers.join('\n')).not.toContain(entities[1 - place]);
    expect(answers.join('\n')).not.toContain(people[1 - place]?.name);
  }
});
