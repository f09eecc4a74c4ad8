import { TEXTS } from '../../../contract/words.ts';
import { readerLanguage } from '../texts/language.ts';

type Sentences = Record<string, string>;

const translations = {
  'hi-IN': (): Promise<{ default: Sentences }> => import('./problems.hi.json'),
  'ar-SA': (): Promise<{ default: Sentences }> => import('./problems.ar.json'),
};

const fixed: readonly string[] = Object.values(TEXTS);

/**
 * What the server refused, in the reader's language: the sentence of its code, with the server's own sentence in it
 * where the code alone does not say enough. The specification's sentences stay as they are.
 */
export async function problemText(code: string, sentence: string): Promise<string> {
  const language = readerLanguage();
  if (language === 'en-US' || fixed.includes(sentence)) return sentence;
  // The catalogue needs the application, which needs the calls whose failures are told here.
  const { translate } = await import('../texts/catalogue.ts');
  // Offline the failure is told all the same, in the server's words.
  const texts = await translations[language]().then(
    (loaded) => loaded.default,
    () => ({}),
  );
  const t = translate<string>(language, texts);
  return t.has(code) ? t(code, { detail: sentence }).trim() : sentence;
}
