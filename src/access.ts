import { type CurrentDetails, holds, mayOpen } from '@/shared/session';

/** Umi's access object: routes carry `access: 'mayOpen'`, components ask `useAccess()`. */
export default function access(initialState: { user: CurrentDetails | null } | undefined) {
  const user = initialState?.user;
  const role = user?.role ?? '';
  const isClientSide = role === 'client' || role === 'clientuser';
  const mayChange = user !== null && user !== undefined && !user.readOnly;
  return {
    role,
    mayOpen: (route: { path?: string }) => mayOpen(`/pages/${route.path ?? ''}`.replace('/:id', ''), role),
    isFirm: role === 'admin' || role === 'allocator' || role === 'drafter',
    isClientSide,
    mayChange,
    mayRaise: isClientSide && mayChange && holds('New Request'),
    worksOnRequests: mayChange && (role === 'drafter' || role === 'allocator'),
  };
}
