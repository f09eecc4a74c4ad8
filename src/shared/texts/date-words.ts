import type { Language } from './language.ts';

/** The name of a language's words in dayjs, whose English is built in. */
export const dateWords: Record<Language, string> = { 'en-US': 'en', 'hi-IN': 'hi', 'ar-SA': 'ar' };

/** Loads the names of months and days and the words of "2 hours ago" in a language. */
export async function loadDateWords(language: Language): Promise<void> {
  if (language === 'hi-IN') await import('dayjs/locale/hi');
  if (language === 'ar-SA') {
    const { default: arabic } = await import('dayjs/locale/ar');
    const { countedInArabic } = await import('./arabic-counts.ts');
    Object.assign(arabic, { relativeTime: countedInArabic() });
  }
}
