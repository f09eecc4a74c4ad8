export { NewRequestPage } from './new-request-page.tsx';
