import { expect, test } from '../../support/clock/clocked-test.ts';
import { codeAt } from '../../support/people/totp.ts';

const MINUTE = 60_000;

test('A18 a change of one’s ways in asks for the second factor again: a recovery code proves it, and a new authenticator takes the place of the lost one', async ({
  person,
  seat,
  page,
  clocked,
}) => {
  await seat(await person({ role: 'drafter', seed: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' }));
  const methods = page.getByRole('dialog', { name: 'Sign-in methods' });
  const open = async () => {
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('button', { name: 'Sign-in methods' }).click();
  };
  await open();
  await methods.getByRole('button', { name: 'Create recovery codes' }).click();
  const code = (await methods.locator('ol code').first().textContent()) ?? '';
  await methods.getByRole('button', { name: 'Close' }).click();

  await clocked.ask('advance', 6 * MINUTE);
  await open();
  await methods.getByRole('button', { name: 'Replace authenticator' }).click();
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await question.getByRole('button', { name: 'Use a recovery code' }).click();
  await question.getByLabel('Recovery code').fill(code);
  await page.screenshot({ path: test.info().outputPath('question.png') });
  await question.getByRole('button', { name: 'Confirm' }).click();

  await methods.getByText('I cannot scan it').click();
  const seed = ((await methods.locator('dd code').textContent()) ?? '').replace(/\s/g, '');
  await methods.getByLabel('Token').fill('000000');
  await methods.getByRole('button', { name: 'Replace authenticator' }).click();
  await expect(methods.getByRole('alert')).toContainText('This token is wrong');
  await page.screenshot({ path: test.info().outputPath('replacing.png') });
  await methods.getByLabel('Token').fill(codeAt(seed, Date.now() + 6 * MINUTE));
  await methods.getByRole('button', { name: 'Replace authenticator' }).click();
  await expect(page.getByText('Your new authenticator is set up.')).toBeVisible();
  await expect(methods.getByText('9 codes left.')).toBeVisible();
});
