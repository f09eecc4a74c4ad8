import { useLocation } from '@umijs/max';
import { useEffect, useState } from 'react';
import { lastSegment } from '@/shared/session';
import { whenActive } from '@/shared/ui/footer/active-title';

const HOME = '/pages/index';

const TITLES: Record<string, string> = {
  newrequest: 'New Request',
  requestdetails: 'Request Details',
  settings: 'Settings',
};

export const titleOfAddress = (pathname: string) => TITLES[lastSegment(pathname)] ?? 'Home';

/** The current route's title: from the address, or as the footer's way home publishes it, until one leaves Home. */
export function useRouteTitle(): string {
  const { pathname } = useLocation();
  const [published, setPublished] = useState('');
  useEffect(() => whenActive(setPublished), []);
  useEffect(() => {
    if (pathname !== HOME) setPublished('');
  }, [pathname]);
  return published && pathname === HOME ? published : titleOfAddress(pathname);
}
