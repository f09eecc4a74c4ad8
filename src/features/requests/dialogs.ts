import { lazyDialog } from '@/shared/ui/loading/lazy-dialog';

export const AllocateDialog = lazyDialog(async () => (await import('./allocate-dialog.tsx')).AllocateDialog);
export const WithdrawDialog = lazyDialog(async () => (await import('./withdraw-dialog.tsx')).WithdrawDialog);
export const TagsDialog = lazyDialog(async () => (await import('./tags-dialog.tsx')).TagsDialog);
