import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/pages/browser-test.ts';
import { englishSentences, englishTexts, left, textsOf, tooLong } from '../support/pages/reader-language.ts';
import { signInToDemo } from '../support/people/sign-in-to-demo.ts';
import { giveSeatsBack } from '../support/people/take-seat.ts';
import type { Server } from '../support/servers/start-server.ts';
import { raiseInWords } from './main-job/raise-in-words.ts';
import { go } from './shell/visit.ts';

const phone = { width: 390, height: 844 };
test.use({ program: 'mock/main.ts', viewport: phone });

const languages = { 'hi-IN': 'hi', 'ar-SA': 'ar' } as const;
type Locale = keyof typeof languages;
type Say = ReturnType<typeof textsOf>;
const analysis = 'features/analysis';
const report = 'contract/texts/report';

for (const [locale, language] of Object.entries(languages) as [Locale, string][])
  test(`the main job in ${locale}: a client asks, a drafter works, a second person releases, and no sentence is English`, async ({
    browser,
    server,
  }) => {
    const say = textsOf(language);
    const english = englishTexts(language);
    const looked = async (page: Page, where: string) => {
      await expect(page.locator('.ant-spin-spinning, [data-busy]')).toHaveCount(0);
      expect.soft(await tooLong(page), `${where}: longer than its place`).toEqual([]);
      expect.soft(await left(page, english), `${where}: left in English`).toEqual([]);
      expect.soft(await englishSentences(page), `${where}: English sentences`).toEqual([]);
    };
    const enter = (who: string, address?: string) => onPhone(browser, server, who, locale, address);

    const client = await enter('client', '/pages/newrequest?new=1');
    const name = `Quillmere ${language} Lanterns`;
    await raiseInWords(client, { say, locale, name, looked: (where) => looked(client, where) });
    const address = await openCase(client, name);
    await looked(client, 'the client’s case');

    const allocator = await enter('allocator', address);
    await looked(allocator, 'the allocator’s case');
    await act(allocator, say(analysis, 'allocate'), (dialog) =>
      dialog.getByRole('radio', { name: /Meera/ }).check(),
    );

    const drafter = await enter('drafter');
    await expect(drafter.getByRole('heading', { level: 1 })).toBeVisible();
    await looked(drafter, 'the drafter’s Home');
    await go(drafter, address);
    await drafter.getByRole('button', { name: say(analysis, 'start'), exact: true }).click();
    for (const tab of ['matches', 'findings', 'rating', 'report', 'timeline']) {
      await openTab(drafter, address, tab);
      await looked(drafter, `the drafter’s ${tab}`);
    }
    await draft(drafter, say, address);
    await act(drafter, say(analysis, 'submitForReview'));

    await allocator.goto(address);
    await act(allocator, say(analysis, 'release'));
    await looked(allocator, 'the released case');

    await go(client, '/pages/index');
    await client.getByRole('button', { name: new RegExp(bellName(locale)) }).click();
    await expect(client.getByText(name).first()).toBeVisible();
    await looked(client, 'the client’s bell');
    await go(client, address);
    await expect(client.getByText(name).first()).toBeVisible();
    await looked(client, 'the client’s report');
    for (const page of [client, allocator, drafter]) {
      await giveSeatsBack(page.context());
      await page.context().close();
    }
  });

const bellName = (locale: Locale) => ({ 'hi-IN': '^सूचनाएँ, ', 'ar-SA': '^الإشعارات' })[locale];

async function onPhone(
  browser: Browser,
  server: Server,
  username: string,
  language: Locale,
  address?: string,
) {
  const context = await browser.newContext({
    viewport: phone,
    baseURL: server.baseUrl,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await signInToDemo(page, server, username, { language, address });
  return page;
}

async function openCase(page: Page, name: string) {
  await go(page, `/pages/requestdetails?search=${encodeURIComponent(name)}`);
  await page.locator('a[href*="/pages/requestanalysis?"]').first().click();
  await page.waitForURL(/\/pages\/requestanalysis\?/);
  await expect(page.getByText(name).first()).toBeVisible();
  const { pathname, search } = new URL(page.url());
  return `${pathname}${search}`;
}

async function openTab(page: Page, address: string, tab: string) {
  await go(page, `${address}&tab=${tab}`);
  await expect(page.locator(`[role=tabpanel][id$="-panel-${tab}"]`)).toBeVisible();
}

/** One act of the bar; `prepare` fills in its dialog. */
async function act(
  page: Page,
  button: string,
  prepare?: (dialog: ReturnType<Page['getByRole']>) => Promise<void>,
) {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await prepare?.(dialog);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Writes what is required and still empty, and answers for the risk that was ordered. */
async function draft(page: Page, say: Say, address: string) {
  await openTab(page, address, 'report');
  await page.getByRole('textbox', { name: say(report, 'section.summary') }).fill('Nothing was found.');
  await page
    .locator('#section-sanctions')
    .getByRole('button', { name: new RegExp(`^${say(analysis, 'markedNothingFound')}`) })
    .click();
  const bar = page.getByRole('region', { name: say(analysis, 'unsavedChanges') });
  await bar.getByRole('button', { name: say(analysis, 'save') }).click();
  await expect(bar.getByText(say(analysis, 'everythingIsSaved'))).toBeVisible();
}
