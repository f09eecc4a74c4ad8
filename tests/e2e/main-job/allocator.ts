import type { Page } from '@playwright/test';
import { expect } from '../../support/pages/browser-test.ts';
import { openTab } from './drafter.ts';

/** From the queue: filters in the address, then the drafter. */
export async function allocate(page: Page, number: string, drafter: string) {
  await page.goto('/pages/requestdetails?view=unallocated');
  await page.getByRole('button', { name: `Allocate ${number}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: new RegExp(drafter) }).check();
  await dialog.getByRole('button', { name: 'Allocate', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('No results')).toBeVisible();
}

export async function openForReview(page: Page, number: string) {
  await page.goto('/pages/requestdetails?view=awaiting_me');
  await page.getByRole('link', { name: number }).click();
  await page.waitForURL(/\/pages\/requestanalysis\?/);
}

/** What lists set off in the background may change what a reviewer has read: the release is refused, and the case read anew. */
export async function release(page: Page, number: string) {
  const dialogs = page.getByRole('dialog');
  const button = { name: 'Release', exact: true };
  await expect(async () => {
    await openForReview(page, number);
    await page.getByRole('button', button).click();
    await dialogs.getByRole('button', button).click();
    // It closes with the release; a second one would say what has changed.
    await expect.poll(() => dialogs.count()).not.toBe(1);
    expect(await dialogs.count()).toBe(0);
  }).toPass();
}

/** The second pair of eyes on the drafter's false positives. */
export async function confirmFalsePositives(page: Page) {
  await openTab(page, 'Matches');
  await page.getByText(/^Second person [1-9]/).click();
  await page.getByRole('button', { name: 'Select all shown' }).click();
  await page.getByRole('button', { name: /^Confirm \d+ false positive/ }).click();
  await expect(page.getByText('Second person 0')).toBeVisible();
}
