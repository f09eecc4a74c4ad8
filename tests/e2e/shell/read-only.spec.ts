import { expect, test } from '../../support/clock/clocked-test.ts';
import { arrived } from './visit.ts';

test('a read-only person picks a language and a notification setting and stays where they are', async ({
  person,
  seat,
  page,
  wire,
}) => {
  await seat(await person({ role: 'client', readOnly: true }));
  await arrived(page);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByText('हिन्दी').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect.poll(() => wire.of('/updatelanguage', 'POST').map(({ status }) => status)).toEqual([200]);
  await page.getByText('English').click();
  await page.getByRole('button', { name: 'Notification preferences' }).click();
  await page.getByRole('switch').first().click();
  await expect
    .poll(() => wire.of('/notifications/preferences', 'POST').map(({ status }) => status))
    .toEqual([200]);
  await expect(page).toHaveURL(/\/pages\/index$/);
  await expect(page.locator('[data-toast]').filter({ hasText: 'Login Failed' })).toHaveCount(0);
});

test('the account panel asks for the language kept with the account', async ({
  person,
  seat,
  page,
  wire,
}) => {
  await seat(await person({ role: 'drafter' }));
  await arrived(page);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect.poll(() => wire.of('/updatelanguage', 'GET').map(({ status }) => status)).toEqual([200]);
});
