import { expect, test } from '../../support/pages/browser-test.ts';
import { kept, nothingKept, openAccount, readReport, saas, signOn } from './at-provider.ts';
import { listenToNetwork } from './network-log.ts';

/** Full addresses on both ports, and a sign-out that would lead where it may not. */
const surroundings = { ...saas, GATEWAY: 'false', SSO_LOGOUT_HOSTS: 'prudence.example' };
test.use({ program: 'mock/main.ts', surroundings });
test('B11 with direct addresses a person signs in, and reads Home on one port and a report on the other', async ({
  page,
  context,
  server,
}) => {
  const network = listenToNetwork(context);
  await signOn(page, 'client');
  expect(await readReport(page)).toMatch(`${server.reportUrl}/api/reportData/`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const calls = network.addresses().filter((address) => address.includes('/v1.0/'));
  expect(calls.length).toBeGreaterThan(5);
  expect(calls.filter((address) => !address.startsWith(`${server.baseUrl}/`))).toEqual([]);
  expect(calls.filter((address) => address.includes('/api/'))).toEqual([]);
});

test('B12 a sign-out that would not lead back to an allowed address is blocked with a warning and goes to the root', async ({
  page,
  context,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const network = listenToNetwork(context);
  await page.clock.install();
  await signOn(page, 'clientuser');
  await openAccount(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(/\/login$/);
  await expect(page.getByText('You are signed out here, but not at your identity provider.')).toBeVisible();
  expect(warnings).toContain('The logout redirect is not allowed.');
  expect(network.addresses().filter((address) => address.includes('/session/end'))).toEqual([]);
  expect(await kept(page)).toEqual(nothingKept);
  // Nobody is led straight back in.
  await page.clock.runFor(2000);
  await expect(page).toHaveURL(/\/login$/);
});
