import type { Page } from '@playwright/test';
import { expect, test } from '../../support/clock/clocked-test.ts';
import { arrived } from './visit.ts';

const account = (page: Page) => page.getByRole('button', { name: /^Account of/ });
const panel = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

test('the first stop skips to the content, without a move that unsaved changes would ask about', async ({
  person,
  seat,
  page,
}) => {
  await seat(await person({ role: 'client' }));
  await arrived(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
});

test('? shows the keys, g and a letter go to places of the menu, / to the search, and all can be switched off', async ({
  person,
  seat,
  page,
}) => {
  await seat(await person({ role: 'allocator' }));
  await arrived(page);
  await page.keyboard.press('?');
  const sheet = panel(page, 'Keyboard shortcuts');
  await expect(sheet).toContainText('Request Details');
  await expect(sheet).not.toContainText('Settings');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.keyboard.press('g');
  await page.keyboard.press('r');
  await expect(page).toHaveURL(/\/pages\/requestdetails$/);
  await arrived(page);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('ga');
  await expect(page.getByRole('searchbox')).toHaveValue('ga');
  await expect(page).toHaveURL(/search=ga$/);
  await page.getByRole('heading', { level: 1 }).click();
  // A place of another role has no key.
  await page.keyboard.press('g');
  await page.keyboard.press('n');
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await expect(page).toHaveURL(/\/pages\/audittrails$/);
  await account(page).click();
  await page.getByRole('checkbox', { name: 'Keyboard shortcuts' }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('h');
  await page.keyboard.press('?');
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/pages\/audittrails$/);
});

test('light, dark and as the system, comfortable and compact, kept over a reload', async ({
  person,
  seat,
  page,
}) => {
  await seat(await person({ role: 'client' }));
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  expect(await theme()).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(theme).toBe('dark');
  await account(page).click();
  await page.getByText('Light', { exact: true }).click();
  await expect.poll(theme).toBe('light');
  const height = () =>
    account(page)
      .page()
      .getByRole('button', { name: 'Logout' })
      .evaluate((button) => button.getBoundingClientRect().height);
  const before = await height();
  await page.getByText('Compact', { exact: true }).click();
  await expect.poll(height).toBeLessThan(before);
  await page.reload();
  expect(await theme()).toBe('light');
  await account(page).click();
  await expect(page.getByRole('radio', { name: 'Compact' })).toBeChecked();
});

test('the language is kept with the account; Arabic turns shell and pages around', async ({
  person,
  seat,
  page,
  wire,
}) => {
  const drafter = await person({ role: 'drafter', name: 'Omar Idris' });
  await seat(drafter);
  await account(page).click();
  await page.getByText('العربية').click();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(html).toHaveAttribute('lang', 'ar-SA');
  await expect.poll(() => wire.of('/updatelanguage', 'POST').map(({ status }) => status)).toEqual([200]);
  await page.keyboard.press('Escape');
  const side = await page.getByRole('complementary').boundingBox();
  expect(side?.x).toBe(1440 - 200);
  const main = page.locator('#content');
  await expect(main).toHaveCSS('direction', 'rtl');
  await expect(main.getByRole('heading', { level: 1 })).toContainText('مرحبًا');
  await page.reload();
  await expect(html).toHaveAttribute('dir', 'rtl');
  // Another browser knows it from the account as soon as the session says who this is.
  const details = () => page.evaluate(() => sessionStorage.getItem('currentDetails') ?? '');
  await expect.poll(details).toContain('ar-SA');
});

for (const language of ['hi-IN', 'ar-SA'])
  test(`the shell leaves no English word of its own in ${language}`, async ({
    person,
    seat,
    page,
    clocked,
    wire,
  }) => {
    const client = await person({ role: 'client', name: '0', username: `0${language.slice(0, 2)}` });
    await clocked.ask('notify', { userId: client.userId, clientId: client.clientId, entities: ['0'] });
    await seat(client);
    await account(page).click();
    await page.getByText(language === 'hi-IN' ? 'हिन्दी' : 'العربية').click();
    await expect.poll(() => wire.of('/updatelanguage', 'POST').length).toBe(1);
    await page.keyboard.press('Escape');
    await page.reload();
    await arrived(page);
    const english: string[] = [];
    const read = async (where: string) => {
      // What is said in English on purpose says so; names and addresses stand in elements of their own direction.
      const words = await page.evaluate(() => {
        const texts: string[] = [];
        const skip = '[lang="en"], bdi, kbd, main, style, script, title';
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          if (!node.parentElement?.closest(skip)) texts.push(node.textContent ?? '');
        for (const element of document.querySelectorAll('[aria-label], [title]'))
          if (!element.closest(`${skip}, .anticon`))
            texts.push(element.getAttribute('aria-label') ?? '', element.getAttribute('title') ?? '');
        return texts.join('\n').match(/[A-Za-z]{2,}/g) ?? [];
      });
      // Ctrl is what stands on the key.
      const alike = ['Prudence', 'English', 'Ctrl'];
      english.push(...words.filter((word) => !alike.includes(word)).map((word) => `${where}: ${word}`));
    };
    await read('frame');
    for (const place of [0, 1, 2]) {
      await page.getByRole('banner').locator('[aria-haspopup=dialog]').nth(place).click();
      await read(`popup ${place}`);
      await page.keyboard.press('Escape');
    }
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    await read('keys');
    expect(english).toEqual([]);
  });
