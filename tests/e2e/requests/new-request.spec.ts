import { expect, test } from '../../support/pages/browser-test.ts';
import { signInToDemo } from '../../support/people/sign-in-to-demo.ts';
import { comeToDocuments, newRequest } from '../hostile/bad-input/new-request.ts';
import { choose } from '../main-job/admin.ts';

test.use({ program: 'mock/main.ts' });

const step = (title: string) => ({ hasText: new RegExp(`^\\d?${title}`) });

test('Next names what a step lacks and leads to the field, and the step is ticked once it is there', async ({
  page,
  server,
}) => {
  await signInToDemo(page, server, 'client2', { address: newRequest });
  const entity = page.locator('.ant-steps-item').filter(step('Entity'));
  await page.getByRole('button', { name: 'Next' }).click();
  const missing = page.getByRole('alert').filter({ hasText: '2 things are missing' });
  await expect(page.getByLabel('Legal name')).toBeFocused();
  await expect(entity).toContainText('2 missing');

  await missing.getByRole('button', { name: 'Country of incorporation' }).click();
  await expect(page.getByLabel('Country of incorporation')).toBeFocused();
  await comeToDocuments(page, 'Quillmere Step Lanterns');
  await expect(page.getByText('Drop or paste files here')).toBeVisible();
  await expect(entity).toHaveClass(/ant-steps-item-finish/);
  await expect(page.getByRole('alert').filter({ hasText: 'missing' })).toHaveCount(0);
});

test('the review names everything that is missing, by step, and says why the request cannot be submitted yet', async ({
  page,
  server,
}) => {
  await signInToDemo(page, server, 'client2', { address: newRequest });
  await page.getByLabel('Legal name').fill('Quillmere Open Lanterns');
  await page.getByRole('button', { name: /^4 Review/ }).click();
  const submit = page.getByRole('button', { name: 'Submit request' });
  await expect(submit).toBeDisabled();
  await expect(submit).toHaveAccessibleDescription('Complete what is missing before you submit.');
  await page.getByRole('button', { name: 'Scope: Purpose of the relationship' }).click();
  await expect(page.getByLabel('Purpose of the relationship')).toBeFocused();
});

test('beside the form stands what the score starts from, with the reasons', async ({ page, server }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInToDemo(page, server, 'client2', { address: newRequest });
  await comeToDocuments(page, 'Quillmere Score Lanterns');
  const summary = page.getByRole('complementary', { name: 'Summary' });
  await expect(summary.getByText('Quillmere Score Lanterns')).toBeVisible();
  await expect(summary.getByText('Agent.')).toBeVisible();
  await expect(summary.getByText('The industry is not known.')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await choose(page, page.getByRole('combobox', { name: 'Industry' }), 'Mining, oil and gas');
  await expect(summary.getByText('Mining, oil and gas.')).toBeVisible();
});
