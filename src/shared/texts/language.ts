const LANGUAGES = ['en-US', 'hi-IN', 'ar-SA'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What is spoken where this language is wanted. */
export const spokenFor = (language: string): Language => LANGUAGES.find((one) => one === language) ?? 'en-US';

/** The reader's language, outside of components: where Umi keeps it. */
export const readerLanguage = (): Language => spokenFor(localStorage.getItem('umi_locale') ?? '');

/**
 * The locale for numbers. Arabic readers get the digits of identifiers, scores and amounts that they compare the
 * numbers with.
 */
export const numberLocale = (language: Language) => (language === 'ar-SA' ? 'ar-SA-u-nu-latn' : language);
