import arabic from '../../locales/ar-SA.ts';
import english from '../../locales/en-US.ts';
import hindi from '../../locales/hi-IN.ts';
import { readerLanguage } from '../texts/language.ts';
import { ApiProblem } from './api-problem.ts';

/** They are there with the first page: what tells that nothing can be loaded is not loaded for it. */
const texts = { 'en-US': english, 'hi-IN': hindi, 'ar-SA': arabic };

/**
 * Loads code when something that somebody does needs it first. Where the server has a newer version or cannot be reached,
 * it rejects as a call without an answer does, in the reader’s words; the next try loads it again.
 */
export const loadPart = <Part>(load: () => Promise<Part>): Promise<Part> =>
  load().catch(() => {
    throw new ApiProblem(0, { code: 'part.not_loaded', Data: texts[readerLanguage()]['part.notLoaded'] });
  });
