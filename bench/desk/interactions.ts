import type { Page } from '@playwright/test';
import type { SignedIn } from '../../tests/support/sign-in.ts';
import { openAs } from '../../tests/support/take-seat.ts';

/** Entries shorter than this are not told by the browser. */
const LEAST_MS = 16;

/** What a page tells of itself: how long each interaction took to the next paint, its largest paint and its shifts. */
function observe(least: number) {
  const seen = { interactions: new Map<number, number>(), paint: 0, shift: 0 };
  Object.assign(window, { seen });
  const told = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      durationThreshold: least,
    } as PerformanceObserverInit);
  told('event', (entry) => {
    const { interactionId, duration } = entry as PerformanceEventTiming & { interactionId: number };
    if (interactionId)
      seen.interactions.set(interactionId, Math.max(duration, seen.interactions.get(interactionId) ?? 0));
  });
  told('largest-contentful-paint', ({ startTime }) => {
    seen.paint = startTime;
  });
  told('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shift += value;
  });
}

type Seen = { interactions: Map<number, number>; paint: number; shift: number };
declare global {
  interface Window {
    seen: Seen;
  }
}

/** A page whose processor is so many times slower, of somebody at an address. */
export async function slowPage(page: Page, rate: number, who: SignedIn, address: string): Promise<void> {
  await page.addInitScript(observe, LEAST_MS);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await openAs(page, who, address);
}

/** Until the page has nothing left to do and two frames were painted. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // A page that is never idle is measured all the same.
        requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve())), {
          timeout: 2000,
        });
      }),
  );
}

/** Milliseconds from each of the interactions to the next paint; what is too short to be told counts as the least. */
export async function interactions(page: Page, acts: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const taken: number[] = [];
  for (const act of acts) {
    await settled(page);
    await page.evaluate(() => window.seen.interactions.clear());
    await act();
    await settled(page);
    taken.push(
      await page.evaluate((least) => Math.max(least, ...window.seen.interactions.values()), LEAST_MS),
    );
  }
  return taken.sort((a, b) => a - b);
}

/** Milliseconds to the largest paint, and how far what was read has moved meanwhile. */
export async function paintOf(page: Page): Promise<{ paint: number; shift: number }> {
  await settled(page);
  return page.evaluate(() => ({ paint: window.seen.paint, shift: window.seen.shift }));
}
