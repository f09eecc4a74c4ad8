import type { BrowserContext, Page } from '@playwright/test';

/** `SLOW=8` slows the processor of every page eight times, which brings out tests that trust a machine's pace. */
const rate = Number(process.env.SLOW ?? 1);

async function slow(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

export function slowDown(context: BrowserContext) {
  if (rate > 1) context.on('page', (page) => void slow(page).catch(() => {}));
}
