import { useMemo } from 'react';
import { toWords } from '../format/index.ts';
import { catalogue, useCatalogue } from '../texts/catalogue.ts';
import english from './en.json';

const words = catalogue(
  english,
  () => import('./hi.json'),
  () => import('./ar.json'),
);

/** What a word of the wire is called: a status, a role, a category, the name of a field. */
export type ToWord = (key: string) => string;

/** The names of statuses, roles, categories, fields and other words of the contract, in the reader's language. */
export function useWords(): ToWord {
  const t = useCatalogue(words);
  // A word that only a newer server knows reads well enough as it is.
  return useMemo(() => (key) => (t.has(key) ? t(key) : toWords(key)), [t]);
}
