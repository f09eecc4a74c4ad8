import type { Page } from '@playwright/test';
import type { textsOf } from '../../support/pages/reader-language.ts';
import { expect } from '../login/people.ts';

type Raise = {
  say: ReturnType<typeof textsOf>;
  locale: string;
  name: string;
  looked: (where: string) => Promise<void>;
};
const wizard = 'features/new-request';
const words = 'shared/words';

/** Entity → Scope → Documents → Review in the reader's language, from the first step on. Answers the number. */
export async function raiseInWords(page: Page, { say, locale, name, looked }: Raise): Promise<string> {
  const next = () => page.getByRole('button', { name: say(wizard, 'next') }).click();
  await page.getByLabel(say(words, 'legalName'), { exact: true }).fill(name);
  const india = new Intl.DisplayNames(locale, { type: 'region' }).of('IN') ?? '';
  // Found by its English name too.
  await choose(page, say(words, 'countryOfIncorporation'), 'India', india);
  await looked('the first step');
  await next();
  await page.getByText(say(words, 'title.basic_screening')).click();
  await page.getByLabel(say(words, 'title.sanctions')).check();
  await choose(page, say(words, 'relationshipType'), say(words, 'agent'));
  await page.getByLabel(say(words, 'purpose'), { exact: true }).fill('Lanterns.');
  await looked('the second step');
  await next();
  await looked('the third step');
  await next();
  await page.getByRole('checkbox').last().check();
  await looked('the last step');
  await page.getByRole('button', { name: say(wizard, 'submitRequest') }).click();
  const number = page.getByText(/PR-\d+/).first();
  await expect(number).toBeVisible();
  await looked('what was submitted');
  return /PR-\d+/.exec((await number.textContent()) ?? '')?.[0] ?? '';
}

async function choose(page: Page, label: string, typed: string, option = typed) {
  const field = page.getByLabel(label, { exact: true });
  await field.click();
  await field.fill(typed);
  await page
    .locator('.ant-select-dropdown:visible')
    .getByText(new RegExp(`^${option}`))
    .first()
    .click();
}
