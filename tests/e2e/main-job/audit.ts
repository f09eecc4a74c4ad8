import type { Page } from '@playwright/test';
import { expect } from '../../support/pages/browser-test.ts';
import { save } from './client.ts';

/** Filters, differences, CSV, and the chain verified by its button. */
export async function readTrail(page: Page) {
  await page.goto('/pages/audittrails');
  await page.getByRole('button', { name: 'Verify chain' }).click();
  await expect(page.getByText(/Chain verified .*\d+ events/)).toBeVisible();
  await page.getByLabel('Search actor, object, action').fill('sealed');
  await expect(page.getByText('sealed the report').first()).toBeVisible();
  await page.getByText('sealed the report').first().click();
  await expect(page.getByRole('dialog').getByText('Previous hash')).toBeVisible();
  await page.keyboard.press('Escape');
  // Closing, it gives the focus back, which would close what was opened meanwhile.
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const csv = await save(page, () => page.getByRole('button', { name: 'Save file' }).click());
  expect(csv.name).toMatch(/^audit-trail.*\.csv$/);
  expect(csv.content.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(csv.content.toString()).toContain('report.sealed');
}
