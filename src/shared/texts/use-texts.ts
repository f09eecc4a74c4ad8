import { setLocale } from '@umijs/max';
import { catalogue, useCatalogue } from './catalogue.ts';
import english from './en.json';
import { type Language, readerLanguage, spokenFor } from './language.ts';

const texts = catalogue(
  english,
  () => import('./hi.json'),
  () => import('./ar.json'),
);

export type TextId = keyof typeof english;

export type Texts = (id: TextId, values?: Record<string, string | number>) => string;

/** The texts of login and shell in the reader's language. What the specification says letter by letter stays English. */
export const useTexts = () => useCatalogue(texts);

/** Awaited before the first page, since no Suspense boundary stands around login and shell. */
export const loadTexts = () => texts.load(readerLanguage());

let wanted: Language;

/** From now on in another language, once its texts have come; of two the one that was chosen last. */
export async function speak(language: string) {
  wanted = spokenFor(language);
  await texts.load(wanted);
  setLocale(wanted, false);
}
