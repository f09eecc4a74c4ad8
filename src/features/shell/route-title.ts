import { useLocation } from '@umijs/max';
import { useEffect, useState } from 'react';
import { lastSegment } from '@/shared/session';

const EVENT = 'isActived';
const HOME = '/pages/index';

const TITLES: Record<string, string> = {
  newrequest: 'New Request',
  requestdetails: 'Request Details',
  settings: 'Settings',
};

export const titleOfAddress = (pathname: string) => TITLES[lastSegment(pathname)] ?? 'Home';

/** What the footer's go-home action publishes. */
export const publishActive = (title: string) =>
  window.dispatchEvent(new CustomEvent(EVENT, { detail: { title } }));

/** The current route's title: from the address, or as published by going home, until one leaves Home. */
export function useRouteTitle(): string {
  const { pathname } = useLocation();
  const [published, setPublished] = useState('');
  useEffect(() => {
    const onActive = (event: Event) => setPublished((event as CustomEvent<{ title: string }>).detail.title);
    window.addEventListener(EVENT, onActive);
    return () => window.removeEventListener(EVENT, onActive);
  }, []);
  useEffect(() => {
    if (pathname !== HOME) setPublished('');
  }, [pathname]);
  return published && pathname === HOME ? published : titleOfAddress(pathname);
}
