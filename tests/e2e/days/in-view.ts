import type { Page } from '@playwright/test';
import { expect } from '../../support/pages/browser-test.ts';

const WIDTHS = [768, 390, 1440];

/** Where the days by keyboard are gone through: each width once, and both themes. */
export const KEYBOARD_LOOKS = [
  { width: 1440, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
] as const;

/** What of the page lies outside the window: the page itself, primary buttons, and marks of risk, status and due day. */
export const outside = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = scrollWidth > clientWidth ? [`the page, ${scrollWidth} px wide`] : [];
    const marks = document.querySelectorAll('main .ant-btn-primary, main [data-risk], main [data-status]');
    const hidden = [...marks].filter((one) => {
      const { left, right, width } = one.getBoundingClientRect();
      return width > 0 && (left < -1 || right > innerWidth + 1);
    });
    return [...wide, ...hidden.map((one) => one.textContent?.trim())];
  });

/** What is on the screen stays in view at each width, in light and dark; ends at the widest, in light. */
export async function staysInView(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await expect
        .poll(() => outside(page), { message: `${page.url()} at ${width} px, ${colorScheme}` })
        .toEqual([]);
    }
  }
}
