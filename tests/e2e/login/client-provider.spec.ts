import { type RunningProvider, startIdentityProvider } from '../../../mock/identity-provider.ts';
import { demoPassword } from '../../../mock/people.ts';
import { dialogOf, expect, openTab, test } from '../settings/office.ts';
import { atProvider, enterAtProvider, openAccount } from './at-provider.ts';
import { enterPassword, joinClient } from './people.ts';

const port = 5391;
const issuer = `http://127.0.0.1:${port}`;
const clientSecret = 'between-this-client-and-its-provider-1180';
test.use({ surroundings: { OUTBOUND_ALLOW: issuer } });

let provider: RunningProvider | undefined;
test.afterEach(() => provider?.close());

async function startProvider(redirectUri: string, email: string) {
  await provider?.close();
  provider = await startIdentityProvider({
    port,
    clientId: 'prudence-at-meridian',
    clientSecret,
    redirectUris: [redirectUri],
    logoutRedirectUris: [redirectUri],
    accounts: [
      { login: 'lead', password: demoPassword, claims: { sub: 'lead-1', email, email_verified: true } },
    ],
  });
}

test('B11 an administrator binds a client’s provider, whose people sign in by its address, and requires it', async ({
  office,
  page,
  admin,
}) => {
  const person = await joinClient(admin);
  const { Data: people } = await admin.call('GET /security/v1.0/userdetails', { search: person.username });
  const { email = '', clientName = '' } = people[0] ?? {};
  await startProvider(`${issuer}/unused`, email);
  const openForm = async () => {
    await openTab(office, 'clients');
    await office.getByRole('button', { name: `Edit ${clientName}` }).click();
    return dialogOf(office, clientName);
  };

  let form = await openForm();
  await form.getByRole('switch', { name: 'Sign in through this provider only' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Add the client’s identity provider before you require it.')).toBeVisible();
  await form.getByRole('switch', { name: 'Sign in through this provider only' }).click();
  await form.getByLabel('Identity provider').fill('https://nothing.invalid');
  await form.getByLabel('Client ID').fill('prudence-at-meridian');
  await form.getByLabel('Client secret').fill(clientSecret);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Can’t read the configuration of this identity provider.')).toBeVisible();
  await form.getByLabel('Identity provider').fill(issuer);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();

  form = await openForm();
  const address = ((await form.locator('code').textContent()) ?? '').trim();
  expect(address).toMatch(/\/login\/[\da-f-]{36}$/);
  await expect(form.getByLabel('Client secret')).toHaveValue('');
  await form.getByRole('switch', { name: 'Sign in through this provider only' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await startProvider(address, email);

  await enterPassword(page, person.username);
  await expect(page.getByText(`Sign in at ${address}`).first()).toBeVisible();
  await page.goto(address);
  await enterAtProvider(page, 'lead');
  await page.waitForURL(/\/pages\/index/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openAccount(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(address);
  await expect(page.getByText('You are signed out here, but not at your identity provider.')).toBeVisible();
  await page.getByRole('button', { name: 'Go to the identity provider' }).click();
  await page.waitForURL(/\/pages\/index/);

  await page.goto('/login/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('This sign-in address no longer exists.')).toBeVisible();
  await expect(atProvider(page)).toHaveCount(0);
});
