import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as pathOf } from 'node:path';
import type { Page } from '@playwright/test';
import { tabTo } from '../../support/pages/tab-to.ts';
import { unusedCode } from '../../support/people/totp.ts';
import { choosePassword, enterPassword, expect, join, test, toast } from './people.ts';

const token = (page: Page) => page.getByLabel('Token');
const login = (page: Page) => page.getByRole('button', { name: 'Login', exact: true });
const qr = (page: Page) => page.getByRole('img', { name: 'QR code for the authenticator app' });
const termsLink = (page: Page) =>
  page.getByRole('button', { name: 'Terms Of Use, Consent Notice and Privacy Notice' });
const terms = (page: Page) => page.getByRole('dialog', { name: 'Terms' });
const next = (page: Page) => terms(page).getByRole('button', { name: 'Go to Next Section' });
const agree = (page: Page) => terms(page).getByLabel('I Agree');
const current = (page: Page) => page.locator('[aria-current="step"]');
const ask = (program: string, ...what: string[]) =>
  execFileSync(program, what, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
const missing = ['zbarimg', 'oathtool'].filter((program) => spawnSync(program, ['--version']).error);

async function readAndAgree(page: Page) {
  await termsLink(page).click();
  for (let section = 0; section < 3; section += 1) await next(page).click();
  await agree(page).check();
  await terms(page).getByRole('button', { name: 'Close' }).click();
}

const readKey = async (page: Page) => {
  await page.getByText('I cannot scan it').click();
  return ((await page.locator('details code').textContent()) ?? '').replaceAll(' ', '');
};

test('the QR code is 256 wide, of level M with a margin of 4, and comes with a hint and the key to type', async ({
  page,
  admin,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { username } = await choosePassword(admin);
  await enterPassword(page, username);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${username}`);
  await expect(current(page)).toHaveText(/Verify/);
  await expect(token(page)).toBeFocused();
  const box = await qr(page).boundingBox();
  expect([box?.width, box?.height]).toEqual([256, 256]);
  await expect(qr(page)).toHaveAttribute('data-level', 'M');
  const [size = 0, firstDark = 0] = await qr(page).evaluate((svg) => [
    Number(svg.getAttribute('viewBox')?.split(' ').at(-1)),
    // The first path is the ground, the last one what is dark.
    Number(
      [...svg.querySelectorAll('path')]
        .at(-1)
        ?.getAttribute('d')
        ?.match(/^M(\d+)/)?.[1],
    ),
  ]);
  expect(firstDark).toBe(4);
  const version = (size - 8 - 17) / 4;
  expect(Number.isInteger(version) && version >= 1 && version <= 40).toBe(true);
  await expect(page.getByText('Scan this code with an authenticator app on your phone')).toBeVisible();

  const key = await readKey(page);
  expect(key).toMatch(/^[A-Z2-7]{32}$/);
  const details = page.locator('details');
  await expect(details).toContainText('Prudence');
  await expect(details).toContainText(username);
  await page.getByRole('button', { name: 'Copy key' }).click();
  await expect(toast(page, 'Key copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
});

test('A10 zbarimg reads the address from a screenshot, and a code that oathtool computes from it signs in', async ({
  page,
  admin,
}) => {
  test.skip(missing.length > 0, `not installed here: ${missing.join(', ')}`);
  const directory = mkdtempSync(pathOf(tmpdir(), 'prudence-qr-'));
  try {
    const { username } = await choosePassword(admin);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await enterPassword(page, username);
      await expect(qr(page)).toBeVisible();
      const picture = pathOf(directory, `${colorScheme}.png`);
      await page.screenshot({ path: picture });
      const address = ask('zbarimg', '--quiet', '--raw', picture);
      const read = new URL(address);
      expect(`${read.protocol}//${read.host}`).toBe('otpauth://totp');
      expect(decodeURIComponent(read.pathname)).toContain(username);
      expect(read.searchParams.get('issuer')).toBe('Prudence');
      const seed = read.searchParams.get('secret') ?? '';
      expect(seed).toBe(await readKey(page));
      if (colorScheme === 'dark') continue;
      await readAndAgree(page);
      const code = ask('oathtool', '--totp', '--base32', seed);
      await token(page).fill(code);
      await page.waitForURL(/\/pages\/index/);
    }
  } finally {
    rmSync(directory, { recursive: true });
  }
});

