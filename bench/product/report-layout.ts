import { closeRenderer, renderReport } from '../../server/modules/reports/index.ts';
import { markedUpReport } from '../../tests/support/documents/rich-report.ts';
import { printTable } from './print-table.ts';

const PAGES = 10;
const ROUNDS = 9;

/** The report that the tests render, with its findings told again until it is long enough. */
async function longReport() {
  const { findings, ...report } = { ...markedUpReport(), dataSha256: 'ab12'.repeat(16) };
  for (let times = 1; ; times += 1) {
    const told = Array.from({ length: times }, () => findings).flat();
    const long = { ...report, findings: told.map((finding, at) => ({ ...finding, number: at + 1 })) };
    if ((await renderReport(long, 'en-US')).pages >= PAGES) return long;
  }
}

/** Another report of the same length: of one that was laid out before, the layout remembers parts. */
const retold = (report: Awaited<ReturnType<typeof longReport>>, by: string) => ({
  ...report,
  legalName: `${report.legalName} ${by}`,
  findings: report.findings.map((finding) => ({ ...finding, summary: `${finding.summary} ${by}` })),
});

/** How long a released report takes to become a PDF: the first, which starts the thread and reads the typefaces, and later ones. */
export async function measureReportLayout(): Promise<void> {
  const report = await longReport();
  const rows: (string | number)[][] = [];
  for (const language of ['en-US', 'hi-IN', 'ar-SA'] as const) {
    await closeRenderer();
    const times: number[] = [];
    let pages = 0;
    for (let round = 0; round <= ROUNDS; round += 1) {
      const from = performance.now();
      ({ pages } = await renderReport(retold(report, `${language} ${round}`), language));
      times.push(performance.now() - from);
    }
    const [first = 0, ...later] = times;
    const median = later.toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0;
    rows.push([language, pages, first.toFixed(0), median.toFixed(0)]);
  }
  await closeRenderer();
  printTable('A report as PDF', [['language', 'pages', 'first, ms', 'later, ms (median)'], ...rows]);
}
