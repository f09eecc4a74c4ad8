import type { Page } from '@playwright/test';
import { expect, test } from '../support/pages/browser-test.ts';
import { signInToDemo } from '../support/people/sign-in-to-demo.ts';

// With a model, as the demo that people start.
test.use({ program: 'mock/main.ts', surroundings: { FIRST_MODEL: 'true' } });

const OFAC = 'OFAC SDN of 31 January 2022';

const hitsFor = async (page: Page, name: string) => {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText(new RegExp(`hits? for ${name} in 3 lists`))).toBeVisible();
  return page.getByRole('list', { name: 'Hits' }).getByRole('listitem').filter({ hasText: OFAC });
};

test('a visitor’s search for real names finds them on OFAC’s list, whose name says how old it is', async ({
  page,
  server,
}) => {
  await signInToDemo(page, server, 'drafter', { address: '/pages/namesearch' });
  for (const [name, listed] of [
    ['Abdul Rahman', /'ABD AL-RAHMAN/],
    ['Rosneft', /ROSNEFT/],
    ['محمد علي', /Muhammad 'ALI/],
  ] as const)
    await expect((await hitsFor(page, name)).filter({ hasText: listed }).first()).toBeVisible();
});

test('Settings warn that OFAC’s list is old', async ({ page, server }) => {
  await signInToDemo(page, server, 'admin', { address: '/pages/settings?tab=watchlists' });
  const card = page.locator('.ant-card').filter({ hasText: OFAC });
  await expect(card.getByText(/active version is 1,\d{3} days old/)).toBeVisible();
});

test('the name of a new third party is looked up in a register of companies', async ({ page, server }) => {
  await signInToDemo(page, server, 'client', { address: '/pages/newrequest?new=1' });
  await page.getByLabel('Legal name').fill('Sandalwood Coast Chemicals Pvt');
  await expect(page.getByText('SANDALWOOD COAST CHEMICALS PRIVATE LIMITED')).toBeVisible();
});

test('a feed is read, and names third parties of the demo', async ({ page, server }) => {
  await signInToDemo(page, server, 'admin', { address: '/pages/settings?tab=news' });
  const card = page.locator('.ant-card').filter({ hasText: 'Harbour Gazette' });
  await expect(card.getByText('1 item that named someone')).toBeVisible();
});

test('what the feed says of a third party in analysis is suggested as a finding', async ({
  page,
  server,
}) => {
  const drafter = await signInToDemo(page, server, 'drafter2');
  const { Data } = await drafter.call('GET /reports/v1.0/requestdetails', { search: 'Corvalen' });
  const { id: request, clientId: client } = Data[0] ?? { id: '', clientId: '' };
  await page.goto(`/pages/requestanalysis?client=${client}&request=${request}&tab=findings`);
  const event = page.getByRole('region', { name: /^Event: Prosecutors accused Corvalen/ });
  await expect(event.getByRole('button', { name: 'Confirm' }).first()).toBeVisible();
});

test('a webhook has deliveries that arrived', async ({ page, server }) => {
  await signInToDemo(page, server, 'admin', { address: '/pages/settings?tab=webhooks' });
  await expect(page.getByText('https://hooks.sharmarao.example/prudence')).toBeVisible();
  await page.getByRole('button', { name: 'Deliveries' }).click();
  const log = page.getByRole('dialog', { name: 'Deliveries' });
  await expect(log.getByText('Response 200').first()).toBeVisible();
  await expect(log.getByText('Delivered').first()).toBeVisible();
  await expect(log.getByText('A request changes status').first()).toBeVisible();
});

test('the firm’s calendar has the holidays of India', async ({ page, server }) => {
  await signInToDemo(page, server, 'admin', { address: '/pages/settings?tab=calendar' });
  await expect.poll(() => page.getByLabel(/^Name of holiday/).count()).toBeGreaterThan(11);
  const names = await page
    .getByLabel(/^Name of holiday/)
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  expect(names).toEqual(expect.arrayContaining(['Republic Day', 'Diwali']));
});
