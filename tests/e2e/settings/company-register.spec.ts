import { aRegister, registeredRows } from '../../support/data/company-master.ts';
import { openAs } from '../../support/people/take-seat.ts';
import { caseInWork } from '../case/case-in-work.ts';
import { joinClient } from '../login/people.ts';
import { expect, openTab, test } from './office.ts';

test('an administrator imports the company master, and the intake form shows what it says of a name and a CIN', async ({
  office,
  admin,
  page,
}) => {
  await openTab(office, 'companies');
  await expect(office.getByText('No company register yet')).toBeVisible();
  const { name, content } = aRegister([...registeredRows, 'wrong,,NOBODY LIMITED,ACTV,Public,Delhi']);
  await office
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
  await office.getByRole('button', { name: 'Activate' }).click();
  await expect(office.getByRole('cell', { name: 'Active', exact: true })).toBeVisible();
  await office
    .getByRole('row', { name: /company|Active/ })
    .getByRole('button', { name: '1', exact: true })
    .click();
  const rejected = office.getByRole('dialog', { name: 'Rejected rows of version 1' });
  await expect(rejected.getByText('A CIN has 21 characters; this one has 5.')).toBeVisible();

  await openAs(page, await joinClient(admin), '/pages/newrequest?new=1');
  await page.getByLabel('Legal name').fill('Zenith Kashmir Saffron Pvt Ltd');
  await expect(page.getByText('Possible duplicates')).toBeVisible();
  await expect(page.getByText('ZENITH KASHMIRI SAFFRON LIMITED')).toBeVisible();
  await page.getByRole('button', { name: 'Add identifier' }).click();
  await page.getByLabel('Scheme').click();
  // The word is the option's value as well, which a screen reader's list repeats.
  await page.locator('.ant-select-item-option-content:visible').getByText('CIN', { exact: true }).click();
  await page.getByLabel('Identifier', { exact: true }).fill('U51909DL1998PLC093344');
  const checks = page.getByRole('region', { name: 'Checks of CIN, LLPIN and LEI' });
  await expect(checks.getByText('Strike off, Public, Delhi, registered on 17 Mar 1998')).toBeVisible();
  await expect(checks.getByText('The register says: Strike off.')).toBeVisible();
  await expect(checks.getByText('but the name says "Private"')).toBeVisible();
  await expect(checks.getByText(/^Company register of/)).toBeVisible();
});

test('an administrator adds a reason, and a match is decided with it', async ({ office, admin, page }) => {
  await openTab(office, 'dispositions');
  await expect(office.getByText('name_and_data_agree', { exact: true })).toBeVisible();
  await expect(office.getByLabel('Code of reason 1', { exact: true })).toBeHidden();
  await office.getByRole('button', { name: 'Add reason' }).click();
  await office.getByLabel('Code of reason 9').fill('checked_with_supplier');
  await office.getByLabel('Description of reason 9').fill('Checked with the supplier');
  await office.getByLabel('Days, possible, medium').fill('90');
  await office.getByLabel('Days, possible, strong').fill('90');
  await office.getByLabel('Days, possible, exact').fill('90');
  await office.getByRole('button', { name: 'Save dispositions' }).click();
  await expect(office.getByText('Version 2, saved by')).toBeVisible();

  const list = {
    name: 'own.csv',
    content: 'id,name,type\nK1,Kaveri Textiles Ltd,organisation\n',
    type: 'text/csv',
  };
  const wanted = {
    action: 'import' as const,
    format: 'plain_csv' as const,
    name: 'Own list',
    topic: 'sanctions' as const,
  };
  const { Data } = await admin.call('POST /reports/v1.0/watchlists', wanted, [list]);
  await expect
    .poll(async () => (await admin.call('GET /reports/v1.0/watchlists', {})).Data[0]?.versions[0]?.status)
    .toBe('staged');
  await admin.call('POST /reports/v1.0/watchlists', { action: 'activate', version: Data.version ?? '' });
  const { drafter, which, address } = await caseInWork(admin);
  await expect
    .poll(async () => {
      const { Data: found } = await drafter.call('GET /reports/v1.0/requestanalysis', which);
      return found.working?.matches.length;
    })
    .toBeGreaterThan(0);
  await openAs(page, drafter, address);
  await page.getByRole('tab', { name: /^Matches/ }).click();
  const decision = page.getByRole('group', { name: /^Decision on/ }).first();
  await decision.getByText('Possible', { exact: true }).click();
  await decision.getByText('Checked with the supplier').click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(/^All \d+$/).click();
  await expect(decision.getByText(/expires/)).toBeVisible();
  await expect(page.getByText('Possible: Checked with the supplier')).toBeVisible();
});
