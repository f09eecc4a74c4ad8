import { lazyDialog } from '@/shared/ui/loading/lazy-dialog';

export const AllocateDialog = lazyDialog(async () => (await import('./allocate-dialog.tsx')).AllocateDialog);
export const CancelRequestsDialog = lazyDialog(
  async () => (await import('./cancel-requests-dialog.tsx')).CancelRequestsDialog,
);
export const TagsDialog = lazyDialog(async () => (await import('./tags-dialog.tsx')).TagsDialog);
