import { Piscina } from 'piscina';
import type { Language } from '../../../platform/index.ts';
import { composeDocument, type SealableReport } from '../document/compose-document.ts';

let pool: Piscina | undefined;

/** PDF bytes and number of pages. The thread starts with the first report and ends after a quiet minute. */
export async function renderReport(
  report: SealableReport,
  language: Language,
): Promise<{ bytes: Buffer; pages: number }> {
  pool ??= new Piscina({
    filename: new URL('./render.worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
  });
  const at = Math.floor(Date.parse(report.releasedAt) / 1000);
  const { bytes, pages } = await pool.run({ document: composeDocument(report, language), at });
  return { bytes: Buffer.from(bytes), pages };
}

export async function closeRenderer() {
  await pool?.destroy();
  pool = undefined;
}
