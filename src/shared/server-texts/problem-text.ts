import { TEXTS } from '../../../contract/words.ts';
import { type Language, readerLanguage } from '../texts/language.ts';
import { refusalText } from './refusal-text.ts';

type Texts = Record<string, string>;
type Loaded = Promise<{ default: Texts }>;

const translations = {
  'hi-IN': {
    codes: (): Loaded => import('./problems.hi.json'),
    refusals: (): Loaded => import('./refusals.hi.json'),
  },
  'ar-SA': {
    codes: (): Loaded => import('./problems.ar.json'),
    refusals: (): Loaded => import('./refusals.ar.json'),
  },
};

const fixed: readonly string[] = Object.values(TEXTS);

export type ProblemTexts = {
  /** What was refused, by its code and the server's sentence. */
  problem: (code: string, sentence: string) => string;
  /** What one field was refused with. */
  field: (sentence: string) => string;
};

/**
 * Says what the server refused in the reader's language: its sentence where it is known, else the sentence of the code
 * with the server's own in it. The specification's sentences stay as they are.
 */
export async function problemTexts(): Promise<ProblemTexts> {
  const language = readerLanguage();
  if (language === 'en-US') return { problem: (_, sentence) => sentence, field: (sentence) => sentence };
  const { codes, refusals, translate, word } = await loaded(language);
  const t = translate<string>(language, codes);
  const say = refusalText(refusals, word);
  const known = (sentence: string) => (fixed.includes(sentence) ? sentence : say(sentence));
  return {
    problem: (code, sentence) =>
      known(sentence) ?? (t.has(code) ? t(code, { detail: sentence }).trim() : sentence),
    field: (sentence) => known(sentence) ?? sentence,
  };
}

async function loaded(language: Exclude<Language, 'en-US'>) {
  // The catalogue needs the application, which needs the calls whose failures are told here.
  const [{ translate }, { loadWords }] = await Promise.all([
    import('../texts/catalogue.ts'),
    import('../words/use-words.ts'),
  ]);
  const { codes, refusals } = translations[language];
  const [codesOf, refusalsOf, word] = await Promise.all([
    orNone(codes()),
    orNone(refusals()),
    loadWords(language),
  ]);
  return { translate, codes: codesOf, refusals: refusalsOf, word };
}

/** Offline a failure is told all the same, in the server's words. */
const orNone = (loading: Loaded): Promise<Texts> =>
  loading.then(
    (texts) => texts.default,
    () => ({}),
  );
