import { readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import type { LANGUAGES } from '../../contract/security/people.ts';
import type { ValuesOf } from '../../contract/texts/values-of.ts';

export type Language = (typeof LANGUAGES)[number];
export type TextValues = Record<string, string | number>;

/** What `say` takes after a code: the values that its sentence asks for, and nothing where it asks for none. */
export type ValuesArgument<Text extends string> = keyof ValuesOf<Text> extends never ? [] : [ValuesOf<Text>];

const folder = new URL('../../contract/texts/', import.meta.url);

/**
 * A catalogue of sentences in ICU syntax: English comes typed, the other languages lie in files beside it. The entry
 * `name:value` says what a value of that name is called; a value `country` is a code, and Unicode names it.
 */
export function textCatalogue<Texts extends Record<string, string>>(english: Texts, name: string) {
  const read = (language: 'hi' | 'ar'): Texts =>
    JSON.parse(readFileSync(new URL(`${name}.${language}.json`, folder), 'utf8'));
  const texts: Record<Language, Texts> = { 'en-US': english, 'hi-IN': read('hi'), 'ar-SA': read('ar') };
  const called = (language: Language, [of, value]: [string, string | number]) =>
    of === 'country' ? countryName(language, String(value)) : (texts[language][`${of}:${value}`] ?? value);
  return (language: Language, code: keyof Texts & string, values: TextValues = {}): string =>
    formatText(
      language,
      texts[language][code] ?? english[code] ?? '',
      Object.fromEntries(Object.entries(values).map((entry) => [entry[0], called(language, entry)])),
    );
}

/** What a country is called by its ISO 3166-1 alpha-2 code; whatever is no such code stays as it is. */
export const countryName = (language: Language, code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (regions[language].of(code) ?? code) : code;

/** A day, `yyyy-MM-dd`, as a sentence says it; a year or a month stays as it is. */
export const dayName = (language: Language, day: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(day) ? days[language].format(new Date(day)) : day;

const daysIn = (locale: string) =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const days = {
  'en-US': daysIn('en-GB'),
  'hi-IN': daysIn('hi-IN'),
  'ar-SA': daysIn('ar-SA-u-ca-gregory-nu-latn'),
};

const regionsIn = (language: Language) =>
  new Intl.DisplayNames(language, { type: 'region', fallback: 'code' });
const regions = { 'en-US': regionsIn('en-US'), 'hi-IN': regionsIn('hi-IN'), 'ar-SA': regionsIn('ar-SA') };

const formats = new Map<string, IntlMessageFormat>();

/** Arabic readers get the digits of the identifiers that they compare numbers with, as in the browser. */
const numbersOf = (language: Language) => (language === 'ar-SA' ? 'ar-SA-u-nu-latn' : language);

/** Outside of English the values keep their own direction and are told from the words around them. */
function formatText(language: Language, text: string, values: TextValues): string {
  const key = `${language} ${text}`;
  const format = formats.get(key) ?? new IntlMessageFormat(text, numbersOf(language));
  formats.set(key, format);
  const filled = Object.entries(values).map(([name, value]) => [
    name,
    language !== 'en-US' && typeof value === 'string' && !chooses(text, name)
      ? `\u2068${value}\u2069`
      : value,
  ]);
  return String(format.format(Object.fromEntries(filled)));
}

/** What a text chooses by is no word of it. */
const chooses = (text: string, name: string) => text.includes(`{${name}, select,`);
