import { tabTo } from '../../support/pages/tab-to.ts';
import type { SignedIn } from '../../support/people/sign-in.ts';
import { openAs } from '../../support/people/take-seat.ts';
import { expect, join, joinClient, test } from '../login/people.ts';
import { arrived } from '../shell/visit.ts';
import { draftRequest } from './draft-request.ts';
import { KEYBOARD_LOOKS, staysInView } from './in-view.ts';

const trees = ['Alder', 'Birch', 'Cedar', 'Damson', 'Elder', 'Hazel', 'Juniper', 'Larch'];

/** A request that its client has submitted and nobody has yet. No other has its name, and none a number that is part of it. */
async function submitted(lead: SignedIn) {
  const legalName = `Wadenhoe ${trees.pop()} Limited`;
  const draft = await draftRequest(lead, legalName);
  const which = { client: draft.clientId, request: draft.id };
  const { version } = draft;
  await lead.call('POST /reports/v1.0/submituseraction', {
    action: 'submit',
    ...which,
    version,
    consent: true,
  });
  return { legalName, which };
}

test('an allocator’s day by mouse: from Home to the queue, allocation from row, drawer and case, in view at each width and theme', async ({
  admin,
  page,
}) => {
  const lead = await joinClient(admin);
  const [allocator, drafter] = [await join(admin, 'allocator'), await join(admin, 'drafter')];
  const [first, second] = [await submitted(lead), await submitted(lead)];
  await openAs(page, allocator);
  await arrived(page);
  await staysInView(page);

  await page.getByRole('link', { name: 'Request Details', exact: true }).click();
  await page.getByText('Unallocated', { exact: true }).first().click();
  const search = page.getByRole('searchbox', { name: /^Search number/ });
  await search.fill(first.legalName);
  const row = page.locator('tr[data-row-key]').filter({ hasText: first.legalName });
  await expect(row).toHaveCount(1);
  await staysInView(page);
  const allocateIn = async (dialog = page.getByRole('dialog', { name: /^Allocate/ })) => {
    await dialog.getByRole('radio', { name: drafter.name }).check();
    await dialog.getByRole('button', { name: 'Allocate', exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  await row.getByRole('button', { name: /^Allocate/ }).click();
  await allocateIn();
  await expect(row).toHaveCount(0);

  // On a phone the card’s preview offers the same.
  await page.setViewportSize({ width: 390, height: 844 });
  await search.fill(second.legalName);
  const card = page.getByRole('listitem').filter({ hasText: second.legalName });
  await expect(card.getByRole('button', { name: /^Allocate/ })).toBeVisible();
  await card.getByRole('button', { name: /^Preview/ }).click();
  const drawer = page.getByRole('dialog').filter({ hasText: second.legalName });
  await drawer.getByRole('button', { name: 'Allocate', exact: true }).click();
  await allocateIn();
  await expect(card).toHaveCount(0);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/pages/requestanalysis?client=${first.which.client}&request=${first.which.request}`);
  await expect(page.getByRole('button', { name: 'Allocate', exact: true })).toBeVisible();
  await staysInView(page);
  for (const { which } of [first, second]) {
    const { request } = await allocator.call('GET /reports/v1.0/requestdetails', which);
    expect([request?.status, request?.drafterId]).toEqual(['allocated', drafter.id]);
  }
});

for (const { width, colorScheme } of KEYBOARD_LOOKS)
  test(`an allocator’s day by keyboard alone, at ${width} px, ${colorScheme}: search, row, preview, allocation; and what changed since the last visit`, async ({
    admin,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const lead = await joinClient(admin);
    const [allocator, drafter] = [await join(admin, 'allocator'), await join(admin, 'drafter')];
    const { legalName, which } = await submitted(lead);
    await openAs(page, allocator, '/pages/requestdetails');
    const rows = page.locator('[data-row-key]');
    await expect(rows.filter({ hasText: legalName })).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type(legalName);
    await expect(page).toHaveURL(/search=/);
    await expect(rows).toHaveCount(1);
    await page.keyboard.press('Escape');
    await tabTo(page, 'Preview');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText(legalName);
    await tabTo(page, 'Allocate');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Allocate/ });
    await expect(dialog.getByRole('radio', { name: drafter.name })).toBeVisible();
    // The arrows go through the drafters.
    await dialog.getByRole('radio').first().focus();
    await page.keyboard.press('Space');
    for (let drafters = 0; drafters < 200; drafters += 1) {
      if (await dialog.getByRole('radio', { name: drafter.name }).isChecked()) break;
      await page.keyboard.press('ArrowDown');
    }
    await tabTo(page, 'Allocate');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();

    // The case is opened once; what its client then writes is news.
    await page.keyboard.press('j');
    await expect(rows.first()).toBeFocused();
    const visited = page.waitForResponse((answer) => answer.url().endsWith('/casevisits'));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/pages\/requestanalysis\?/);
    await expect(page.getByRole('button', { name: 'Allocate', exact: true })).toBeVisible();
    // A comment from before the visit is recorded would be no news.
    await visited;
    await lead.call('POST /reports/v1.0/casecomments', {
      ...which,
      text: 'It is urgent.',
      visibility: 'shared',
    });
    await page.goto(`/pages/requestdetails?search=${encodeURIComponent(legalName)}`);
    const news = page.getByRole('img', { name: 'Changed since your last visit: Questions and comments' });
    await expect(news).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/pages\/requestanalysis\?/);
    await expect(page.getByText(/^Changed since your last visit/)).toContainText(lead.name);
    await page.goto('/pages/requestdetails');
    await expect(rows.filter({ hasText: legalName })).toBeVisible();
    await expect(news).toHaveCount(0);
  });
