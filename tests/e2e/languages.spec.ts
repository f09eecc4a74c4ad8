import type { Page } from '@playwright/test';
import { expect, test } from '../support/pages/browser-test.ts';
import { englishTexts, left, spokenInEnglish, tooLong } from '../support/pages/reader-language.ts';
import { violations, violationsButColours, violationsInDialog } from '../support/pages/violations.ts';
import { signInToDemo } from '../support/people/sign-in-to-demo.ts';
import { anyCase, dialogsOf, openDialog } from './languages/dialogs.ts';

test.use({ program: 'mock/main.ts', viewport: { width: 390, height: 844 } });

const tabs = [
  ...['users', 'clients', 'security', 'terms', 'watchlists', 'companies', 'dispositions', 'masters'],
  ...['calendar', 'method', 'news', 'retrain', 'countries', 'policy', 'scim', 'webhooks', 'system', 'api'],
];
const placesOf = {
  admin: ['index', 'audittrails', 'settings', ...tabs.map((tab) => `settings?tab=${tab}`)],
  client: ['index', 'newrequest', 'newrequest?new=1', 'requestdetails', 'thirdparties'],
  allocator: [
    ...['index', 'requestdetails', 'client-overview-dashboard', 'secondlooks', 'thirdparties'],
    'case&tab=summary',
  ],
  drafter: [
    ...['index', 'analysisdetails', 'namesearch'],
    ...['matches', 'findings', 'rating'].map((tab) => `case&tab=${tab}`),
  ],
};
const languages = {
  'hi-IN': ['hi', 'ltr', /^\p{Script=Devanagari}.* · Prudence$/u],
  'ar-SA': ['ar', 'rtl', /^\p{Script=Arabic}.* · Prudence$/u],
} as const;

for (const [locale, [language, direction, script]] of Object.entries(languages))
  for (const [username, places] of Object.entries(placesOf))
    test(`what ${username} sees in ${locale} is in that language and fits a phone`, async ({
      page,
      server,
    }) => {
      const english = englishTexts(language);
      // The colours are the same in every language.
      const judged = locale === 'ar-SA' ? violations : violationsButColours;
      const person = await signInToDemo(page, server, username, {
        language: locale as keyof typeof languages,
      });
      const looked = async (where: string, axe: (page: Page) => Promise<string[]>) => {
        await shown(page);
        expect.soft(await tooLong(page), `${where}: longer than its place`).toEqual([]);
        expect.soft(await left(page, english), `${where}: left in English`).toEqual([]);
        expect.soft(await spokenInEnglish(page), `${where}: spoken in English`).toEqual([]);
        expect.soft(await axe(page), `${where}: axe`).toEqual([]);
      };
      const address = places.some(isOfCase) ? await anyCase(person) : '';
      for (const place of places)
        await test.step(place, async () => {
          await visit(page, isOfCase(place) ? place.replace('case', address) : `/pages/${place}`);
          await expect(page.locator('html')).toHaveAttribute('lang', locale);
          await expect(page.locator('html')).toHaveAttribute('dir', direction);
          await expect(page).toHaveTitle(script);
          await looked(place, judged);
          for (const path of dialogsOf[username]?.[place] ?? []) {
            const { dialog, opener } = await openDialog(page, path, language);
            // What a dialog is made of is the same in every language.
            await looked(path, locale === 'ar-SA' ? violationsInDialog : async () => []);
            await page.keyboard.press('Escape');
            await expect(dialog).toHaveCount(0);
            await expect.soft(opener, `${path}: who opened it has the focus again`).toBeFocused();
          }
        });
    });

const isOfCase = (place: string) => place.startsWith('case');

async function visit(page: Page, address: string) {
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await shown(page);
}

/** What it loads has come. */
async function shown(page: Page) {
  await expect(page.locator('.ant-spin-spinning, [data-busy], [role=status] [class*=bone]')).toHaveCount(0);
}
