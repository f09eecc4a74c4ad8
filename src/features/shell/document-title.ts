import { useLocation } from '@umijs/max';
import { useEffect, useState } from 'react';
import { lastSegment, placeOfAddress } from '@/shared/session';
import { readerLanguage } from '@/shared/texts/language';
import { type TextId, useTexts } from '@/shared/texts/use-texts';
import { whenActive } from '@/shared/ui/footer/active-title';

const HOME = '/pages/index';

const TITLES: Record<string, string> = {
  newrequest: 'New Request',
  requestdetails: 'Request Details',
  settings: 'Settings',
};

/** The route's title in the specification's words, which in English stands behind the name of a page that it calls Home. */
const titleOfAddress = (pathname: string) => TITLES[lastSegment(pathname)] ?? 'Home';

/** `Page · Prudence` in the reader's language; or what the footer's way home publishes, until one leaves Home. */
export function useDocumentTitle(): string {
  const t = useTexts();
  const { pathname } = useLocation();
  const [published, setPublished] = useState('');
  useEffect(() => whenActive(setPublished), []);
  useEffect(() => {
    if (pathname !== HOME) setPublished('');
  }, [pathname]);
  const place = placeOfAddress(pathname);
  const page = place && t(`menu.${place.path}` as TextId);
  const route = readerLanguage() === 'en-US' ? titleOfAddress(pathname) : undefined;
  const names = published && pathname === HOME ? [published] : [page, route];
  return [...new Set(names.filter(Boolean)), 'Prudence'].join(' · ');
}
