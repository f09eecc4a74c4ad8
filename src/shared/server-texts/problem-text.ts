import { readerLanguage } from '../texts/language.ts';

export type ProblemTexts = {
  /** What was refused, by its code and the server's sentence. */
  problem: (code: string, sentence: string) => string;
  /** What one field was refused with. */
  field: (sentence: string) => string;
};

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
