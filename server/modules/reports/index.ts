export { composeReport } from './compose-report.ts';
export { composeDocument } from './document/compose-document.ts';
export { mountReports, reportVersionsOf, sealedFiles, sealedPdf } from './routes.ts';
export { prepareRelease, seal } from './seal-report.ts';
