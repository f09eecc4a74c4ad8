import type { Page } from '@playwright/test';

/** Waits until something with this name can take the focus, and moves on by the Tab key until it has it. */
export async function tabTo(page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await page.waitForFunction((begin) => {
    // What lies under a dialog is out of reach.
    const dialogs = [...document.querySelectorAll('[aria-modal="true"]')].filter((one) =>
      one.checkVisibility(),
    );
    const able = (dialogs.at(-1) ?? document).querySelectorAll<HTMLElement>(
      'a[href], button:enabled, input:enabled, textarea:enabled, summary, [tabindex]',
    );
    return [...able].some((one) => {
      const label = one.getAttribute('aria-label') ?? one.closest('label')?.textContent ?? one.textContent;
      return label?.trim().startsWith(begin) && one.checkVisibility();
    });
  }, name);
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      const label = activeElement?.getAttribute('aria-label') ?? activeElement?.closest('label')?.textContent;
      return (label ?? activeElement?.textContent ?? '').trim();
    });
  for (let left = 80; left > 0; left -= 1) {
    if ((await focused()).startsWith(name)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The Tab key does not reach "${name}"; the focus is at "${await focused()}"`);
}
