import type { Page } from '@playwright/test';
import { expect } from '../../support/pages/browser-test.ts';
import { choose } from '../main-job/admin.ts';
import { openTab, save } from '../main-job/drafter.ts';

/** By the title of a step: what a person does on the page that its link leads to. */
export type Steps = Record<string, (page: Page) => Promise<void>>;

const openRow = async (page: Page, name: string) => {
  await page.getByRole('row').filter({ hasText: name }).getByRole('link').first().click();
};

const downloadOverview = async (page: Page) => {
  await page.getByRole('button', { name: 'Quarterly overview' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem').first().click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
};

const searchName = async (page: Page) => {
  await page.getByLabel('Name', { exact: true }).fill('Timur Abdrashov');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Hits' })).toContainText('Temur Abdrashev');
};

const readReport = async (page: Page) => {
  await openRow(page, 'Zarkon Shiping FZE');
};

const verifyTrail = async (page: Page) => {
  await page.getByRole('button', { name: 'Verify chain' }).click();
  await expect(page.getByText(/Chain verified/).first()).toBeVisible();
};

const orderReport = async (page: Page) => {
  await page.getByLabel('Legal name').fill('Quillmere Story Lanterns');
  await page.getByRole('button', { name: 'Save draft and close' }).click();
};

export const adminSteps: Steps = {
  'Look at a year in one page': downloadOverview,
  'See what a list update changes': async (page) => {
    await page.getByRole('button', { name: 'View changes' }).first().click();
    // Whoever closes it before the changes are there has not seen them.
    await expect(page.getByRole('dialog')).toContainText(/version \d/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  },
  'Read the rating method': async (page) => {
    await expect(page.getByRole('heading', { level: 2, name: 'Rating method' })).toBeVisible();
  },
  'Search for a misspelled name': searchName,
  'Read a sealed report': async (page) => {
    await readReport(page);
    await openTab(page, 'Versions');
    await page.getByRole('button', { name: 'Read the report' }).click();
  },
  'Verify the audit trail': verifyTrail,
};

export const clientSteps: Steps = {
  'Answer the firm’s question': async (page) => {
    await openRow(page, 'Brindlecove');
    await page.getByLabel('Your answer').fill('The one on Harbour Street, since 2019.');
    await page.getByRole('button', { name: 'Answer', exact: true }).click();
    await expect(page.getByText('The assessment continues.').first()).toBeVisible();
  },
  'Read a report you ordered': readReport,
  'Follow up on a condition': async (page) => {
    await page.getByRole('row').nth(1).getByRole('link').click();
    await page.getByRole('button', { name: 'Mark met' }).first().click();
    const settle = page.getByRole('dialog', { name: 'Mark the condition met' });
    await settle.getByLabel('Evidence').fill('Signed on Monday.');
    await settle.getByRole('button', { name: 'Mark met' }).click();
    await expect(settle).toBeHidden();
  },
  'Order a new report': orderReport,
  'Take the quarter to your board': downloadOverview,
  'Check who did what': verifyTrail,
};

export const clientUserSteps: Steps = {
  'Order a new report': orderReport,
  'See how far a request is': async (page) => {
    await openRow(page, 'Lampedra');
    await openTab(page, 'Timeline');
    await expect(page.getByRole('list', { name: 'Events' })).toBeVisible();
  },
  'Write to the assessment team': async (page) => {
    await openRow(page, 'Thornwick');
    await openTab(page, 'Comments');
    await page.getByRole('textbox', { name: 'Comment' }).fill('The refinery moved in March.');
    await page.getByRole('button', { name: 'Post comment' }).click();
    await expect(page.getByRole('list', { name: 'Messages' })).toContainText('The refinery moved in March.');
  },
  'Read the report you ordered': readReport,
  'Take your requests to a meeting': async (page) => {
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Export list' });
    await panel.getByRole('radio', { name: 'PDF' }).check();
    const saving = page.waitForEvent('download');
    await panel.getByRole('button', { name: 'Save file' }).click();
    expect((await saving).suggestedFilename()).toMatch(/\.pdf$/);
  },
  'Verify the audit trail': verifyTrail,
};

export const allocatorSteps: Steps = {
  'Allocate a new request': async (page) => {
    await page
      .getByRole('row')
      .filter({ hasText: 'MV Silent Cormorant' })
      .getByRole('button', { name: /^Allocate/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /Sara Haddad/ }).check();
    await dialog.getByRole('button', { name: 'Allocate', exact: true }).click();
    await expect(dialog).toBeHidden();
  },
  'Review a colleague’s draft': async (page) => {
    await openRow(page, 'Lampedra');
    await page.getByRole('button', { name: 'Return', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /Return to the drafter/ });
    await dialog.getByLabel('Reason', { exact: true }).fill('Name the register the ownership rests on.');
    await dialog.getByRole('button', { name: 'Return', exact: true }).click();
    await expect(dialog).toBeHidden();
  },
  'See what monitoring found': async (page) => {
    await expect(page.getByRole('heading', { level: 1, name: 'Alerts' })).toBeVisible();
  },
  'Search for a misspelled name': searchName,
  'Report on the quarter': downloadOverview,
  'Verify the audit trail': verifyTrail,
};

export const drafterSteps: Steps = {
  'Start an analysis': async (page) => {
    await openRow(page, 'Quilon');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
  },
  'Decide a match': async (page) => {
    await openRow(page, 'Devraj');
    await openTab(page, 'Matches');
    await page.getByRole('button', { name: 'Select all shown' }).click();
    const bulk = page.getByRole('region', { name: 'Decide on the selected matches' });
    await bulk.getByText('True match').click();
    await choose(page, bulk.getByLabel('Reason for the selected matches'), 'Name and data agree');
    await bulk.getByLabel('Comment on the selected matches').fill('The year of birth agrees.');
    await bulk.getByRole('button', { name: 'Apply to selected' }).click();
    await save(page);
  },
  'Confirm a finding': async (page) => {
    await openRow(page, 'Devraj');
    await openTab(page, 'Findings');
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await save(page);
  },
  'Revise a returned report': async (page) => {
    await openRow(page, 'Rosalind');
    await openTab(page, 'Report');
    const summary = page.getByRole('textbox', { name: 'Executive summary' });
    await summary.press('End');
    await summary.pressSequentially(' Ownership was checked.');
    await save(page);
  },
  'Search for a misspelled name': searchName,
  'See that your work is on record': verifyTrail,
};
