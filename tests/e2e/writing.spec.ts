import { openAs } from '../support/take-seat.ts';
import { type CaseInWork, caseInWork } from './case/case-in-work.ts';
import { expect, test } from './login/people.ts';

let work: CaseInWork;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ admin }) => {
  work = await caseInWork(admin);
});

const storedText = async (key: string) => {
  const { Data } = await work.drafter.call('GET /reports/v1.0/requestanalysis', work.which);
  return Data.working?.sections.find((section) => section.key === key)?.text;
};

test('the report is saved as it is written, and the page says when', async ({ page }) => {
  await openAs(page, work.drafter, `${work.address}&tab=report`);
  await page.getByRole('textbox', { name: 'Executive summary' }).pressSequentially('Written in one go.');
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  await expect(bar.getByText(/^Saved \d\d:\d\d/)).toBeVisible();
  await expect(bar.getByText('Everything is saved.')).toBeVisible();
  expect(await storedText('summary')).toContain('Written in one go.');
});

test('Ctrl-S saves what is being typed, without leaving the box', async ({ page }) => {
  await openAs(page, work.drafter, `${work.address}&tab=report`);
  const box = page.getByRole('textbox', { name: 'Limitations' });
  await box.pressSequentially('Only open sources.');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  await expect(box).toBeFocused();
  expect(await storedText('limitations')).toContain('Only open sources.');
});

test('leaving unsaved changes is asked in a dialog of the application: one stays, or leaves', async ({
  page,
}) => {
  await openAs(page, work.drafter, `${work.address}&tab=rating`);
  // Whatever method of rating counts on this server: another one than the rating that it gives.
  const choice = page.getByRole('radiogroup', { name: 'Proposed rating' });
  await expect(choice.getByRole('radio', { checked: true })).toHaveCount(1);
  const other = (await choice.getByRole('radio', { name: 'High' }).isChecked()) ? 'Medium' : 'High';
  await choice.getByText(other).click();
  const home = page.getByRole('link', { name: 'Home' }).first();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await home.click();
  await dialog.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(page).toHaveURL(/requestanalysis/);
  await expect(choice.getByRole('radio', { name: other })).toBeChecked();
  await home.click();
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL(/\/pages\/index/);
});

test('the head of a case takes a fifth of the screen at most, and its risk stays in view', async ({
  page,
}) => {
  await openAs(page, work.drafter, `${work.address}&tab=report`);
  const tabs = page.getByRole('tablist');
  await expect(tabs).toBeVisible();
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  const below = await tabs.boundingBox();
  expect((below?.y ?? 900) - (title?.y ?? 0)).toBeLessThanOrEqual(900 / 5);
  await page.getByRole('textbox', { name: 'Sign-off' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
  await expect(page.locator('[data-risk]').first()).toBeInViewport();
  await expect(page.getByTitle('Kaveri Textiles Private Limited')).toBeInViewport();
});
