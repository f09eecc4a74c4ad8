import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readPdf } from '../../support/documents/read-pdf.ts';
import { expect, test } from '../../support/pages/browser-test.ts';
import { signInToDemo } from '../../support/people/sign-in-to-demo.ts';

test.use({ program: 'mock/main.ts' });

const MATTERS = ['Risk', 'Status', 'Due', 'Client', 'Object', 'Change', 'Result', 'Rejected'];
const pages = [
  { who: 'allocator', path: '/pages/requestdetails' },
  { who: 'client', path: '/pages/requestdetails' },
  { who: 'drafter', path: '/pages/analysisdetails' },
  { who: 'admin', path: '/pages/audittrails' },
  { who: 'admin', path: '/pages/settings?tab=watchlists' },
];

/** What lies outside its table, or under the actions that stay at its edge: columns that matter, primary buttons. */
const hiddenParts = (page: Page, matters: string[]) =>
  page.evaluate((titles) => {
    const heads = [...document.querySelectorAll('.ant-table-container')].flatMap((table) => {
      const fixed = [...table.querySelectorAll('th.ant-table-cell-fix-end, th.ant-table-cell-fix-right')];
      const frame = Math.min(innerWidth, table.getBoundingClientRect().right);
      const edge = Math.min(frame, ...fixed.map((one) => one.getBoundingClientRect().left));
      return [...table.querySelectorAll('th')]
        .filter((one) => titles.includes(one.textContent?.trim() ?? ''))
        .filter((one) => one.getBoundingClientRect().right > edge + 1);
    });
    const buttons = [...document.querySelectorAll('main button.ant-btn-primary')].filter((one) => {
      const { left, right, width } = one.getBoundingClientRect();
      return width > 0 && (left < 0 || right > innerWidth);
    });
    return [...heads, ...buttons].map((one) => one.textContent?.trim());
  }, matters);

for (const { who, path } of pages)
  test(`at ${path} no primary button and no column that matters lies outside the view of ${who}`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width: 1366, height: 900 });
    await signInToDemo(page, server, who, { address: path });
    await expect(page.locator('tr[data-row-key]').first()).toBeVisible();
    for (const width of [1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => hiddenParts(page, MATTERS), { message: `${width} px` }).toEqual([]);
    }
  });

test('below 992 px a list is cards with status, risk and due date', async ({ page, server }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await signInToDemo(page, server, 'drafter', { address: '/pages/requestdetails' });
  // Whichever is still due: another test may have worked on any of them.
  const card = page.getByRole('listitem').filter({ hasText: 'Due' }).first();
  await expect(card.locator('[data-status]')).toBeVisible();
  await expect(card.locator('[data-risk]')).toBeVisible();
});

test('the tools of a list are buttons with names, which the keyboard reaches', async ({ page, server }) => {
  await signInToDemo(page, server, 'allocator', { address: '/pages/requestdetails' });
  const cell = page.locator('tr[data-row-key] > td').last();
  const padding = () => cell.evaluate((one) => Number.parseFloat(getComputedStyle(one).paddingTop));
  const before = await padding();
  await page.getByRole('button', { name: 'Row height' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Tall' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Tall' }).press('Enter');
  await expect.poll(padding).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Columns' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tooltip').getByText('Country')).toBeVisible();
  await page.keyboard.press('Enter');
  const asked = page.waitForRequest(/requestdetails/);
  await page.getByRole('button', { name: 'Reload' }).press('Enter');
  await asked;
});

test('a list stays when its choice of columns cannot be loaded, which its next opening loads', async ({
  page,
  server,
  noise,
}) => {
  noise.expect(/Failed to load resource/);
  await signInToDemo(page, server, 'allocator', { address: '/pages/requestdetails' });
  const rows = page.locator('tr[data-row-key]');
  await expect(rows.first()).toBeVisible();
  await page.route('**/*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Columns' }).press('Enter');
  await expect(page.locator('[data-toast="error"]')).toContainText('Couldn’t open this');
  await expect(rows.first()).toBeVisible();
  await page.unroute('**/*.js');
  await page.getByRole('button', { name: 'Columns' }).press('Enter');
  await expect(page.getByRole('tooltip')).toBeHidden();
  await page.getByRole('button', { name: 'Columns' }).press('Enter');
  await expect(page.getByRole('tooltip').getByText('Country')).toBeVisible();
});

