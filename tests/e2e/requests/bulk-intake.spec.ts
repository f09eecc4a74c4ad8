import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { BulkLimits } from '../../../contract/limits.ts';
import { openAs } from '../../support/people/take-seat.ts';
import { expect, joinClient, test } from '../login/people.ts';

const headers = 'Legal name,Type,Country,Report type,Risks,Relationship,Purpose';
const good = (name: string) =>
  `${name},organisation,IN,Standard due diligence,Sanctions,supplier,Cotton yarn`;

async function openImport(page: Page, lines: string[]) {
  await page.getByRole('button', { name: 'Import from CSV' }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'third-parties.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\ufeff${lines.join('\r\n')}`),
  });
}

test('good rows of a CSV become requests, the rest comes back as CSV with what is wrong', async ({
  page,
  admin,
}) => {
  await openAs(page, await joinClient(admin), '/pages/newrequest');
  await openImport(page, [
    headers,
    good('Kaveri Textiles'),
    'Nandini Foods,company,India,Palmistry,Sanctions,supplier,Snacks',
    good('=cmd Trading'),
    good('Kaveri Textiles'),
    'Meridian,organisation,IN,Fortune telling,Sanctions,supplier,Futures',
  ]);
  await expect(page.getByText('With errors 3')).toBeVisible();
  const grid = page.getByRole('table').or(page.locator('.ant-table-wrapper')).first();
  await expect(grid).toContainText('Use a two-letter country code such as IN.');
  await expect(grid).toContainText('such as IN. Report type: This report type is not offered.');
  await expect(grid).toContainText('Line 2 already requests this third party.');
  await expect(grid).toContainText('Report type: This report type is not offered.');
  const sentence = grid.getByText('Country: Use a two-letter country code such as IN.');
  // Cut off nowhere: neither at the end of its line nor by its cell.
  const hidden = await sentence.evaluate((element) => {
    const shown = element.getBoundingClientRect();
    const cell = (element.closest('.ant-table-cell') as Element).getBoundingClientRect();
    return [
      element.scrollWidth > element.clientWidth + 1,
      shown.right > cell.right,
      shown.bottom > cell.bottom,
    ];
  });
  expect(hidden).toEqual([false, false, false]);
  const go = page.getByRole('button', { name: 'Import 2 rows' });
  await expect(go).toBeDisabled();
  await page.getByRole('checkbox').check();
  await go.click();
  await expect(page.getByText('2 requests submitted, 0 drafts saved')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the rest as CSV' }).click();
  const rest = await readFile(await (await download).path(), 'utf8');
  expect(rest.split('\r\n')).toHaveLength(4);
  expect(rest).toContain('Nandini Foods,company,India,Palmistry');
  expect(rest).not.toContain('=cmd');
  await page.getByRole('link', { name: 'Your open requests' }).click();
  await expect(page.getByRole('row').filter({ hasText: '=cmd Trading' })).toContainText('Submitted');
});

test('a blank and a short line refuse no file, and a row is put right in the grid', async ({
  page,
  admin,
}) => {
  await openAs(page, await joinClient(admin), '/pages/newrequest');
  await openImport(page, [headers, good('Kaveri Textiles'), ',,,,', 'Nandini Foods,organisation,IN']);
  await expect(page.getByText('With errors 1')).toBeVisible();
  await expect(page.getByText('This line has 3 of 7 cells.').first()).toBeVisible();
  const write = async (title: string, text: string) => {
    await page.getByRole('button', { name: `${title}, line 4` }).click();
    await page.getByRole('textbox', { name: `${title}, line 4` }).fill(text);
    await page.keyboard.press('Enter');
  };
  await write('Report type', 'Standard due diligence');
  await write('Risks', 'Sanctions');
  await write('Relationship', 'supplier');
  await write('Purpose', 'Snacks');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByText('2 requests submitted, 0 drafts saved')).toBeVisible();
});

test('ten thousand rows are read and looked over in parts, one after the other', async ({ page, admin }) => {
  await openAs(page, await joinClient(admin), '/pages/newrequest');
  const calls = { all: 0, open: 0, mostOpen: 0 };
  await page.route('**/requestdetails/bulk', async (route) => {
    calls.all += 1;
    calls.open += 1;
    calls.mostOpen = Math.max(calls.mostOpen, calls.open);
    const response = await route.fetch();
    calls.open -= 1;
    await route.fulfill({ response });
  });
  await page.getByRole('link', { name: 'New Request' }).click();
  await page.getByRole('button', { name: 'Import from CSV' }).click();
  const rows = Array.from({ length: 10_000 }, (_, n) => good(`Third party ${n}`));
  await page.locator('input[type=file]').setInputFiles({
    name: 'many.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([headers, ...rows].join('\n')),
  });
  await expect(page.getByRole('button', { name: 'Import 10,000 rows' })).toBeVisible({ timeout: 90_000 });
  expect(calls).toEqual({ all: 10_000 / BulkLimits.rowsPerCall, open: 0, mostOpen: 1 });
});
