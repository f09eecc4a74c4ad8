import { readFile } from 'node:fs/promises';
import type { RequestDetail } from '../../../contract/reports/requests.ts';
import { tabTo } from '../../support/pages/tab-to.ts';
import { violations, violationsInDialog } from '../../support/pages/violations.ts';
import { openAs } from '../../support/people/take-seat.ts';
import { draftRequest } from '../days/draft-request.ts';
import { outside } from '../days/in-view.ts';
import { expect, join, joinClient, test } from '../login/people.ts';

const NAMES = ['Amber', 'Basalt', 'Cobalt'].map((word) => `Pellworm ${word} Limited`);

for (const { width, colorScheme } of [
  { width: 768, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
] as const)
  test(`the cards of a list are chosen by pointer and by keyboard, and acted on together, at ${width} px`, async ({
    admin,
    page,
  }) => {
    const lead = await joinClient(admin);
    const allocator = await join(admin, 'allocator');
    await join(admin, 'drafter');
    const requests: RequestDetail[] = [];
    for (const name of NAMES) {
      const { id: request, clientId: client, version } = await draftRequest(lead, name);
      const act = { action: 'submit', client, request, version, consent: true } as const;
      requests.push((await lead.call('POST /reports/v1.0/submituseraction', act)).Data);
    }
    const client = requests[0]?.clientId ?? '';
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await openAs(page, allocator, `/pages/requestdetails?client=${client}&sort=legalName`);
    const cards = page.getByRole('listitem').filter({ has: page.getByText(/^Pellworm/) });
    await expect(cards).toHaveCount(3);
    const boxOf = (at: number) =>
      cards.nth(at).getByRole('checkbox', { name: `Select ${requests[at]?.number}, ${NAMES[at]}` });
    const bar = page.getByRole('toolbar', { name: 'Actions on the selected rows' });

    await boxOf(0).check();
    await expect(bar.getByText('1 selected')).toBeVisible();
    await expect(page.getByRole('status').getByText('1 selected')).toBeAttached();
    await page.keyboard.press('j');
    await expect(cards.nth(1)).toBeFocused();
    await page.keyboard.press('x');
    await expect(boxOf(1)).toBeChecked();
    await page.keyboard.press('j');
    await page.keyboard.press('Space');
    await expect(page.getByRole('dialog').filter({ hasText: NAMES[2] })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(bar.getByText('2 selected')).toBeVisible();
    await expect.poll(() => outside(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);

    await bar.getByRole('button', { name: 'Export selected' }).click();
    const panel = page.getByRole('dialog', { name: 'Export selected' });
    const saving = page.waitForEvent('download');
    await panel.getByRole('button', { name: 'Save file' }).click();
    const [, ...lines] = (await readFile(await (await saving).path(), 'utf8')).trim().split('\r\n');
    expect(lines.map((line) => NAMES.findIndex((name) => line.includes(name)))).toEqual([0, 1]);

    const all = page.getByRole('checkbox', { name: 'Select all shown' });
    await bar.getByRole('button', { name: 'Clear' }).click();
    await expect(all).toBeFocused();
    await expect(bar).toBeHidden();
    await page.keyboard.press('Space');
    await expect(bar.getByText('3 selected')).toBeVisible();

    await allocator.call('POST /reports/v1.0/casetags', {
      ...{ client, request: requests[0]?.id ?? '' },
      ...{ action: 'add', tag: 'Pilot' },
    });
    await page.reload();
    await all.check();
    await tabTo(page, 'Edit tags');
    await page.keyboard.press('Enter');
    const tags = page.getByRole('dialog', { name: 'Tags of 3 requests' });
    await expect(tags.getByRole('checkbox', { name: 'Pilot on 1 of 3' })).toBeVisible();
    await tabTo(page, 'New tag');
    await page.keyboard.type('Batch 7');
    await page.keyboard.press('Enter');
    await expect(tags.getByRole('checkbox', { name: 'Batch 7' })).toBeChecked();
    await tabTo(page, 'Pilot');
    await page.keyboard.press('Space');
    await page.keyboard.press('Space');
    await expect(tags.getByRole('checkbox', { name: 'Pilot' })).not.toBeChecked();
    expect(await violationsInDialog(page)).toEqual([]);
    await tabTo(page, 'Save');
    await page.keyboard.press('Enter');
    await expect(tags).toBeHidden();
    const listed = async () => (await allocator.call('GET /reports/v1.0/requestdetails', { client })).Data;
    expect((await listed()).map((one) => one.tags)).toEqual(Array(3).fill(['Batch 7']));

    await expect(bar.getByText('3 selected')).toBeVisible();
    await tabTo(page, 'Allocate', 'Shift+Tab');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Allocate 3 requests' });
    await dialog.getByRole('button', { name: 'Allocate', exact: true }).click();
    await expect(dialog).toBeHidden();
    expect((await listed()).map(({ status }) => status)).toEqual(Array(3).fill('allocated'));
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/pages\/requestanalysis\?/);
  });