test('the columns of a list are chosen in the language of its reader', async ({ page, server }) => {
  await signInToDemo(page, server, 'allocator', { address: '/pages/requestdetails', language: 'hi-IN' });
  await page.getByRole('button', { name: 'कॉलम', exact: true }).click();
  const panel = page.getByRole('tooltip').filter({ hasText: 'दिखाए गए कॉलम' });
  await expect(panel).toBeVisible();
  expect(await panel.innerText()).not.toMatch(/[a-z]{3}/i);
});

test('the tip of a head that sorts covers none of the tools of its list', async ({ page, server }) => {
  await signInToDemo(page, server, 'allocator', { address: '/pages/requestdetails' });
  await page.locator('tr[data-row-key]').first().waitFor();
  await page.locator('th .ant-table-column-sorter').first().hover();
  const tip = page.getByRole('tooltip');
  await expect(tip).toBeVisible();
  const [top, tools] = [
    (await tip.boundingBox())?.y ?? 0,
    await page.locator('.ant-pro-table-list-toolbar').first().boundingBox(),
  ];
  expect(top).toBeGreaterThanOrEqual((tools?.y ?? 0) + (tools?.height ?? 0));
});

test('a list is worked by keyboard: rows, choice, preview, opening, and the filters of its columns', async ({
  page,
  server,
}) => {
  await signInToDemo(page, server, 'allocator', { address: '/pages/requestdetails' });
  const rows = page.locator('tr[data-row-key]');
  await expect(rows.first()).toBeVisible();
  await page.getByText('Open', { exact: true }).first().click();
  await expect(page).toHaveURL(/view=open/);
  // Until the open ones are there, the rows before stay: a choice among them would go with them.
  const clear = page.getByRole('button', { name: 'Clear filters' });
  await expect(clear.first()).toBeVisible();
  await expect(page.locator('[data-busy]')).toHaveCount(0);
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press('j');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('j');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  await expect(page.getByRole('toolbar').getByText('1 selected')).toBeVisible();
  await page.keyboard.press('x');
  await page.keyboard.press('Space');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  const filter = page.getByRole('columnheader', { name: 'Status' }).locator('.ant-table-filter-trigger');
  await expect(filter).toHaveAttribute('tabindex', '0');
  await filter.focus();
  await page.keyboard.press('Enter');
  const choices = page.getByRole('menuitem').filter({ has: page.getByRole('checkbox') });
  await expect(page.locator('.ant-table-filter-dropdown :focus')).toHaveCount(1);
  // While the menu unfolds it knows no items that could take the focus: wait until the first one stands still.
  await choices.first().click({ trial: true });
  await page.keyboard.press('ArrowDown');
  await expect(choices.and(page.locator(':focus'))).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(choices.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'OK' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/status=/);
  // No request may have this status: until the whole list is drawn and the button gone, rows come and go.
  await clear.first().click();
  await expect(clear).toHaveCount(0);
  await expect(page.locator('[data-busy]')).toHaveCount(0);

  await page.keyboard.press('j');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/requestanalysis/);
});

test('who stands on a row while other rows are on their way stands at the same place when they arrive', async ({
  page,
  server,
}) => {
  await signInToDemo(page, server, 'allocator', {
    address: '/pages/requestdetails?pageSize=10',
  });
  const rows = page.locator('tr[data-row-key]');
  await expect(rows.first()).toBeVisible();
  const before = await rows.first().getAttribute('data-row-key');
  const { promise: shown, resolve: show } = Promise.withResolvers<void>();
  await page.route(
    (address) => address.pathname.endsWith('/reports/v1.0/requestdetails'),
    async (route) => {
      await shown;
      await route.continue();
    },
  );
  await page.locator('.ant-pagination-item-2').click();
  await page.keyboard.press('j');
  await expect(rows.first()).toBeFocused();
  await expect(rows.first()).toHaveAttribute('data-row-key', before ?? '');
  show();
  await expect(rows.first()).not.toHaveAttribute('data-row-key', before ?? '');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/requestanalysis/);
});

