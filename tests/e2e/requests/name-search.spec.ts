import type { Page } from '@playwright/test';
import { expect, test } from '../../support/pages/browser-test.ts';
import { signInToDemo } from '../../support/people/sign-in-to-demo.ts';

test.use({ program: 'mock/main.ts' });

test.beforeEach(async ({ page, server }) => {
  await signInToDemo(page, server, 'drafter');
  await page.getByRole('button', { name: 'Request Details: more' }).click();
  await page.getByRole('link', { name: 'Name search' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Name search' })).toBeVisible();
});

test('a name written in Cyrillic finds its entry, says why, and what speaks for and against it', async ({
  page,
}) => {
  await page.getByLabel('Born or incorporated').fill('1961');
  await searchFor(page, 'Тарханенко Иво');
  const hit = page.getByRole('list', { name: 'Hits' }).getByRole('listitem').first();
  await expect(hit).toContainText('Ivo Tarkhanenko');
  await expect(hit).toContainText('Meridian Consolidated List');
  await expect(hit).toContainText('1961-03-14');
  await expect(page.getByText(/^2 hits for Тарханенко Иво in 3 lists/)).toBeVisible();
});

test('a hit shows what other lists say of the same party, and why they count as one', async ({ page }) => {
  await searchFor(page, 'Timur Abdrashov');
  await page.getByRole('button', { name: 'On other lists' }).first().click();
  const party = page.getByRole('dialog', { name: 'Timur Abdrachev' });
  const entries = party.getByRole('table', { name: 'Entries about this party' });
  await expect(entries.getByRole('row').filter({ hasText: 'Northmark Asset Freeze List' })).toContainText(
    'This entry',
  );
  await expect(entries.getByRole('row').filter({ hasText: 'Meridian Consolidated List' })).toContainText(
    'Temur Abdrashev',
  );
  await expect(party.getByText('Same date of birth or founding: 1980-09-09')).toBeVisible();
  await expect(party.getByRole('button', { name: 'Split out' })).toHaveCount(0);
});

test('a name that no list holds says which lists were searched, when, and by which method', async ({
  page,
}) => {
  await searchFor(page, 'Wilhelmina Quartermaine');
  const said = page.getByRole('region').filter({ hasText: 'Meridian Consolidated List' }).last();
  await expect(said).toContainText(/names-\d/);
  await expect(page.getByRole('list', { name: 'Hits' })).toHaveCount(0);
});

test('a search that failed says so where its hits would stand, also after one that succeeded', async ({
  page,
  noise,
}) => {
  noise.expect(/500|Failed to load resource/);
  await searchFor(page, 'Ivo Tarkhanenko');
  await expect(page.getByRole('list', { name: 'Hits' })).toBeVisible();
  const fail = {
    status: 500,
    json: { Result: 'Failed', Data: 'Something went wrong.', code: 'server.error', id: '5190' },
  };
  await page.route('**/v1.0/screenings', (route) => route.fulfill(fail));
  await searchFor(page, 'Abdul Rahman');
  const said = page.getByRole('alert').filter({ hasText: '“Abdul Rahman” was not searched.' });
  await expect(said).toContainText('5190');
  await expect(page.getByRole('list', { name: 'Hits' })).toHaveCount(0);
  await page.unroute('**/v1.0/screenings');
  await said.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Abdul Rahman').first()).toBeVisible();
  await expect(said).toHaveCount(0);
});

test('a day that is none is told beside its field before anything is asked', async ({ page }) => {
  let asked = 0;
  await page.route('**/v1.0/screenings', (route) => {
    asked += 1;
    return route.continue();
  });
  await page.getByLabel('Born or incorporated').fill('12.5.1970');
  await searchFor(page, 'Ivo Tarkhanenko');
  await expect(page.getByText('Write 1970, 1970-05 or 1970-05-12.')).toBeVisible();
  expect(asked).toBe(0);
  await page.getByLabel('Born or incorporated').fill('1961-03-14');
  await searchFor(page, 'Ivo Tarkhanenko');
  await expect(page.getByRole('list', { name: 'Hits' })).toContainText('Ivo Tarkhanenko');
  expect(asked).toBe(1);
});

async function searchFor(page: Page, name: string) {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
}
