import { readerLanguage } from '../texts/language.ts';
import type { ProblemTexts } from './translated-problems.ts';

/** How what the server refuses is said in the reader's language; in English as the server says it. */
export async function problemTexts(): Promise<ProblemTexts> {
  const language = readerLanguage();
  if (language === 'en-US') return asTheServerSays;
  // The catalogue needs the application, which needs the calls whose failures are told here.
  const { translatedProblems } = await import('./translated-problems.ts').catch(offline);
  return translatedProblems(language);
}

const asTheServerSays: ProblemTexts = { problem: (_, sentence) => sentence, field: (sentence) => sentence };
const offline = () => ({ translatedProblems: async () => asTheServerSays });
