import type { Locator, Page } from '@playwright/test';
import { expect } from '../../support/pages/browser-test.ts';
import { go } from '../shell/visit.ts';

export type Invited = { username: string; name: string; role: string; client?: string };

const openTab = async (page: Page, tab: string, title: string) => {
  await go(page, `/pages/settings?tab=${tab}`);
  await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor();
};

/** A firm that begins is led through what it needs first. */
export async function seeFirstSteps(page: Page) {
  await go(page, '/pages/settings');
  const steps = page.getByRole('region', { name: 'Before the first request' });
  const step = (name: string) => steps.getByRole('listitem').filter({ hasText: name });
  await expect(step('Import a watchlist and activate it').getByLabel('Still to do')).toBeVisible();
  await expect(step('Check the rating method').getByLabel('Still to do')).toBeVisible();
}

export async function createClient(page: Page, name: string, code: string) {
  await openTab(page, 'clients', 'Clients and modules');
  await page.getByRole('button', { name: 'New client' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Code').fill(code);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();
}

/** Creates a user and answers the one-time link that is shown once. */
export async function inviteUser(page: Page, user: Invited): Promise<string> {
  await openTab(page, 'users', 'Users');
  await page.getByRole('button', { name: 'New user' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New user' });
  await dialog.getByLabel('Name', { exact: true }).fill(user.name);
  await dialog.getByLabel('Username').fill(user.username);
  await dialog.getByLabel('Email').fill(`${user.username}@example.com`);
  await choose(page, dialog.getByLabel('Role'), user.role);
  if (user.client) await choose(page, dialog.getByLabel('Client'), user.client);
  await dialog.getByRole('button', { name: 'Create and invite' }).click();
  const invitation = page.getByRole('dialog', { name: `Invitation for ${user.name}` });
  const link = (await invitation.locator('code').textContent()) ?? '';
  await invitation.getByRole('button', { name: 'Done' }).click();
  return link.trim();
}

/** Picks an option of an antd select by its words. */
export async function choose(page: Page, select: ReturnType<Page['getByLabel']>, option: string) {
  const offered = page.locator('.ant-select-dropdown:visible').getByText(option, { exact: true });
  const field = select.locator('xpath=ancestor::*[contains(concat(" ", @class, " "), " ant-select ")][1]');
  // On a busy machine the list of options may be drawn anew under the pointer, or close before it has heard.
  await expect(async () => {
    if (!(await offered.isVisible())) await select.click();
    await offered.click({ timeout: 3000 });
    await expect(field.getByText(option, { exact: true })).toBeVisible({ timeout: 2000 });
    await expect(offered).toBeHidden({ timeout: 2000 });
  }).toPass();
}

/** Imports files, waits for the preview, reads it and activates the version. */
export async function importList(page: Page, format: string, files: string[], title: string | RegExp) {
  await openTab(page, 'watchlists', 'Watchlists');
  await page.getByRole('button', { name: 'Import a list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a list' });
  await chooseFormat(page, dialog, format);
  await dialog.locator('input[type=file]').setInputFiles(files);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog).toBeHidden();
  const card = page.locator('.ant-card').filter({ hasText: title });
  await card.getByRole('button', { name: 'Preview and activate' }).click({ timeout: 120_000 });
  const preview = page.getByRole('dialog').filter({ hasText: 'Added' });
  await expect(preview.getByRole('tab', { name: /^Added [1-9]/ })).toBeVisible();
  await preview.getByRole('button', { name: 'Activate' }).click();
  await expect(card.getByText(/Version 1 active/)).toBeVisible();
}

/** Of the dialog that imports a list. */
export async function chooseFormat(page: Page, dialog: Locator, format: string) {
  await dialog.getByLabel('Format').click();
  // The one that is chosen already stands in the closed field too.
  await page.getByTitle(format, { exact: true }).and(page.locator('.ant-select-item-option')).click();
}
