export { MatchEvidence } from './matches/evidence/match-evidence.tsx';
export { NameSearchPage } from './name-search/name-search-page.tsx';
export { AnalysisDetailsPage } from './queue/analysis-details-page.tsx';
export { RequestAnalysisPage } from './request-analysis-page.tsx';
export { SecondLooksPage } from './second-look/second-looks-page.tsx';
