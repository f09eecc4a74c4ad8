import type { Page } from '@playwright/test';
import {
  englishSentences,
  englishTexts,
  left,
  textsOf,
  tooLong,
} from '../../support/pages/reader-language.ts';
import type { SignedIn } from '../../support/people/sign-in.ts';
import { expect } from '../login/people.ts';
import { outside } from './in-view.ts';

/** Each width, theme and language once over the three: all eighteen would say no more and take six times as long. */
export const LOOKS = [
  { width: 1440, colorScheme: 'dark', locale: 'en-US' },
  { width: 768, colorScheme: 'light', locale: 'hi-IN' },
  { width: 390, colorScheme: 'dark', locale: 'ar-SA' },
] as const;
type Look = (typeof LOOKS)[number];

export const titleOf = ({ width, colorScheme, locale }: Look) =>
  `at ${width} px, ${colorScheme}, in ${locale}`;

/** Of the bar and the menu, whose texts are in no catalogue. */
export const BELL = { 'en-US': /^Notifications/, 'hi-IN': /^सूचनाएँ/, 'ar-SA': /^الإشعارات/ };

/** The page as this person has set it up. Answers the words of their language, and a look at what the page shows. */
export async function setUp(page: Page, person: SignedIn, { width, colorScheme, locale }: Look) {
  const language = locale.slice(0, 2);
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
  await person.call('POST /security/v1.0/updatelanguage', { language: locale });
  await page.addInitScript((chosen) => localStorage.setItem('umi_locale', chosen), locale);
  const english = englishTexts(language);
  const looksRight = async (where: string) => {
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
    await expect(page.locator('.ant-spin-spinning, [data-busy]')).toHaveCount(0);
    await expect.poll(() => outside(page), { message: `${where}: outside the window` }).toEqual([]);
    await expect.poll(() => tooLong(page), { message: `${where}: longer than its place` }).toEqual([]);
    if (language === 'en') return;
    await expect.poll(() => left(page, english), { message: `${where}: left in English` }).toEqual([]);
    await expect.poll(() => englishSentences(page), { message: `${where}: English` }).toEqual([]);
  };
  return { say: textsOf(language), looksRight };
}
