export { registerReports, reportVersionsOf, sealedFiles, sealedPdf } from './routes.ts';
export { prepareRelease, seal } from './seal-report.ts';
