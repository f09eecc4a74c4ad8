import { openAs } from '../../support/people/take-seat.ts';
import { expect, join, test } from '../login/people.ts';

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

  await page.mouse.move(0, 0);
  await page.goto('/pages/requestdetails');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('button', { name: /^Waiting, latest due first/ }).click();
  await expect(page).toHaveURL(/requestdetails\?status=submitted&sort=-dueOn$/);
  const { Data } = await colleague.call('GET /reports/v1.0/savedviews', { list: 'requests' });
  expect(Data.filter((view) => view.title === title)).toMatchObject([
    { own: false, owner: expect.any(String) },
  ]);

  // Where the pointer was left, the head of a column would show its tip over the tools.
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('button', { name: 'Remove Waiting, latest due first' }).click();
  await expect(views).not.toContainText(title);
});

test('a pinned view stands in the switch, and the default opens where the address says nothing, by keyboard alone', async ({
  page,
  admin,
}) => {
  const drafter = await join(admin, 'drafter');
  const list = 'requests';
  for (const [title, query] of [
    ['Latest due first', 'sort=-dueOn'],
    ['Waiting allocation', 'status=allocated'],
  ] as const)
    await drafter.call('POST /reports/v1.0/savedviews', {
      ...{ action: 'keep', list },
      view: { title, query, shared: false },
    });
  await openAs(page, drafter, '/pages/requestdetails');
  const button = page.getByRole('button', { name: 'Views' });
  const check = async (name: string) => {
    const box = page.getByRole('checkbox', { name, exact: true });
    await box.focus();
    await page.keyboard.press('Space');
    await expect(box).toBeChecked();
  };
  await button.focus();
  await page.keyboard.press('Enter');
  await check('Pin: Latest due first');
  await check('Open by default: Waiting allocation');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  const views = page.getByRole('radiogroup', { name: 'View' });
  await page.goto('/pages/requestdetails');
  await expect(page).toHaveURL(/requestdetails\?status=allocated$/);
  await expect(views.getByRole('radio', { name: 'Waiting allocation' })).toBeChecked();
  // The arrows move through the switch, the pinned view stands before the one that was opened.
  await views.getByRole('radio', { name: 'Waiting allocation' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/requestdetails\?sort=-dueOn$/);
  await expect(views.getByRole('radio', { name: 'Latest due first' })).toBeChecked();

  // Everything is an address of its own then: loading it again does not open the default.
  await views.getByText('All', { exact: true }).click();
  await expect(page).toHaveURL(/requestdetails\?view=all$/);
  await page.reload();
  await expect(views.getByRole('radio', { name: 'All', exact: true })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Clear filters' })).toBeHidden();
});
