import { openAs } from '../support/take-seat.ts';
import { matchesInWork } from './case/matches-in-work.ts';
import { expect, test } from './login/people.ts';

const nameOf = async ({ drafter, which }: Awaited<ReturnType<typeof matchesInWork>>) =>
  (await drafter.call('GET /reports/v1.0/requestdetails', which)).request?.legalName ?? '';

test('a drafter’s day by keyboard alone: the list, the case, five matches decided and saved', async ({
  admin,
  page,
}) => {
  const work = await matchesInWork(admin, 5);
  const legalName = await nameOf(work);
  await openAs(page, work.drafter, '/pages/analysisdetails');
  const rows = page.locator('tr[data-row-key]');
  await expect(rows.filter({ hasText: legalName })).toBeVisible();
  await page.keyboard.press('j');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/pages\/requestanalysis\?/);
  await expect(page.getByRole('tab', { name: /^Summary/ })).toBeVisible();

  await page.goto(`${work.address}&tab=matches`);
  const current = page.getByRole('list', { name: 'Matches' }).locator('[aria-current="true"]');
  await expect(current).toBeFocused();
  for (let match = 0; match < 5; match += 1) {
    await page.keyboard.press('f');
    await page.keyboard.press('1');
  }
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Open 0', { exact: true })).toBeVisible();
  const { Data } = await work.drafter.call('GET /reports/v1.0/requestanalysis', work.which);
  expect(Data.working?.matches.map(({ disposition }) => disposition)).toEqual(
    Array(5).fill('false_positive'),
  );
});
