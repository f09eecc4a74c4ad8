import type { Page } from '@playwright/test';
import { settled } from './interactions.ts';

declare global {
  interface Window {
    /** When the largest part of the page was painted, ms, and how far its parts moved without anybody’s doing. */
    load: { largest: number; shifted: number };
  }
}

function observe() {
  const load = { largest: 0, shifted: 0 };
  window.load = load;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) load.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) load.shifted += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** LCP (ms) and CLS of a page opened directly, with a warm cache. `shown` is visible once the page is complete. */
export async function loadOf(page: Page, address: string, shown: string): Promise<Window['load']> {
  const script = await page.addInitScript(observe);
  await page.goto(address);
  await page.locator(shown).first().waitFor();
  await settled(page);
  await settled(page);
  await script.dispose();
  return page.evaluate(() => window.load);
}
