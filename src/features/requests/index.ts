export { RequestsPage } from './requests-page.tsx';
