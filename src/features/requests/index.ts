export { AllocateDialog } from './dialogs.ts';
export { RequestsPage } from './requests-page.tsx';
