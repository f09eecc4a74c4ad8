import type { Locator, Page } from '@playwright/test';
import type { SignedIn } from '../../support/people/sign-in.ts';
import { openAs } from '../../support/people/take-seat.ts';
import { expect, test } from '../login/people.ts';
import { matchesInWork } from './matches-in-work.ts';

const pane = (page: Page) => page.getByRole('region', { name: /^Match of/ });
const row = (page: Page) => page.getByRole('list', { name: 'Matches' }).locator('[aria-current="true"]');
const idOf = async (element: Locator) => (await element.getAttribute('data-match')) ?? '';
const openLabel = (page: Page, open: number) => page.getByText(`Open ${open}`, { exact: true });

async function open(page: Page, drafter: SignedIn, address: string) {
  await openAs(page, drafter, `${address}&tab=matches`);
  await expect(row(page)).toBeFocused();
}

test('a hundred matches are decided by two keys each, without a click, and saved by one more', async ({
  admin,
  page,
}) => {
  const { drafter, which, address } = await matchesInWork(admin, 100);
  await open(page, drafter, address);
  await expect(openLabel(page, 100)).toBeVisible();
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  for (let decided = 0; decided < 100; decided += 1) {
    await press('f');
    await press('1');
  }
  await expect(page.getByRole('region', { name: 'Unsaved changes' }).getByText('100')).toBeVisible();
  await press('Control+s');
  await expect(page.getByText('Open 0', { exact: true })).toBeVisible();
  const { Data } = await drafter.call('GET /reports/v1.0/requestanalysis', which);
  const decisions = Data.working?.matches.map(({ disposition }) => disposition) ?? [];
  expect(decisions).toEqual(Array(100).fill('false_positive'));
  expect(keys).toBe(201);
});

