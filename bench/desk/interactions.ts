import type { Page } from '@playwright/test';
import type { SignedIn } from '../../tests/support/sign-in.ts';
import { openAs } from '../../tests/support/take-seat.ts';

/** Interactions shorter than this are not told by the browser. */
const LEAST_MS = 16;

declare global {
  interface Window {
    /** How long each interaction took to the next paint, by its number. */
    interactions: Map<number, number>;
  }
}

function observe(least: number) {
  const told = new Map<number, number>();
  window.interactions = told;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as PerformanceEventTiming & { interactionId: number };
      if (interactionId) told.set(interactionId, Math.max(duration, told.get(interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: least } as PerformanceObserverInit);
}

/** A page whose processor is so many times slower, of somebody at an address. */
export async function slowPage(page: Page, rate: number, who: SignedIn, address: string): Promise<void> {
  await page.addInitScript(observe, LEAST_MS);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await openAs(page, who, address);
}

/** Until the page has nothing left to do and two frames were painted; one that is never idle is measured all the same. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve())), {
          timeout: 2000,
        });
      }),
  );

/** Milliseconds from each of the acts to the next paint, in order of size; what is too short to be told counts as the least. */
export async function interactions(page: Page, acts: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const taken: number[] = [];
  for (const act of acts) {
    await settled(page);
    await page.evaluate(() => window.interactions.clear());
    await act();
    await settled(page);
    taken.push(await page.evaluate((least) => Math.max(least, ...window.interactions.values()), LEAST_MS));
  }
  return taken.sort((a, b) => a - b);
}
