import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../support/clock/clocked-test.ts';
import { withoutStream } from '../../support/pages/without-stream.ts';

const STREAM = '/notifications/stream';
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications, / });
/** Its pages never ask every half minute: what they show, the stream has told them, however slow the machine. */
const neverAsking = (context: BrowserContext) =>
  context.addInitScript(() => {
    const { setInterval } = window;
    window.setInterval = ((run: () => void, milliseconds?: number) =>
      milliseconds === 30_000 ? 0 : setInterval(run, milliseconds)) as typeof setInterval;
  });

/** What a browser does when another tab comes before this one, or leaves it. */
const hide = (page: Page, hidden: boolean) =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'hidden', { value: now, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

test('the bell rises by itself when a colleague acts, in every window of the person, and falls in all when cleared', async ({
  person,
  seat,
  page,
  context,
  clocked,
}) => {
  const drafter = await person({ role: 'drafter' });
  await neverAsking(context);
  await seat(drafter);
  const second = await seat(drafter, '/pages/index', await context.newPage());
  for (const window of [page, second]) await expect(bell(window)).toHaveAccessibleName('Notifications, none');
  await clocked.ask('notify', { userId: drafter.userId, clientId: null, entities: ['Kaveri Textiles'] });
  for (const window of [page, second]) await expect(bell(window)).toHaveAccessibleName('Notifications, 1');
  await bell(page).click();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(bell(second)).toHaveAccessibleName('Notifications, none');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(bell(second)).toHaveAccessibleName('Notifications, 1');
});

test('an alarm opens over the page with the keyboard on its button, so that no tooltip hides what it says', async ({
  person,
  seat,
  page,
  clocked,
}) => {
  const admin = await person({ role: 'admin' });
  await clocked.ask('notify', {
    userId: admin.userId,
    clientId: null,
    entities: ['Asha Rao'],
    kind: 'alarm',
  });
  await seat(admin);
  const alarm = page.getByRole('dialog', { name: 'Security alarm' });
  await expect(alarm.getByRole('button', { name: 'I have read this' })).toBeFocused();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(alarm).toBeHidden();
});

test('B7 only the window one looks at is told; coming back it reads what it missed', async ({
  person,
  seat,
  page,
  context,
  clocked,
  wire,
}) => {
  const drafter = await person({ role: 'drafter' });
  await neverAsking(context);
  await seat(drafter);
  await expect.poll(() => wire.of(STREAM).length).toBe(1);
  await expect(bell(page)).toHaveAccessibleName('Notifications, none');
  const left = page.waitForEvent('requestfailed', (request) => request.url().includes(STREAM));
  await hide(page, true);
  await left;
  await clocked.ask('notify', { userId: drafter.userId, clientId: null, entities: ['Kaveri Textiles'] });
  await hide(page, false);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1');
  await expect.poll(() => wire.of(STREAM).map(({ status }) => status)).toEqual([200, 200]);
});

test('where no stream comes through, the page asks every half minute', async ({
  person,
  seat,
  page,
  clocked,
}) => {
  const drafter = await person({ role: 'drafter' });
  await withoutStream(page);
  await page.clock.install();
  await seat(drafter);
  await expect(bell(page)).toHaveAccessibleName('Notifications, none');
  await clocked.ask('notify', { userId: drafter.userId, clientId: null, entities: ['Kaveri Textiles'] });
  await page.clock.fastForward('00:31');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1');
});

test('preferences are reached from the bell and from the own menu, and are kept as they are turned', async ({
  person,
  seat,
  page,
}) => {
  const client = await person({ role: 'client' });
  await seat(client);
  await bell(page).click();
  await page.getByRole('button', { name: 'Preferences' }).click();
  const dialog = page.getByRole('dialog', { name: 'Notification preferences' });
  await expect(dialog).toContainText('No mail server is set up here');
  const comments = dialog.getByRole('switch', { name: /^Comments/ });
  await expect(comments).toBeChecked();
  await comments.click();
  await expect(comments).not.toBeChecked();
  await expect(comments).toBeEnabled();
  await page.reload();
  await page.getByRole('button', { name: `Account of ${client.name}` }).click();
  await page.getByRole('button', { name: 'Notification preferences' }).click();
  await expect(comments).not.toBeChecked();
  await expect(dialog.getByRole('switch', { name: /^Questions/ })).toBeChecked();
});
