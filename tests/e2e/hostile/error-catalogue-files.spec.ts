import type { Page } from '@playwright/test';
import { openAs } from '../../support/people/take-seat.ts';
import { expect, joinClient, test, toast } from '../login/people.ts';

const files = ['Register extract.txt', 'Owners.txt', 'Deed.txt'];

async function openDocuments(page: Page, admin: Parameters<typeof joinClient>[0], names: string[]) {
  const client = await joinClient(admin);
  const { Data } = await client.call(
    'POST /reports/v1.0/requestdetails',
    { intake: { legalName: 'Hollow Reed Traders', entityType: 'organisation' } },
    names.map((name) => ({ name, content: `Contents of ${name}, invented.`, type: 'text/plain' })),
  );
  await openAs(page, client, `/pages/requestanalysis?client=${Data.clientId}&request=${Data.id}`);
  await page.getByRole('tab', { name: /^Documents/ }).click();
  return { client, request: Data };
}

const downloads = (page: Page) => page.getByRole('region', { name: 'Downloads' });

function listenForWarnings(page: Page) {
  const heard: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && heard.push(message.text()));
  return heard;
}

test('files that cannot be fetched are logged by name, counted for the person, and fetched again on demand', async ({
  page,
  admin,
  noise,
}) => {
  noise.expect(/ERR_FAILED/);
  const warnings = listenForWarnings(page);
  const { request } = await openDocuments(page, admin, files);
  const broken = request.files.filter(({ name }) => name !== 'Owners.txt');
  for (const { id } of broken) await page.route(`**/*${id}*`, (route) => route.abort());
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download all' }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^Prudence_\d{8}_\d{6}\.zip$/);
  await expect(downloads(page).getByRole('alert')).toContainText('2 of 3 files could not be fetched');
  for (const { name } of broken) await expect(downloads(page)).toContainText(name);
  expect(warnings.sort()).toEqual(broken.map(({ name }) => `Failed to fetch: ${name}`).sort());
  await page.unrouteAll();
  const [rest] = await Promise.all([
    page.waitForEvent('download'),
    downloads(page).getByRole('button', { name: 'Try again' }).click(),
  ]);
  expect(rest.suggestedFilename()).toMatch(/^Prudence_/);
  await expect(downloads(page).getByRole('alert')).toHaveCount(0);
});

test('a single file that cannot be fetched is logged, told, and fetched again on demand under its clean name', async ({
  page,
  admin,
  noise,
}) => {
  noise.expect(/ERR_FAILED/);
  const warnings = listenForWarnings(page);
  const { request } = await openDocuments(page, admin, ['Register extract.txt']);
  await page.route(`**/*${request.files[0]?.id}*`, (route) => route.abort());
  await page.getByRole('button', { name: 'Download all' }).click();
  await expect(downloads(page).getByRole('alert')).toContainText('Register extract.txt');
  expect(warnings).toEqual(['Failed to fetch single file']);
  await page.unrouteAll();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    downloads(page).getByRole('button', { name: 'Try again' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('Register_extract.txt');
});

test('E3 where a person must choose, the toast and the dialog stand beside each other on every width', async ({
  page,
  admin,
}) => {
  const { client, request } = await openDocuments(page, admin, ['Deed.txt']);
  await client.call('POST /reports/v1.0/requestdetails', {
    request: request.id,
    version: request.version,
    intake: { ...request.intake, website: 'https://hollow-reed.example' },
  });
  await page.clock.install();
  await page.getByRole('button', { name: 'Cancel request' }).click();
  const ask = page.getByRole('dialog').filter({ hasText: 'Cancel' });
  await ask.getByRole('textbox').fill('No longer needed.');
  await page.clock.pauseAt(Date.now() + 60_000);
  await ask.getByRole('button', { name: 'Cancel request' }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: 'Someone else changed this' });
  const told = toast(page, 'Status Code: 409');
  await expect(told).toContainText('Conflict');
  await page.clock.runFor(1000);
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(dialog).toBeVisible();
    const [a, b] = [await told.boundingBox(), await dialog.locator('.ant-modal-container').boundingBox()];
    if (!a || !b) throw new Error('one of them is not drawn');
    const apart =
      a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
    expect(apart, `at ${width}: ${JSON.stringify([a, b])}`).toBe(true);
  }
});
