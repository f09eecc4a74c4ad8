import { IntlContext } from '@@/plugin-locale/localeExports';
import { useContext } from 'react';

export const LANGUAGES = ['en-US', 'hi-IN', 'ar-SA'] as const;
export type Language = (typeof LANGUAGES)[number];

const known = (language: string): Language => LANGUAGES.find((one) => one === language) ?? 'en-US';

/** The language that a component speaks. */
export function useLanguage(): Language {
  return known(useContext(IntlContext)?.locale ?? 'en-US');
}

/** The reader's language, outside of components: where Umi keeps it. */
export const readerLanguage = (): Language => known(localStorage.getItem('umi_locale') ?? '');

/**
 * The locale for numbers. Arabic readers get the digits of identifiers, scores and amounts that they compare the
 * numbers with.
 */
export const numberLocale = (language: Language) => (language === 'ar-SA' ? 'ar-SA-u-nu-latn' : language);
