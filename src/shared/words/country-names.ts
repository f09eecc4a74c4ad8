import { listText } from '../format/index.ts';
import { useLanguage } from '../texts/catalogue.ts';
import type { Language } from '../texts/language.ts';

type Code = string | null | undefined;
export type CountryNames = { nameOf(code: Code): string; list(codes: readonly Code[] | undefined): string };

const known = new Map<Language, CountryNames>();

/** What Unicode calls countries, by their ISO 3166-1 alpha-2 codes; what is no such code stays as it is. */
export function countryNames(language: Language): CountryNames {
  const before = known.get(language);
  if (before) return before;
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const nameOf = (code: Code) => (/^[A-Z]{2}$/.test(code ?? '') ? names.of(code as string) : code) ?? '';
  const made: CountryNames = {
    nameOf,
    list: (codes = []) => listText(codes.map(nameOf).filter(Boolean), language),
  };
  known.set(language, made);
  return made;
}

/** Names of countries in the reader's language; the same functions until the language changes. */
export const useCountryNames = () => countryNames(useLanguage());
