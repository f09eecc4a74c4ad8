import { violations } from '../../support/pages/violations.ts';
import { signIn } from '../../support/people/sign-in.ts';
import { openAs } from '../../support/people/take-seat.ts';
import { expect, join, test, toast } from '../login/people.ts';
import { openTab } from '../main-job/drafter.ts';
import { type CaseInWork, caseInWork } from './case-in-work.ts';

let work: CaseInWork;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ admin }) => {
  work = await caseInWork(admin);
});

test('C5 a rating is overridden by one person and approved by another; before that it is provisional', async ({
  page,
  browser,
  server,
}) => {
  const { address, allocator, drafter } = work;
  await openAs(page, allocator, `${address}&tab=rating`);
  await page.getByRole('button', { name: 'Override the rating' }).click();
  const dialog = page.getByRole('dialog', { name: 'Override the rating' });
  await dialog.getByRole('button', { name: 'Request override' }).click();
  await expect(dialog.getByText('Choose the rating.')).toBeVisible();
  await dialog.getByText('Medium', { exact: true }).click();
  await dialog.getByLabel('Reason').fill('The accounts are thin.');
  await dialog.getByLabel('Valid until').fill('2020-01-01');
  await dialog.getByRole('button', { name: 'Request override' }).click();
  await expect(dialog.getByText(/^Choose a day from/)).toBeVisible();
  await expect(dialog.getByLabel('Reason')).toHaveValue('The accounts are thin.');
  await dialog.getByLabel('Valid until').fill('');
  await dialog.getByRole('button', { name: 'Request override' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Someone else must approve it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve override' })).toHaveCount(0);
  await expect(page.locator('[data-risk][data-provisional]').first()).toBeVisible();

  const other = await (await browser.newContext({ baseURL: server.baseUrl })).newPage();
  await openAs(other, drafter, `${address}&tab=rating`);
  await other.getByRole('button', { name: 'Approve override' }).click();
  await expect(toast(other, 'Approved')).toBeVisible();
  await expect(other.getByText(/^Overridden by .*, approved by/)).toBeVisible();
  await expect(other.getByRole('cell', { name: 'Approved' })).toBeVisible();
  await other.context().close();
  await page.reload();
  await openTab(page, 'Summary');
  await expect(page.getByText(/^Overridden from .* until/)).toBeVisible();
});

test('C5 a draft of the rating method is saved, shows its impact, and is published by another administrator with a reason', async ({
  page,
  admin,
  browser,
  server,
}) => {
  await openAs(page, await signIn(admin.baseUrl, admin.person), '/pages/settings?tab=method');
  await page.getByRole('button', { name: 'Draft a new version' }).click();
  const draft = page.getByRole('region', { name: 'Draft of method 3' });
  const country = draft.getByLabel('Country', { exact: true });
  await country.fill('40');
  await expect(draft.getByText('The weights add up to 105, not 100.')).toBeVisible();
  await expect(draft.getByRole('button', { name: 'Save draft' })).toBeDisabled();
  await draft.getByLabel('Relationship', { exact: true }).fill('20');
  await draft.getByLabel('High', { exact: true }).first().fill('95');
  await draft.getByRole('button', { name: 'Save draft' }).click();
  await expect(toast(page, 'Draft saved')).toBeVisible();
  await expect(draft.getByRole('button', { name: 'Publish method 3' })).toBeDisabled();

  await draft.getByRole('button', { name: 'Preview impact' }).click();
  await expect(draft.getByText(/open requests?: 0 would be rated higher, [1-9]\d* lower/)).toBeVisible();
  await expect(draft.getByRole('cell', { name: 'Kaveri Textiles Private Limited' }).first()).toBeVisible();
  await expect.poll(() => violations(page)).toEqual([]);

  const other = await (await browser.newContext({ baseURL: server.baseUrl })).newPage();
  await openAs(other, await join(admin, 'admin'), '/pages/settings?tab=method');
  await other.getByRole('button', { name: 'Publish method 3' }).click();
  const dialog = other.getByRole('dialog', { name: 'Publish method 3' });
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog.getByText('Explain why the method changes.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Countries weigh more.');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(other.getByRole('heading', { name: 'Method 3', exact: true })).toBeVisible();
  const row = other.getByRole('row', { name: /^3 Published/ });
  await expect(row).toContainText('Countries weigh more.');
  await other.context().close();
});
