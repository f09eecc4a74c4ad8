import type { Language } from './language.ts';

/** The name of a language's words in dayjs, whose English is built in. */
export const dateWords: Record<Language, string> = { 'en-US': 'en', 'hi-IN': 'hi', 'ar-SA': 'ar' };

/** Loads the names of months and days and the words of "2 hours ago" in a language. */
export async function loadDateWords(language: Language): Promise<void> {
  if (language === 'hi-IN') await import('dayjs/locale/hi');
  if (language === 'ar-SA') {
    const { default: arabic } = await import('dayjs/locale/ar');
    Object.assign(arabic, { relativeTime: countedInArabic() });
  }
}

const UNITS = { s: 'second', m: 'minute', h: 'hour', d: 'day', M: 'month', y: 'year' } as const;

/** Arabic has a dual and two plurals, of which dayjs knows one: it would say “2 months” and “21 days” wrongly. */
function countedInArabic() {
  const words = new Intl.RelativeTimeFormat('ar-u-nu-latn');
  const justNow = new Intl.RelativeTimeFormat('ar-u-nu-latn', { numeric: 'auto' }).format(0, 'second');
  const counted = Object.entries(UNITS).flatMap(([key, unit]) => {
    const inWords = (count: number, _: boolean, __: string, isFuture: boolean) =>
      words.format(isFuture ? count : -count, unit);
    const one = (_: number, __: boolean, ___: string, isFuture: boolean) =>
      unit === 'second' ? justNow : words.format(isFuture ? 1 : -1, unit);
    return [
      [key, one],
      [key.repeat(2), inWords],
    ] as const;
  });
  return { past: '%s', future: '%s', ...Object.fromEntries(counted) };
}
