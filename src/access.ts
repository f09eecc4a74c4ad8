import type { CurrentDetails } from '@/shared/session';
import { mayOpen } from '@/shared/session';

/** Umi's access object: routes carry `access: 'mayOpen'`, components ask `useAccess()`. */
export default function access(initialState: { user: CurrentDetails | null } | undefined) {
  const user = initialState?.user;
  const role = user?.role ?? '';
  return {
    role,
    mayOpen: (route: { path?: string }) => mayOpen(`/pages/${route.path ?? ''}`.replace('/:id', ''), role),
    isFirm: role === 'admin' || role === 'allocator' || role === 'drafter',
    mayChange: user !== null && user !== undefined && !user.readOnly,
  };
}
