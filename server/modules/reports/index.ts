export { registerReports, reportVersionsOf, sealedPdf } from './routes.ts';
export { prepareRelease, seal } from './seal-report.ts';
