import type { Page } from '@playwright/test';
import { expect, test } from '../support/pages/browser-test.ts';
import { dialogsOf } from '../support/pages/dialogs-of.ts';
import { englishTexts, left, spokenInEnglish, tooLong } from '../support/pages/reader-language.ts';
import { violations, violationsButColours, violationsInDialog } from '../support/pages/violations.ts';
import type { SignedIn } from '../support/people/sign-in.ts';
import { ofDemo, signInToDemo } from '../support/people/sign-in-to-demo.ts';
import { whenLeft } from '../support/people/take-seat.ts';
import {
  anyCase,
  anyThirdParty,
  documentedCase,
  openDialog,
  reviewedCase,
  submittedCase,
} from './languages/dialogs.ts';
import { settingsToOpen } from './languages/settings-to-open.ts';

test.use({ program: 'mock/main.ts', viewport: { width: 390, height: 844 } });

const tabs = [
  ...['users', 'clients', 'security', 'terms', 'watchlists', 'companies', 'dispositions', 'masters'],
  ...[
    'calendar',
    'method',
    'news',
    'retrain',
    'countries',
    'policy',
    'scim',
    'retention',
    'webhooks',
    'system',
    'api',
  ],
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
      const addressOf = addressesFor(person);
      if (username === 'admin') {
        const undo = await settingsToOpen(person, await ofDemo(person.baseUrl, 'admin2'));
        whenLeft(page.context(), undo);
      }
      const addresses = new Map<string, string>();
      // All of them before the page reads one: it shows what it has read for a minute.
      for (const place of [...places, ...Object.keys(dialogsOf[username] ?? {})])
        addresses.set(place, await addressOf(place));
      for (const [place, address] of addresses)
        await test.step(place, async () => {
          await visit(page, address);
          await expect(page.locator('html')).toHaveAttribute('lang', locale);
          await expect(page.locator('html')).toHaveAttribute('dir', direction);
          await expect(page).toHaveTitle(script);
          await looked(place, judged);
          for (const path of Object.values(dialogsOf[username]?.[place] ?? {}).flat()) {
            const { dialog, opener } = await openDialog(page, path, language);
            // What a dialog is made of is the same in every language.
            await looked(path, locale === 'ar-SA' ? violationsInDialog : async () => []);
            await page.keyboard.press('Escape');
            await expect(dialog).toHaveCount(0);
            await expect.soft(opener, `${path}: who opened it has the focus again`).toBeFocused();
          }
        });
    });

/** What a place names without its address: `case&tab=rating`, `case:in_review&tab=report`, a third party. */
const found: Record<string, (person: SignedIn) => Promise<string>> = {
  case: anyCase,
  'case:documented': documentedCase,
  'case:submitted': submittedCase,
  'case:in_review': reviewedCase,
  'thirdparties?thirdparty=': anyThirdParty,
};

/** The address of each place, the same one for all tabs of a case. */
function addressesFor(person: SignedIn) {
  const known = new Map<string, Promise<string>>();
  return async (place: string) => {
    const [, name = '', tab = ''] = /^([^&]*)(.*)$/.exec(place) ?? [];
    const find = found[name];
    if (!find) return `/pages/${place}`;
    const address = known.get(name) ?? find(person);
    known.set(name, address);
    return `${await address}${tab}`;
  };
}

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
