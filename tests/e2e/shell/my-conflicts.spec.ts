import { enter, expect, join, test, toast } from '../login/people.ts';

test('W4 a drafter declares conflicts of interest in the account menu, and sees what an administrator recorded', async ({
  page,
  admin,
}) => {
  const drafter = await join(admin, 'drafter');
  const { id } = drafter;
  await admin.call('POST /security/v1.0/userdetails', {
    action: 'conflicts',
    id,
    conflicts: ['Recorded Ltd'],
  });
  await enter(page, drafter);
  const open = async () => {
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('button', { name: 'My conflicts of interest' }).click();
    return page.getByRole('dialog', { name: 'My conflicts of interest' });
  };
  const dialog = await open();
  await expect(dialog.getByText('Recorded Ltd')).toBeVisible();
  await dialog.getByLabel('Declared by you').fill('Own Ltd,');
  await page.screenshot({ path: test.info().outputPath('conflicts.png') });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Conflicts of interest saved')).toBeVisible();
  await expect((await open()).getByText('Own Ltd')).toBeVisible();
  const { Data } = await admin.call('GET /security/v1.0/userdetails', { search: drafter.username });
  expect(Data[0]).toMatchObject({ conflicts: ['Recorded Ltd', 'Own Ltd'], ownConflicts: ['Own Ltd'] });
});
