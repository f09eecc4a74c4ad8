import { IntlContext } from '@@/plugin-locale/localeExports';
import { createContext, useContext } from 'react';

export const LANGUAGES = ['en-US', 'hi-IN', 'ar-SA'] as const;
export type Language = (typeof LANGUAGES)[number];

const known = (language: string): Language => LANGUAGES.find((one) => one === language) ?? 'en-US';

/** The language of a part of the page that is not in the reader's language, such as a page not translated yet. */
export const PartLanguage = createContext<Language | null>(null);

/** The language that a component speaks. */
export function useLanguage(): Language {
  const intl = useContext(IntlContext);
  return useContext(PartLanguage) ?? known(intl?.locale ?? 'en-US');
}

/** The reader's language, outside of components: where Umi keeps it. */
export const readerLanguage = (): Language => known(localStorage.getItem('umi_locale') ?? '');

/**
 * The locale for numbers. Arabic readers get the digits of identifiers, scores and amounts that they compare the
 * numbers with.
 */
export const numberLocale = (language: Language) => (language === 'ar-SA' ? 'ar-SA-u-nu-latn' : language);
