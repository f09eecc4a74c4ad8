import { expect, openTab, test } from './office.ts';

test('an administrator keeps the holidays, and a calendar changed meanwhile is not overwritten', async ({
  office,
  admin,
}) => {
  await openTab(office, 'calendar');
  await expect(office.getByRole('checkbox', { name: 'Sunday' })).toBeChecked();
  await office.getByRole('button', { name: 'Add holiday' }).click();
  await office.getByRole('button', { name: 'Save calendar' }).click();
  await expect(office.getByText('Choose the day.')).toBeVisible();
  await expect(office.getByText('Enter a name.')).toBeVisible();
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
  await office.getByRole('button', { name: 'Load the latest version' }).click();
  await expect(office.getByText('No holidays yet.')).toBeVisible();
  await expect(office.getByRole('checkbox', { name: 'Saturday' })).not.toBeChecked();
});

test('an administrator chooses the time zone of the firm, and the audit trail is filtered by its days', async ({
  office,
  admin,
}) => {
  const saved = async () =>
    (await admin.call('GET /security/v1.0/settings', { name: 'calendar' })).Data.calendar;
  const before = await saved();
  await openTab(office, 'calendar');
  await expect(office.getByTitle('Asia/Kolkata')).toBeVisible();
  await office.getByRole('combobox', { name: 'Time zone' }).fill('kirit');
  await office.getByTitle('Pacific/Kiritimati').click();
  await office.getByRole('button', { name: 'Save calendar' }).click();
  await expect(office.getByText(`Version ${(before?.version ?? 0) + 1}, saved by`)).toBeVisible();
  expect((await saved())?.calendar.timeZone).toBe('Pacific/Kiritimati');

  // The application is not started anew.
  await office.getByRole('link', { name: 'Audit Trail' }).click();
  await expect(office.getByLabel('Days in Pacific/Kiritimati').first()).toBeVisible();
});
