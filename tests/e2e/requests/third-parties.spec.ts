import { expect, test } from '../../support/pages/browser-test.ts';
import { signInToDemo } from '../../support/people/sign-in-to-demo.ts';

test.use({ program: 'mock/main.ts' });

const NAME = /Vettiyar Precision Castings/;

test('a client lead finds a third party in the register, decides anew with a condition and settles it', async ({
  page,
  server,
}) => {
  await signInToDemo(page, server, 'client', { address: '/pages/requestdetails' });
  await page.getByRole('link', { name: 'Third parties' }).click();
  await page.getByRole('link', { name: NAME }).click();
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  await expect(page.getByText('Low risk, a settled matter, good references.')).toBeVisible();

  await page.getByRole('button', { name: 'Change decision' }).click();
  const dialog = page.getByRole('dialog', { name: /Decide on/ });
  await dialog.getByRole('button', { name: 'Decide', exact: true }).click();
  await expect(dialog.getByText('Choose a decision.')).toBeVisible();
  await dialog.getByText('Approved with conditions').click();
  await dialog.getByLabel('Condition 1', { exact: true }).fill('Send the audited accounts');
  await dialog.getByLabel('Day of condition 1').fill('2099-01-31');
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Reason').fill('Accounts are missing.');
  await dialog.getByRole('button', { name: 'Decide', exact: true }).click();
  await expect(dialog).toBeHidden();

  const conditions = page.getByRole('region', { name: 'Conditions' });
  await expect(conditions.getByText('Send the audited accounts')).toBeVisible();
  await conditions.getByRole('button', { name: 'Mark met' }).click();
  const settle = page.getByRole('dialog', { name: 'Mark the condition met' });
  await expect(settle.getByRole('button', { name: 'Mark met' })).toBeDisabled();
  await settle.getByLabel('Evidence').fill('Accounts of 2025, audited.');
  await settle.getByRole('button', { name: 'Mark met' }).click();
  await expect(conditions.getByText('Accounts of 2025, audited.')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('region', { name: 'Relationship decision' })).toContainText(
    'Accounts are missing.',
  );
  await page.getByRole('switch', { name: 'Monitoring' }).click();
  await expect(page.getByRole('switch', { name: 'Monitoring' })).not.toBeChecked();
});

test('a drafter reads the register and is offered nothing to decide', async ({ page, server }) => {
  await signInToDemo(page, server, 'drafter', { address: '/pages/thirdparties' });
  await page.getByRole('link').filter({ hasText: /\S/ }).first().waitFor();
  await page.getByRole('main').getByRole('row').nth(1).getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Relationship decision' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Decide|Merge|Dismiss/ })).toHaveCount(0);
  await expect(page.getByRole('switch', { name: 'Monitoring' })).toBeDisabled();
});

test('a client lead decides on the report itself, with a condition of the library', async ({
  page,
  server,
}) => {
  const lead = await signInToDemo(page, server, 'client');
  const { Data } = await lead.call('GET /reports/v1.0/thirdparties', { search: 'Vettiyar' });
  const [party] = Data;
  if (!party) throw new Error('the demo has no such third party');
  await page.goto(`/pages/requestanalysis?client=${party.clientId}&request=${party.lastRequestId}`);
  const decision = page.getByRole('region', { name: 'Relationship decision' });
  await expect(decision).toContainText('The report recommends:');
  await decision.getByRole('button', { name: 'Change decision' }).click();
  const dialog = page.getByRole('dialog', { name: /Decide on/ });
  await dialog.getByText('Approved with conditions').click();
  await dialog.getByRole('combobox', { name: 'Add from the library' }).click();
  await page.getByText('Sign the supplier code of conduct').last().click();
  await expect(dialog.getByLabel('Condition 1', { exact: true })).toHaveValue(
    'Sign the supplier code of conduct',
  );
  await dialog.getByLabel('Reason').fill('The code is missing.');
  await dialog.getByRole('button', { name: 'Decide', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(decision).toContainText('The code is missing.');
  await page.goto(`/pages/thirdparties?thirdparty=${party.id}`);
  await expect(page.getByRole('region', { name: 'Conditions' })).toContainText(
    'Sign the supplier code of conduct',
  );
  await expect(page.getByRole('region', { name: 'Risk history' }).getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Who it is' })).toBeVisible();
});
