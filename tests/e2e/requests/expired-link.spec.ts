import { expect, test } from '../../support/pages/browser-test.ts';
import { violations } from '../../support/pages/violations.ts';

for (const colorScheme of ['light', 'dark'] as const)
  test(`everybody can read the page of an expired link, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const answer = await page.goto(`/reports/v1.0/archives?ticket=${'x'.repeat(43)}`);
    expect(answer?.status()).toBe(403);
    await expect(page.getByRole('link', { name: 'Open Prudence' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
