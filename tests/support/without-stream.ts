import type { Page } from '@playwright/test';

/** A page that is never told anything: the stream of notifications keeps the network from ever being idle. */
export const withoutStream = (page: Page) =>
  page.route('**/notifications/stream*', (route) => route.fulfill({ status: 204 }));
