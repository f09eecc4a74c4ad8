export { composeReport } from './compose-report.ts';
export type { Block, Cell } from './document/blocks.ts';
export { composeDocument } from './document/compose-document.ts';
export { lookOf } from './document/look.ts';
export type { ColumnsBlock, OverviewDocument } from './document/overview-document.ts';
export { closeRenderer, renderOverview, renderReport } from './pdf/render-report.ts';
export { reportVersionView } from './report-version-view.ts';
export { mountReports, reportVersionsOf, sealedFiles, sealedPdf } from './routes.ts';
export { prepareRelease, seal } from './seal-report.ts';
