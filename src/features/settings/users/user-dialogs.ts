import { lazyDialog } from '@/shared/ui/loading/lazy-dialog';

export const UserForm = lazyDialog(async () => (await import('./user-form.tsx')).UserForm);