test('keys move, decide, give a reason that fits, undo and go on to the next open match', async ({
  admin,
  page,
}) => {
  const { drafter, address } = await matchesInWork(admin, 10);
  await open(page, drafter, address);
  const first = await idOf(row(page));
  await page.keyboard.press('j');
  await expect(row(page)).not.toHaveAttribute('data-match', first);
  await page.keyboard.press('k');
  await expect(row(page)).toHaveAttribute('data-match', first);

  // A person’s match is offered no reason of companies, and none that says what a true match is not.
  await page.keyboard.press('f');
  const reasons = pane(page).getByRole('radiogroup', { name: /^Reason for/ });
  await expect(reasons.getByText('Different person')).toBeVisible();
  for (const other of ['Different business', 'Name and data agree'])
    await expect(reasons.getByText(other)).toHaveCount(0);
  await page.keyboard.press('t');
  // Nothing but the name was compared: no reason is given by itself, and the one there is asks for a comment.
  await page.keyboard.press('1');
  await expect(pane(page).getByText(/^The compared details don’t support this reason/)).toBeVisible();
  await expect(row(page)).toHaveAttribute('data-match', first);
  // Two details that nobody knows are a reason that the comparison supports: the next match comes up.
  await page.keyboard.press('f');
  await page.keyboard.press('1');
  await expect(row(page)).not.toHaveAttribute('data-match', first);
  await expect(page.getByText('Open 9, not saved 1', { exact: true })).toBeVisible();
  await expect(page.getByText('not saved', { exact: true }).first()).toBeVisible();

  await page.keyboard.press('u');
  await expect(page.getByText('not saved', { exact: true })).toHaveCount(0);
  await expect(row(page)).toHaveAttribute('data-match', first);

  await page.keyboard.press('?');
  const help = page.getByRole('dialog');
  for (const text of ['True match, possible, false positive', 'Undo the last decision', 'Next open match'])
    await expect(help.getByText(text)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
});

test('a decision that is not saved yet follows its match into a new screening', async ({ admin, page }) => {
  const { drafter, which, address } = await matchesInWork(admin, 5);
  await open(page, drafter, address);
  const former = await idOf(row(page));
  await page.keyboard.press('f');
  await page.keyboard.press('1');
  const unsaved = page.getByRole('list', { name: 'Matches' }).getByText('not saved', { exact: true });
  await expect(unsaved).toHaveCount(1);

  const placeOfCurrent = () =>
    page
      .getByRole('list', { name: 'Matches' })
      .locator('[data-match]')
      .evaluateAll((rows) => rows.findIndex((match) => match.getAttribute('aria-current') === 'true'));
  await expect.poll(placeOfCurrent).toBe(1);

  await drafter.call('POST /reports/v1.0/screenings', { request: which.request });
  await expect(page.locator(`[data-match="${former}"]`)).toHaveCount(0);
  await expect(unsaved).toHaveCount(1);
  await expect.poll(placeOfCurrent).toBe(1);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toContainText('Everything is saved.');
  const { Data } = await drafter.call('GET /reports/v1.0/requestanalysis', which);
  const decided = Data.working?.matches.filter(({ disposition }) => disposition === 'false_positive');
  expect(decided).toHaveLength(1);
});

test('a rule shows what it would decide, and decides that by keyboard alone', async ({ admin, page }) => {
  const { drafter, which, address } = await matchesInWork(admin, 10);
  await open(page, drafter, address);
  await page.keyboard.press('l');
  const dialog = page.getByRole('dialog', { name: 'Decide similar matches' });
  await expect(dialog.getByText('This decides 5 open matches.')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveCount(5);
  const listed = dialog.getByRole('checkbox', { name: /^Watchlist:/ });
  await dialog.getByRole('checkbox', { name: /^Name in the request:/ }).focus();
  await page.keyboard.press('Space');
  await expect(dialog.getByText('No open match fits.')).toBeVisible();
  await listed.focus();
  await page.keyboard.press('Space');
  await expect(dialog.getByText('This decides 10 open matches.')).toBeVisible();
  await page.keyboard.press('Space');
  await dialog.getByRole('checkbox', { name: /^Name in the request:/ }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('combobox', { name: 'Reason for these matches' }).focus();
  await page.keyboard.type('Different person');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/^This decides 5 open matches\..*add a comment\.$/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Comment on these matches' }).focus();
  await page.keyboard.type('Another date of birth in the passport.');
  await dialog.getByRole('button', { name: 'Decide 5 matches' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(openLabel(page, 5)).toBeVisible();
  const { Data } = await drafter.call('GET /reports/v1.0/requestanalysis', which);
  const reasons = Data.working?.matches.map(({ reasonCode }) => reasonCode);
  expect(reasons?.filter((code) => code === 'different_person')).toHaveLength(5);
});

for (const { width, language } of [
  { width: 1440, language: 'en-US' },
  { width: 768, language: 'ar-SA' },
  { width: 390, language: 'ar-SA' },
] as const)
  test(`list, evidence and decision fit ${width} pixels in ${language}`, async ({ admin, page }) => {
    const { drafter, address } = await matchesInWork(admin, 10);
    await drafter.call('POST /security/v1.0/updatelanguage', { language });
    await page.addInitScript((chosen) => localStorage.setItem('umi_locale', chosen), language);
    await page.setViewportSize({ width, height: 900 });
    await openAs(page, drafter, `${address}&tab=matches`);
    await expect(page.locator('[data-match][aria-current="true"]')).toBeVisible();
    await page.keyboard.press('f');
    await expect(page.getByRole('radiogroup').nth(1)).toBeVisible();
    await page.keyboard.press('1');
    await page.keyboard.press('f');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

test('what would settle most matches is added from its hint', async ({ admin, page }) => {
  const { drafter, address } = await matchesInWork(admin, 10);
  await open(page, drafter, address);
  await page.getByRole('button', { name: /^Add the / }).click();
  await expect(page.getByRole('dialog', { name: /^Amend the facts/ })).toBeVisible();
});
