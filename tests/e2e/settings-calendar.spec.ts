import { expect, openTab, test } from './settings/office.ts';

test('an administrator keeps the holidays, and a calendar changed meanwhile is not overwritten', async ({
  office,
  admin,
}) => {
  await openTab(office, 'calendar');
  await expect(office.getByRole('checkbox', { name: 'Sunday' })).toBeChecked();
  await office.getByRole('button', { name: 'Add holiday' }).click();
  await office.getByRole('button', { name: 'Save calendar' }).click();
  await expect(office.getByText('Choose the day.')).toBeVisible();
  await expect(office.getByText('Say what it is called.')).toBeVisible();
  const day = office.getByLabel('Day of holiday 1');
  await day.fill('2027-01-26');
  await day.press('Enter');
  await office.getByLabel('Name of holiday 1').fill('Republic Day');
  await office.getByRole('button', { name: 'Save calendar' }).click();
  await expect(office.getByText('Version 2, saved by')).toBeVisible();
  const { Data } = await admin.call('GET /security/v1.0/settings', { name: 'calendar' });
  expect(Data.calendar?.calendar.holidays).toEqual([{ day: '2027-01-26', name: 'Republic Day' }]);

  await office.getByLabel('Name of holiday 1').fill('Republic Day of India');
  await admin.call('POST /security/v1.0/settings', {
    version: 2,
    setting: { name: 'calendar', timeZone: 'Asia/Kolkata', weekend: [0], holidays: [] },
  });
  await office.getByRole('button', { name: 'Save calendar' }).click();
  await office.getByRole('button', { name: 'Load the newer state' }).click();
  await expect(office.getByText('No holiday yet.')).toBeVisible();
  await expect(office.getByRole('checkbox', { name: 'Saturday' })).not.toBeChecked();
});
