import { Navigate, useLocation } from '@umijs/max';
import type { ReactNode } from 'react';
import { isLoggedIn } from './current-details.ts';
import { isLicensed } from './is-licensed.ts';
import { mayOpen } from './may-open.ts';
import { keepReturnAddress } from './return-address.ts';
import { useSession } from './use-session.ts';

/** Both guards of the main area: without the flag to /login, without the role or the licence to /unauthorized. Nothing below renders. */
export function LoginGuard({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const { role, modules } = useSession();
  if (!isLoggedIn()) {
    keepReturnAddress(pathname + search);
    return <Navigate to="/login" replace />;
  }
  const atRoot = /^\/pages\/?$/.test(pathname);
  const isOpen = mayOpen(pathname, role) && isLicensed(pathname, modules.Modules);
  if (!atRoot && !isOpen) return <Navigate to="/unauthorized" replace />;
  return children;
}
