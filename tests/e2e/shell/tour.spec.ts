import type { Locator, Page } from '@playwright/test';
import { violations } from '../../support/pages/violations.ts';
import { openAs } from '../../support/people/take-seat.ts';
import { expect, join, joinClient, test } from '../login/people.ts';

test('at the first sign-in a tour is offered, which the keyboard leads through, and which is not offered again', async ({
  page,
  admin,
}) => {
  await openAs(page, await join(admin, 'allocator'));
  const offer = page.getByRole('button', { name: 'Start the tour' });
  await offer.click();
  for (const [place, title] of [
    'Start here',
    'Allocate and review',
    'Check a name at any time',
    'Prove what happened',
    'Find anything',
  ].entries()) {
    await expect(page.getByText(title, { exact: true })).toBeVisible();
    await expect(page.getByText(`Step ${place + 1} of 5`)).toBeVisible();
    const onward = page.getByRole('button', { name: place < 4 ? 'Next' : 'Finish', exact: true });
    await expect(onward).toBeFocused();
    await expect(onward).toHaveAccessibleDescription(/\.$/);
    if (place === 0) await expect.poll(() => violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('Find anything')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(offer).toHaveCount(0);

  await page.goto('/pages/requestdetails');
  await page.getByRole('button', { name: 'Help and about' }).click();
  await page.getByRole('button', { name: 'Take the tour' }).click();
  await expect(page).toHaveURL(/\/pages\/index$/);
  await expect(page.getByText('Step 1 of 5')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Step 1 of 5')).toBeHidden();
});

test('a tour that somebody declines is not offered again, and keeps nobody from working', async ({
  page,
  admin,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, await joinClient(admin));
  await expect(page.getByRole('button', { name: 'Start the tour' })).toBeVisible();
  await page.getByRole('button', { name: 'New request' }).click();
  await expect(page.getByRole('button', { name: 'Start the tour' })).toBeHidden();
  await page.goto('/pages/index');
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'New request' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start the tour' })).toHaveCount(0);
});

test('a step about a place that is folded away points at what unfolds it', async ({ page, admin }) => {
  const lead = await joinClient(admin);
  const pointed = page.locator('.ant-tour-target-placeholder');
  const pointsAt = async (target: Locator) => {
    const place = await target.boundingBox();
    await expect
      .poll(async () => {
        const mark = await pointed.boundingBox();
        return (
          mark &&
          place &&
          Math.abs(mark.x + mark.width / 2 - place.x - place.width / 2) < 2 &&
          mark.y <= place.y
        );
      })
      .toBe(true);
  };
  await openAs(page, lead);
  await page.getByRole('button', { name: 'Start the tour' }).click();
  for (const step of [2, 3, 4]) {
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page.getByText(`Step ${step} of 5`)).toBeVisible();
  }
  await expect(page.getByText('Decide on third parties')).toBeVisible();
  const entry = page.getByRole('navigation').getByRole('link', { name: 'Request Details', exact: true });
  await pointsAt(entry.locator('xpath=..'));

  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Help and about' }).click();
  await page.getByRole('button', { name: 'Take the tour' }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('Request an assessment')).toBeVisible();
  await pointsAt(page.getByRole('button', { name: 'Expand menu' }));
});

test.describe('the search of the tour is opened', () => {
  const lastStep = async (page: Page) => {
    await page.getByRole('button', { name: 'Start the tour' }).click();
    for (const step of [2, 3, 4, 5]) {
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await expect(page.getByText(`Step ${step} of 5`)).toBeVisible();
    }
    return page.getByRole('dialog', { name: 'Find anything' });
  };

  test('by Ctrl+K on most keyboards and by ⌘K on that of a Mac', async ({ page, admin }) => {
    const person = await join(admin, 'drafter');
    await openAs(page, person);
    await expect(await lastStep(page)).toContainText('Press Ctrl+K to find');
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'platform', { get: () => 'MacIntel' }),
    );
    await page.reload();
    await expect(await lastStep(page)).toContainText('Press ⌘K to find');
  });

  test('by a tap where there is no keyboard', async ({ browser, admin }) => {
    const phone = await browser.newPage({
      baseURL: admin.baseUrl,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    });
    await openAs(phone, await join(admin, 'drafter'));
    const search = await lastStep(phone);
    await expect(search).toContainText('Tap the magnifying glass to find');
    await expect(search).not.toContainText('Ctrl');
    await phone.close();
  });
});
