import type { Page } from '@playwright/test';
import { choose } from '../../main-job/admin.ts';

export const newRequest = '/pages/newrequest?new=1';

/** From the first step of the wizard on, entity and scope are filled in; it then stands at the documents. */
export async function comeToDocuments(page: Page, legalName: string) {
  await page.getByLabel('Legal name').fill(legalName);
  const country = page.getByLabel('Country of incorporation');
  await country.click();
  await country.fill('Iceland');
  await page
    .locator('.ant-select-dropdown:visible')
    .getByText(/^Iceland/)
    .first()
    .click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('Basic screening').click();
  await page.getByLabel('Sanctions').check();
  await choose(page, page.getByRole('combobox', { name: /Relationship/ }), 'Agent');
  await page.getByLabel('Purpose of the relationship').fill('Freight of samples.');
  await page.getByRole('button', { name: 'Next' }).click();
}
