import type { Page } from '@playwright/test';

/**
 * A page that is never told anything: the stream of notifications keeps the network from ever being idle. Playwright's
 * own routes would take the browser's cache away from every other call of the page.
 */
export const withoutStream = (page: Page) =>
  page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (...call) =>
      String(call[0] instanceof Request ? call[0].url : call[0]).includes('/notifications/stream')
        ? Promise.resolve(new Response(null, { status: 204 }))
        : fetch(...call);
  });
