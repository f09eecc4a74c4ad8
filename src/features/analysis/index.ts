export { AnalysisDetailsPage } from './queue/analysis-details-page.tsx';
export { RequestAnalysisPage } from './request-analysis-page.tsx';
