import { Piscina } from 'piscina';
import type { SealableReport } from './report-document.ts';

let pool: Piscina | undefined;

/** PDF bytes and number of pages. The thread starts with the first report and ends after a quiet minute. */
export async function renderReport(report: SealableReport): Promise<{ bytes: Buffer; pages: number }> {
  pool ??= new Piscina({
    filename: new URL('./render.worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
  });
  const { bytes, pages } = await pool.run(report);
  return { bytes: Buffer.from(bytes), pages };
}

export async function closeRenderer() {
  await pool?.destroy();
  pool = undefined;
}
