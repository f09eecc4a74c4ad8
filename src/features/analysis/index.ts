export { AnalysisDetailsPage } from './analysis-details-page.tsx';
export { RequestAnalysisPage } from './request-analysis-page.tsx';
