import { Navigate, useLocation } from '@umijs/max';
import type { ReactNode } from 'react';
import { canOpen } from './can-open.ts';
import { isLoggedIn } from './current-details.ts';
import { keepReturnAddress } from './return-address.ts';
import { signInAddress } from './sign-in-address.ts';
import { isLeaving } from './sign-out.ts';
import { useSession } from './use-session.ts';

/** Both guards of the main area: without the flag to /login, without the role or the licence to /unauthorized. Nothing below renders. */
export function LoginGuard({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const user = useSession();
  if (isLeaving()) return null;
  if (!isLoggedIn()) {
    keepReturnAddress(pathname + search);
    return <Navigate to={signInAddress()} replace />;
  }
  const atRoot = /^\/pages\/?$/.test(pathname);
  if (!atRoot && !canOpen(pathname, user)) return <Navigate to="/unauthorized" replace />;
  return children;
}