test('A16 Login waits for the terms: three sections under real headings, agreed to only after their end', async ({
  page,
  admin,
}) => {
  const { username } = await choosePassword(admin);
  await enterPassword(page, username);
  const seed = await readKey(page);
  const code = await unusedCode(seed);
  await token(page).fill(code);
  await expect(login(page)).toBeDisabled();
  await expect(page.getByText('Read and agree to continue.')).toBeVisible();
  // Nothing is sent by itself while the terms are due.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login/);

  await termsLink(page).click();
  await expect(terms(page).getByRole('heading', { level: 3 })).toHaveText([
    'Terms Of Use',
    'Consent Notice',
    'Privacy Notice',
  ]);
  for (const name of ['tnc', 'consentnotice', 'privacy']) {
    const text = await (await page.request.get(`/assets/${name}.txt`)).text();
    const lines = text.split('\n').filter(Boolean).slice(1);
    const missing = async () => {
      const shown = (await terms(page).textContent()) ?? '';
      return lines.filter((line) => !shown.includes(line.trim()));
    };
    await expect.poll(missing).toEqual([]);
  }
  await expect(terms(page)).toContainText('Section 1 of 3: Terms Of Use');
  const progress = terms(page).getByRole('progressbar');
  const atFirst = Number(await progress.getAttribute('value'));
  expect(atFirst).toBeLessThan(1);
  await expect(agree(page)).toBeDisabled();
  await next(page).click();
  await expect(terms(page)).toContainText('Section 2 of 3: Consent Notice');
  await expect(terms(page).getByRole('heading', { name: 'Consent Notice' })).toBeInViewport();
  await expect(agree(page)).toBeDisabled();
  await next(page).click();
  await expect(terms(page)).toContainText('Section 3 of 3: Privacy Notice');
  await next(page).click();
  await expect(progress).toHaveAttribute('value', '1');
  await agree(page).check();
  await agree(page).uncheck();
  await agree(page).check();
  await terms(page).getByRole('button', { name: 'Close' }).click();
  await expect(terms(page)).toHaveCount(0);
  await expect(termsLink(page)).toBeFocused();
  await expect(page.getByText('You agree.')).toBeVisible();

  await expect(token(page)).toHaveValue(code);
  await login(page).click();
  await page.waitForURL(/\/pages\/index/);
});

test('a person without a mouse reads the key, agrees to the terms and signs in', async ({ page, admin }) => {
  const { username } = await choosePassword(admin);
  await page.goto('/login');
  await expect(page.getByLabel('Username')).toBeFocused();
  await page.keyboard.type(username);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Harbour7!lamp');
  await page.keyboard.press('Enter');
  await expect(token(page)).toBeFocused();

  await tabTo(page, 'I cannot scan it', 'Shift+Tab');
  await page.keyboard.press('Enter');
  const seed = ((await page.locator('details code').textContent()) ?? '').replaceAll(' ', '');
  await tabTo(page, 'Terms Of Use, Consent Notice and Privacy Notice');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Go to Next Section');
  for (const section of [1, 2, 3]) {
    await expect(terms(page).getByText(`Section ${section} of 3`)).toBeVisible();
    await page.keyboard.press('Enter');
  }
  await expect(agree(page)).toBeEnabled();
  await page.keyboard.press('Tab');
  await expect(agree(page)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(terms(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(terms(page)).toHaveCount(0);
  await expect(termsLink(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(token(page)).toBeFocused();
  await page.keyboard.type(await unusedCode(seed));
  await page.waitForURL(/\/pages\/index/);
});

test('whoever accepted the terms sees no link to them, and the sixth digit signs in by itself', async ({
  page,
  admin,
}) => {
  const person = await join(admin);
  await enterPassword(page, person.username);
  await expect(token(page)).toBeFocused();
  await expect(termsLink(page)).toHaveCount(0);
  await expect(qr(page)).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Terms' })).toHaveText(/✓.*\(done\)/);
  await expect(token(page)).toHaveAttribute('inputmode', 'numeric');
  await expect(token(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(login(page)).toBeDisabled();
  const code = await unusedCode(person.seed);
  await page.keyboard.type(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.waitForURL(/\/pages\/index/);
});

test('A12 a wrong token is told, keeps the step as it is, and is not sent twice by itself', async ({
  page,
  admin,
}) => {
  const person = await join(admin);
  await enterPassword(page, person.username);
  const right = await unusedCode(person.seed);
  const wrong = `${(Number(right[0]) + 5) % 10}${right.slice(1)}`;
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('twofactor') && sent.push(request.method()));
  await token(page).fill(wrong);
  await expect(toast(page, 'Login Failed')).toContainText('Invalid username or password.');
  await expect(page.getByRole('alert')).toHaveText('Invalid username or password.');
  await expect(token(page)).toBeFocused();
  await expect(token(page)).toHaveValue(wrong);
  await expect(token(page)).toHaveAttribute('aria-invalid', 'true');
  await token(page).press('End');
  await page.keyboard.press('Backspace');
  await page.keyboard.type(wrong.slice(-1));
  expect(sent).toHaveLength(1);
  await expect(login(page)).toBeEnabled();
  await token(page).fill(right);
  await page.waitForURL(/\/pages\/index/);
});

test('D8 the token is cut at 100 characters and takes nothing unsafe; starting over leads back to step 1', async ({
  page,
  admin,
}) => {
  const person = await join(admin);
  await enterPassword(page, person.username);
  await token(page).fill('7'.repeat(101));
  await expect(token(page)).toHaveValue('7'.repeat(100));
  await token(page).fill('12345{');
  await expect(toast(page, 'Warning')).toContainText('Invalid character input, not allowed!');
  await expect(login(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByLabel('Username')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Prudence' })).toBeVisible();
});

test('terms that cannot be loaded cannot be agreed to, and are asked for again', async ({
  page,
  admin,
  noise,
}) => {
  noise.expect(/net::ERR_FAILED/);
  const { username } = await choosePassword(admin);
  await page.route('**/assets/consentnotice.txt', (route) => route.abort(), { times: 1 });
  await enterPassword(page, username);
  await termsLink(page).click();
  await expect(terms(page)).toContainText('This text could not be loaded.');
  await expect(next(page)).toBeDisabled();
  await expect(agree(page)).toBeDisabled();
  await page.keyboard.press('Escape');
  await termsLink(page).click();
  await expect(next(page)).toBeEnabled();
});
