export { Page } from './page/page.tsx';
export { toast } from './toasts/toast-store.ts';
