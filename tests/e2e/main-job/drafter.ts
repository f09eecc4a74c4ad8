import type { Page } from '@playwright/test';
import { expect } from '../../support/pages/browser-test.ts';
import { choose } from './admin.ts';
import type { Subject } from './lists.ts';

export const openTab = async (page: Page, title: string) => {
  const tab = page.getByRole('tab', { name: new RegExp(`^${title}`) });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
};

/** From the drafter's work list to the analysis. */
export async function openFromWorkList(page: Page, subject: Subject) {
  await page.goto('/pages/analysisdetails?view=mine');
  await page.getByText(subject.legalName).first().click();
  await page.waitForURL(/\/pages\/requestanalysis\?/);
}

/** The misspelt company, the person in another alphabet and the owner behind are all there, and say why. */
export async function readMatches(page: Page, subject: Subject) {
  await openTab(page, 'Matches');
  const matches = page.getByRole('list', { name: 'Matches' });
  for (const listed of [subject.listed, subject.principal.listed, subject.owner.listed])
    await expect(matches.getByText(listed).first()).toBeVisible();
  await expect(page.getByText('Name similarity').first()).toBeVisible();
  await expect(page.getByText('Other details compared').first()).toBeVisible();
}

/** Every match is a true match but the owner's, a false positive that waits for a second person. */
export async function disposeOfMatches(page: Page, subject: Subject) {
  await openTab(page, 'Matches');
  await decide(
    page,
    () => page.getByRole('button', { name: 'Select all shown' }).click(),
    'True match',
    'Name and data agree',
  );
  await save(page);
  await page.getByText(/^All \d+$/).click();
  const owners = page.getByRole('checkbox', { name: new RegExp(`^Select ${subject.owner.name}`) });
  await decide(
    page,
    async () => {
      await owners.first().check();
      for (const box of await owners.all()) await box.check();
    },
    'False positive',
    'Different person',
  );
  await save(page);
  await expect(page.getByText(/^Second person [1-9]/)).toBeVisible();
}

async function decide(page: Page, select: () => Promise<void>, disposition: string, reason: string) {
  await select();
  const bulk = page.getByRole('region', { name: 'Decide on the selected matches' });
  await bulk.getByText(disposition).click();
  await choose(page, bulk.getByLabel('Reason for the selected matches'), reason);
  await bulk.getByLabel('Comment on the selected matches').fill('Compared with the extract of the register.');
  await bulk.getByRole('button', { name: 'Apply to selected' }).click();
}

export async function writeFinding(page: Page) {
  await openTab(page, 'Findings');
  await page.getByRole('button', { name: 'Add finding' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New finding' });
  await dialog.getByLabel('What happened').fill('A court has charged the company with fraud.');
  await dialog.getByLabel('Source', { exact: true }).fill('Cause list of an invented court');
  await dialog.getByLabel('Source URL').fill('https://court.example/list/17');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await save(page);
}

/** Fills what is required and still empty. */
export async function writeReport(page: Page) {
  await openTab(page, 'Report');
  await page
    .getByRole('textbox', { name: 'Executive summary' })
    .fill('The third party corresponds to an entry of a sanctions list.');
  await openTab(page, 'Rating');
  await page.getByRole('radiogroup', { name: 'Proposed rating' }).getByText('High').click();
  await page.getByLabel('Reason for the rating').fill('A true match on a sanctions list.');
  await save(page);
}

export async function save(page: Page) {
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  await bar.getByRole('button', { name: 'Save' }).click();
  await expect(bar.getByText('Everything is saved.')).toBeVisible();
}

/** One act of the bar, with the words that go with it. */
export async function act(page: Page, button: string, comment = '') {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  if (comment) await dialog.getByRole('textbox').fill(comment);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toBeHidden();
}
