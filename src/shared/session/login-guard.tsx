import { Navigate, useLocation } from '@umijs/max';
import type { ReactNode } from 'react';
import { isLoggedIn, readDetails } from './current-details.ts';
import { mayOpen } from './may-open.ts';
import { keepReturnAddress } from './return-address.ts';

/** Both guards of the main area: without the flag to /login, without the role to /unauthorized. Nothing below renders. */
export function LoginGuard({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  if (!isLoggedIn()) {
    keepReturnAddress(pathname + search);
    return <Navigate to="/login" replace />;
  }
  const atRoot = /^\/pages\/?$/.test(pathname);
  if (!atRoot && !mayOpen(pathname, readDetails()?.role ?? ''))
    return <Navigate to="/unauthorized" replace />;
  return children;
}
