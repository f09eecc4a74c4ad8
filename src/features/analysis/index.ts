export { type BorrowedParts, BorrowedPartsProvider } from './acts/borrowed-parts.ts';
export { AnalysisDetailsPage } from './queue/analysis-details-page.tsx';
export { RequestAnalysisPage } from './request-analysis-page.tsx';
