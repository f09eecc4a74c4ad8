import { lazyDialog } from '@/shared/ui/loading/lazy-dialog';

export const PreferencesDialog = lazyDialog(
  async () => (await import('./preferences-dialog.tsx')).PreferencesDialog,
);
