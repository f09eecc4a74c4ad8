import { type Language, readerLanguage } from '../texts/language.ts';
import { ApiProblem } from './api-problem.ts';

/** They come with the code: what tells that nothing can be loaded is not loaded for it. */
const notLoaded: Record<Language, string> = {
  'en-US':
    'Couldn’t load this. Check your connection and try again. If it still doesn’t load, reload the page.',
  'hi-IN': 'यह लोड नहीं हो सका। अपना कनेक्शन जाँचें और फिर कोशिश करें। फिर भी लोड न हो तो पृष्ठ फिर से लोड करें।',
  'ar-SA': 'تعذّر تحميل هذا. تحقق من اتصالك وأعد المحاولة. وإذا لم يُحمَّل بعد ذلك فأعد تحميل الصفحة.',
};

/**
 * Loads code when something that somebody does needs it first. Where the server has a newer version or cannot be reached,
 * it rejects as a call without an answer does, in the reader’s words; the next try loads it again.
 */
export const loadPart = <Part>(load: () => Promise<Part>): Promise<Part> =>
  load().catch(() => {
    throw new ApiProblem(0, { code: 'part.not_loaded', Data: notLoaded[readerLanguage()] });
  });
