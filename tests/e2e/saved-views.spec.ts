import { openAs } from '../support/take-seat.ts';
import { expect, join, test } from './login/people.ts';

test('what a list is filtered to is kept under a title, shared with colleagues, opened and removed', async ({
  page,
  admin,
}) => {
  const colleague = await join(admin, 'drafter');
  await openAs(
    page,
    await join(admin, 'allocator'),
    '/pages/requestdetails?status=submitted&sort=-dueOn&current=2',
  );
  await page.getByRole('button', { name: 'Views' }).click();
  const views = page.getByRole('dialog', { name: 'Views of this list' });
  const title = 'Waiting, latest due first';
  await expect(views).toBeVisible();
  await expect(views).not.toContainText(title);
  await page.getByLabel('Name of the current view').fill(title);
  await page.getByRole('checkbox', { name: 'Share with colleagues' }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(views).toContainText('shared by you');

  await page.goto('/pages/requestdetails');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('button', { name: /^Waiting, latest due first/ }).click();
  await expect(page).toHaveURL(/requestdetails\?status=submitted&sort=-dueOn$/);
  const { Data } = await colleague.call('GET /reports/v1.0/savedviews', { list: 'requests' });
  expect(Data.filter((view) => view.title === title)).toMatchObject([
    { own: false, owner: expect.any(String) },
  ]);

  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('button', { name: 'Remove Waiting, latest due first' }).click();
  await expect(views).not.toContainText(title);
});
