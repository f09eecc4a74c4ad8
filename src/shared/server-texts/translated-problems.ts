import { TEXTS } from '../../../contract/words.ts';
import { translate } from '../texts/catalogue.ts';
import type { Language } from '../texts/language.ts';
import { loadWords } from '../words/use-words.ts';
import { refusalText } from './refusal-text.ts';

export type ProblemTexts = {
  /** What was refused, by its code and the server's sentence. */
  problem: (code: string, sentence: string) => string;
  /** What one field was refused with. */
  field: (sentence: string) => string;
};

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

/**
 * The server's sentence where its translation is known, else the sentence of the code with the server's own in it. The
 * specification's sentences stay as they are.
 */
export async function translatedProblems(language: Exclude<Language, 'en-US'>): Promise<ProblemTexts> {
  const { codes, refusals } = translations[language];
  const [ofCodes, ofSentences, word] = await Promise.all([
    orNone(codes()),
    orNone(refusals()),
    loadWords(language),
  ]);
  const t = translate<string>(language, ofCodes);
  const say = refusalText(ofSentences, word);
  const known = (sentence: string) => (fixed.includes(sentence) ? sentence : say(sentence));
  return {
    problem: (code, sentence) =>
      known(sentence) ?? (t.has(code) ? t(code, { detail: sentence }).trim() : sentence),
    field: (sentence) => known(sentence) ?? sentence,
  };
}

/** Offline a failure is told all the same, in the server's words. */
const orNone = (loading: Loaded): Promise<Texts> =>
  loading.then(
    (texts) => texts.default,
    () => ({}),
  );