test('a long Latin name in an Arabic list takes two lines, each at the edge of its column', async ({
  page,
  server,
}) => {
  await signInToDemo(page, server, 'client', {
    language: 'ar-SA',
    address: '/pages/thirdparties',
  });
  /** How far each line of a name ends from the edge at which Arabic begins, and whether it stays within its column. */
  const linesOf = (name: RegExp) =>
    page.getByRole('link', { name }).evaluate((link) => {
      const cell = link.closest('td');
      if (!cell) throw new Error('the name stands in no cell');
      const column = cell.getBoundingClientRect();
      return [...link.getClientRects()].map(({ left, right }) => ({
        atEdge: column.right - right < 20,
        within: left >= column.left,
      }));
    });
  const lines = [await linesOf(/^Vettiyar Precision/), await linesOf(/^Devraj Somkanth/)];
  expect(lines[0]?.length).toBeGreaterThan(1);
  for (const line of lines.flat()) expect(line).toEqual({ atEdge: true, within: true });
});

test('“Export selected” saves the selected requests and no others', async ({ page, server }) => {
  await signInToDemo(page, server, 'allocator', { address: '/pages/requestdetails' });
  const rows = page.locator('tr[data-row-key]');
  await rows.nth(2).waitFor();
  const keys = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-row-key')));
  const chosen = [keys[0], keys[2]].map((key) => page.locator(`tr[data-row-key="${key}"]`));
  await expect(page.getByRole('button', { name: 'Export selected' })).toBeHidden();
  for (const row of chosen) await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Export selected' }).click();
  const panel = page.getByRole('dialog', { name: 'Export selected' });
  await expect(panel.getByText('2 selected rows')).toBeVisible();
  const saving = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Save file' }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  const [head, ...lines] = file.trim().split('\r\n');
  expect(head).toContain('Status');
  expect(lines).toHaveLength(2);
  for (const row of chosen) expect(file).toContain(await row.getByRole('link').first().innerText());
});

test('the list is saved as a PDF of what it is filtered to, and the panel asks for nothing that a PDF has of its own', async ({
  page,
  server,
}) => {
  await signInToDemo(page, server, 'allocator', { address: '/pages/requestdetails?view=high_risk' });
  await page.locator('tr[data-row-key]').first().waitFor();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Export list' });
  await expect(panel.getByRole('group', { name: 'Columns' })).toBeVisible();
  await panel.getByRole('radio', { name: 'PDF' }).check();
  await expect(panel.getByRole('group', { name: 'Columns' })).toBeHidden();
  await expect(panel.getByText('starts with the filters')).toBeVisible();
  const saving = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Save file' }).click();
  const saved = await saving;
  // The toast leaves on its own: reading the file may take longer.
  await expect(page.getByText('PDF saved')).toBeVisible();
  expect(saved.suggestedFilename()).toMatch(/^requests_.*\.pdf$/);
  const { text } = await readPdf(await readFile(await saved.path()));
  expect(text).toContain('View High risk');
});

test('an address that names a view or a status that does not exist opens the list without them', async ({
  page,
  server,
}) => {
  await signInToDemo(page, server, 'allocator', {
    address: '/pages/requestdetails?view=nonsense&status=lost&sort=number',
  });
  await expect(page.locator('tr[data-row-key]').first()).toBeVisible();
  await expect(page).toHaveURL(/requestdetails\?sort=number$/);
  await expect(page.getByRole('radio', { name: 'All', exact: true })).toBeChecked();
  await expect(page.locator('.ant-table-filter-trigger.active')).toHaveCount(0);
  await expect(page.getByText(/Status Code/)).toHaveCount(0);
});
