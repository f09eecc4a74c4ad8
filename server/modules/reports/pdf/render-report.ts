import { Piscina } from 'piscina';
import type { Language } from '../../../platform/index.ts';
import { composeDocument, type SealableReport } from '../document/compose-document.ts';
import type { OverviewDocument } from '../document/overview-document.ts';

let pool: Piscina | undefined;

/** The thread starts with the first report and ends after a quiet minute. */
function workers(): Piscina {
  pool ??= new Piscina({
    filename: new URL('./render.worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
  });
  return pool;
}

/** PDF bytes and number of pages. */
export async function renderReport(
  report: SealableReport,
  language: Language,
): Promise<{ bytes: Buffer; pages: number }> {
  const at = Math.floor(Date.parse(report.releasedAt) / 1000);
  const { bytes, pages } = await workers().run({
    layout: 'report',
    document: composeDocument(report, language),
    at,
  });
  return { bytes: Buffer.from(bytes), pages };
}

/** PDF bytes of an overview. */
export async function renderOverview(document: OverviewDocument, at: Date): Promise<Buffer> {
  const { bytes } = await workers().run({
    layout: 'overview',
    document,
    at: Math.floor(at.getTime() / 1000),
  });
  return Buffer.from(bytes);
}

const wordFile = new URL('../word/word-document.ts', import.meta.url).href;

/** The same as a Word document. */
export async function renderWord(report: SealableReport, language: Language): Promise<Buffer> {
  return Buffer.from(await workers().run(composeDocument(report, language), { filename: wordFile }));
}

export async function closeRenderer() {
  await pool?.destroy();
  pool = undefined;
}
