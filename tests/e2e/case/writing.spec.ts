import { openAs } from '../../support/people/take-seat.ts';
import { expect, test } from '../login/people.ts';
import { type CaseInWork, caseInWork } from './case-in-work.ts';

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

test('a section takes lists, a table, bold and citations by toolbar and keys, and a preview shows what readers will see', async ({
  page,
}) => {
  await openAs(page, work.drafter, `${work.address}&tab=report`);
  const box = page.getByRole('textbox', { name: 'Litigation', exact: true });
  const tools = page.getByRole('toolbar', { name: 'Format Litigation', exact: true });
  const preview = page.getByRole('region', { name: 'Preview of Litigation', exact: true });
  await box.fill('Proceedings');
  await expect(preview).toHaveCount(0);
  await tools.getByRole('button', { name: 'Heading' }).click();
  await box.press('End');
  await box.pressSequentially('\nFined for late deliveries');
  await tools.getByRole('button', { name: 'Cite a finding' }).click();
  await page.getByRole('menuitem', { name: /Fined for late deliveries/ }).click();
  await box.pressSequentially('.\n');
  await box.press('Control+b');
  await box.pressSequentially('Two');
  await box.press('End');
  await box.pressSequentially(' courts:\n');
  await box.press('Control+Shift+Digit8');
  await box.pressSequentially('Chennai\nPune\n\n');
  await tools.getByRole('button', { name: 'Table' }).click();
  await box.pressSequentially('Court');
  await expect(box).toHaveValue(
    '## Proceedings\nFined for late deliveries[1].\n**Two** courts:\n- Chennai\n- Pune\n\n| Court |  |\n| --- | --- |\n|  |  |\n|  |  |',
  );
  await expect(preview.getByRole('heading', { name: 'Proceedings' })).toBeVisible();
  await expect(preview.getByRole('listitem').filter({ hasText: 'Pune' })).toBeVisible();
  await expect(preview.getByRole('columnheader', { name: 'Court' })).toBeVisible();
  await expect(preview.locator('strong')).toHaveText('Two');
  await expect(preview.locator('sup')).toHaveText('[1]');
  await expect(preview.getByRole('list', { name: 'Sources' })).toContainText('Fined for late deliveries.');
  await box.press('Control+z');
  await expect(box).not.toHaveValue(/Court \|/);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  expect(await storedText('litigation')).toContain('late deliveries[1].');
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
