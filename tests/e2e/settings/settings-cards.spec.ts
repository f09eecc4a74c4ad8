import { expect, test } from '../../support/pages/browser-test.ts';
import { signInToDemo } from '../../support/people/sign-in-to-demo.ts';

test.use({ program: 'mock/main.ts' });

test('fields of Settings stand in cards, and buttons apart from the choice of a list', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await signInToDemo(page, server, 'admin', { address: '/pages/settings?tab=security' });
  const menu = page.getByRole('navigation', { name: 'Settings section' });
  for (const tab of [
    'Security',
    'Calendar',
    'Dispositions',
    'Identity provider',
    'Retrain',
    'Rating method',
  ]) {
    await menu.getByRole('link', { name: tab, exact: true }).click();
    const fields = page.locator('main').locator('input, textarea, [role="switch"], code, .ant-collapse');
    await expect(fields.filter({ visible: true }).first()).toBeVisible();
    const afloat = await fields.evaluateAll((all) =>
      all.filter((one) => !one.closest('[class*="panel"], table')).map((one) => one.outerHTML),
    );
    expect(afloat, tab).toEqual([]);
  }
  await menu.getByRole('link', { name: 'Master lists' }).click();
  const choice = await page.getByRole('radiogroup').boundingBox();
  const button = await page.getByRole('button', { name: 'New report type' }).boundingBox();
  expect((button?.y ?? 0) - (choice?.y ?? 0) - (choice?.height ?? 0)).toBeGreaterThanOrEqual(8);
});
