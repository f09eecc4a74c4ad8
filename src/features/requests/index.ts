export { AllocateDialog } from './allocate-dialog.tsx';
export { RequestsPage } from './requests-page.tsx';
