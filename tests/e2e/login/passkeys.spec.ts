import type { Page } from '@playwright/test';
import type { SignedIn } from '../../support/people/sign-in.ts';
import { unusedCode } from '../../support/people/totp.ts';
import { enter, enterPassword, expect, join, test } from './people.ts';

const methods = (page: Page) => page.getByRole('dialog', { name: 'Sign-in methods' });

/** Chromium's own authenticator in software, which verifies whoever is there. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    refusesPerson: () => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
    knowsPerson: () => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true }),
  };
}

async function openMethods(page: Page) {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Sign-in methods' }).click();
}

test('A19 a person adds a passkey, signs in with it in place of the token, renames and removes it', async ({
  page,
  admin,
}) => {
  const authenticator = await addAuthenticator(page);
  const person = await join(admin);
  await enter(page, person);
  await openMethods(page);
  await methods(page).getByRole('button', { name: 'Add a passkey' }).click();
  await expect(methods(page).getByText('Chrome, Linux')).toBeVisible();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: test.info().outputPath(`methods-${colorScheme}.png`) });
  }

  await enterPassword(page, person.username);
  const usePasskey = page.getByRole('button', { name: 'Use a passkey' });
  await authenticator.refusesPerson();
  await usePasskey.click();
  await expect(page.getByRole('alert')).toHaveText('The passkey was not used. Try again, or enter a token.');
  await page.screenshot({ path: test.info().outputPath('token-step.png') });
  await authenticator.knowsPerson();
  await usePasskey.click();
  await page.waitForURL(/\/pages\/index/);

  await openMethods(page);
  await expect(methods(page).getByText('Last used')).toBeVisible();
  await methods(page).getByRole('button', { name: 'Rename' }).click();
  await methods(page).getByRole('textbox').fill('Work laptop');
  await page.keyboard.press('Enter');
  await methods(page).getByRole('button', { name: 'Remove passkey: Work laptop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).last().click();
  await expect(methods(page).getByRole('listitem')).toHaveCount(0);

  await enterPassword(page, person.username);
  await page.getByLabel('Token').fill(await unusedCode(person.seed));
  await page.waitForURL(/\/pages\/index/);
});

async function requirePasskeys(admin: SignedIn, firmPasskeys: boolean) {
  const { Data } = await admin.call('GET /security/v1.0/settings', { name: 'security_policy' });
  if (!Data.security_policy) throw new Error('no security policy was answered');
  const { version, policy } = Data.security_policy;
  const setting = { name: 'security_policy' as const, ...policy, firmPasskeys };
  await admin.call('POST /security/v1.0/settings', { version, setting });
}

test('A19 where the policy asks for a passkey, a person of the firm adds one after the token and goes on', async ({
  page,
  admin,
}) => {
  await addAuthenticator(page);
  const person = await join(admin);
  await requirePasskeys(admin, true);
  await enterPassword(page, person.username);
  await page.getByLabel('Token').fill(await unusedCode(person.seed));
  await expect(page.getByText('Your firm asks for a passkey.')).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('passkey-step.png') });
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.waitForURL(/\/pages\/index/);
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await requirePasskeys(admin, false);
});
