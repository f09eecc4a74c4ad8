export { ClientOverviewPage } from './client-overview-page.tsx';
export { HomePage } from './home-page.tsx';
