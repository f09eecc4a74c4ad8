import type { Page } from '@playwright/test';
import { arrived } from '../shell/visit.ts';

/** The same tab twice, as the browser's "Duplicate" makes it: with a copy of its session storage. */
export async function duplicate(page: Page): Promise<Page> {
  const [copy] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open('/pages/index')),
  ]);
  await arrived(copy);
  return copy;
}
