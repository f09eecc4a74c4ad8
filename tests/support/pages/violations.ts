import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** All that another theme can change. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it stands, from `moderate` up, each with the places it names. */
export function violations(page: Page): Promise<string[]> {
  return found(page, (axe) => axe.withTags(WCAG));
}

/** The same without what only colours decide, for a page whose colours are judged in another language. */
export function violationsButColours(page: Page): Promise<string[]> {
  return found(page, (axe) => axe.withTags(WCAG).disableRules(COLOURS));
}

/** The same of the dialog that is open over a page. */
export function violationsInDialog(page: Page): Promise<string[]> {
  return found(page, (axe) => axe.include('[role=dialog]').withTags(WCAG));
}

/** The same for a page that was judged whole in the other theme. */
export function violationsOfColours(page: Page): Promise<string[]> {
  return found(page, (axe) => axe.withRules(COLOURS));
}

async function found(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // Colours in transition are neither the old nor the new ones.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  );
  // Otherwise axe works out where everything stands that is right, and opens a second page to sum up.
  const isLoaded = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: ';' }) })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode();
  const results = await choose(axe).analyze();
  return results.violations
    .filter(({ impact }) => impact !== 'minor')
    .map(
      ({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
}
