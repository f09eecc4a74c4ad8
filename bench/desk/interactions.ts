import type { Page } from '@playwright/test';
import type { SignedIn } from '../../tests/support/people/sign-in.ts';
import { openAs } from '../../tests/support/people/take-seat.ts';

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
export const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve())), {
          timeout: 2000,
        });
      }),
  );

export type Interaction = {
  /** Milliseconds to the next paint; what is too short to be told counts as the least. */
  toPaint: number;
  /** Of the page's own thread until the page rests again, slowed as it is: other programs distort it less. */
  cpu: number;
};

/** What each of the acts costs. */
export async function interactions(
  page: Page,
  acts: readonly (() => Promise<unknown>)[],
): Promise<Interaction[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const taken: Interaction[] = [];
  for (const act of acts) {
    await settled(page);
    await page.evaluate(() => window.interactions.clear());
    const before = await worked();
    await act();
    await settled(page);
    const cpu = (await worked()) - before;
    const toPaint = await page.evaluate(
      (least) => Math.max(least, ...window.interactions.values()),
      LEAST_MS,
    );
    taken.push({ toPaint, cpu });
  }
  await session.detach();
  return taken;
}
