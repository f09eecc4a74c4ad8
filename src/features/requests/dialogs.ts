import { lazyDialog } from '@/shared/ui/loading/lazy-dialog';

export const AllocateDialog = lazyDialog(async () => (await import('./allocate-dialog.tsx')).AllocateDialog);
export const WithdrawDialog = lazyDialog(async () => (await import('./withdraw-dialog.tsx')).WithdrawDialog);
