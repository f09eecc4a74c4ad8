import { readFileSync } from 'node:fs';
import { openAs } from '../../support/people/take-seat.ts';
import { expect, invite, join, test } from '../login/people.ts';

test('E7 the audit trail is filtered, read in full, kept as a view, taken away signed and verified', async ({
  page,
  admin,
}) => {
  const reader = await join(admin, 'admin');
  await invite(admin, 'drafter');
  await openAs(page, reader, '/pages/audittrails?type=user.created');
  const row = page.getByRole('row', { name: /created the user/ });
  await expect(row.first()).toBeVisible();
  for (const title of [
    'Time',
    'Actor',
    'Role',
    'Client',
    'Action',
    'Object',
    'Change',
    'Result',
    'IP',
    'Session',
    'Request ID',
  ])
    await expect(page.getByRole('columnheader', { name: title, exact: true })).toBeAttached();
  await expect(row.first()).toContainText('UTC');
  await expect(page.getByText('was refused', { exact: true })).toHaveCount(0);

  await page.getByRole('combobox', { name: 'Object' }).click();
  await page.getByTitle('User', { exact: true }).click();
  await expect(page).toHaveURL(/type=user\.created&objectType=user/);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByLabel('Name of the current view').fill('New users');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: /^New users/ })).toBeVisible();
  await page.goto('/pages/audittrails');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('button', { name: /^New users/ }).click();
  await expect(page).toHaveURL(/type=user\.created&objectType=user$/);
  await page.keyboard.press('Escape');

  await row.first().getByText('created the user').click();
  const drawer = page.getByRole('dialog').filter({ hasText: 'Previous hash' });
  await expect(drawer).toContainText('Request ID');
  await page.keyboard.press('Escape');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export signed JSON' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^audit-trail_\d{8}_\d{6}\.json$/);
  const { events, seal } = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(new Set(events.map(({ shown }: { shown: { type: string } }) => shown.type))).toEqual(
    new Set(['user.created']),
  );
  expect(seal.signature).toMatch(/^[\w-]{86}$/);

  await page.getByRole('button', { name: 'Verify chain' }).click();
  await expect(page.getByText(/Chain verified .*\d+ events/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Chain verified .*\d+ events/)).toBeVisible();
});
