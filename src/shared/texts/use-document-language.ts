import { useIntl } from '@umijs/max';
import { useEffect } from 'react';
import { directionOf } from './direction-of.ts';

/** Says the person's language on the document, and turns it right to left for Arabic. */
export function useDocumentLanguage() {
  const { locale } = useIntl();
  const direction = directionOf(locale);
  useEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = direction;
  }, [locale, direction]);
  return { language: locale, direction } as const;
}
