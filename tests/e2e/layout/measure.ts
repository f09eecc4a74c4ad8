import type { Page } from '@playwright/test';

/** Where a part begins from the side that reading begins at, and how wide it is: px. */
type Place = { start: number; width: number };
export type Places = Record<string, Place>;

/** The parts that are shown, at their places. */
export const places = (page: Page, parts: Record<string, string>): Promise<Places> =>
  page.evaluate((wanted) => {
    const isRtl = document.documentElement.dir === 'rtl';
    const found: Places = {};
    for (const [name, selector] of Object.entries(wanted)) {
      const shown = [...document.querySelectorAll<HTMLElement>(selector)].find(
        (one) => one.offsetParent !== null || one.getClientRects().length > 0,
      );
      if (!shown) continue;
      const { left, right, width } = shown.getBoundingClientRect();
      const start = isRtl ? document.documentElement.clientWidth - right : left;
      found[name] = { start: Math.round(start), width: Math.round(width) };
    }
    return found;
  }, parts);

/** What no page may show at any width: something beyond its edge, words that are cut, controls over one another. */
export const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const nameOf = (one: Element) =>
      one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 40) ?? one.tagName;
    const isShown = (one: Element) => {
      const { width, height } = one.getBoundingClientRect();
      return (
        width > 1 && height > 1 && one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      );
    };
    /** What scrolls within itself may go on beyond its edge. */
    const scrolls = (one: Element) =>
      one.closest('.ant-table-content, .ant-segmented, .ant-tabs-nav-wrap, [tabindex="0"][role="group"]');
    const controls = [...document.querySelectorAll('main :is(button, h1, h2, [role="tab"])')].filter(isShown);
    const beyond = controls.filter((one) => {
      const { left, right } = one.getBoundingClientRect();
      return !scrolls(one) && (left < -1 || right > innerWidth + 1);
    });
    const cut = controls.filter((one) => one.matches('button') && one.scrollWidth > one.clientWidth + 1);
    const over: string[] = [];
    controls.forEach((one, at) => {
      for (const other of controls.slice(at + 1)) {
        if (one.contains(other) || other.contains(one) || scrolls(one) || scrolls(other)) continue;
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 2 && high > 2) over.push(`“${nameOf(one)}” over “${nameOf(other)}”`);
      }
    });
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
      ...beyond.map((one) => `“${nameOf(one)}” is beyond the edge`),
      ...cut.map((one) => `“${nameOf(one)}” is cut`),
      ...over,
    ];
  });

/** Other typefaces make a part a little wider. */
const ACROSS_PX = 16;

/**
 * How the parts differ across the page from where they were; in Arabic the page is a mirror. How far down they stand, and
 * whether there is something of each, other tests of the same demo decide as well.
 */
export function moved(before: Places, now: Places, byWords: readonly string[]): string[] {
  return Object.keys(now)
    .filter((name) => name in before && !byWords.includes(name))
    .flatMap((name) =>
      (['start', 'width'] as const).flatMap((side) => {
        const [was, is] = [before[name]?.[side] ?? 0, now[name]?.[side] ?? 0];
        return Math.abs(was - is) > ACROSS_PX ? [`${name}: ${side} ${was} → ${is}`] : [];
      }),
    );
}
