import { lazyDialog } from '@/shared/ui/loading/lazy-dialog';

export const EraseForm = lazyDialog(async () => (await import('./erase-form.tsx')).EraseForm);
export const InvitationDialog = lazyDialog(
  async () => (await import('./invitation-dialog.tsx')).InvitationDialog,
);
export const PendingChange = lazyDialog(async () => (await import('./pending-change.tsx')).PendingChange);
export const SessionsDrawer = lazyDialog(async () => (await import('./sessions-drawer.tsx')).SessionsDrawer);
export const UserForm = lazyDialog(async () => (await import('./user-form.tsx')).UserForm);
export const WorkForm = lazyDialog(async () => (await import('./work-form.tsx')).WorkForm);
