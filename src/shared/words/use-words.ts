import { useCallback, useMemo } from 'react';
import { ASSESSMENT_TEAM, DISPOSITION_REASONS } from '../../../contract/words.ts';
import { toWords } from '../format/index.ts';
import { catalogue, useCatalogue } from '../texts/catalogue.ts';
import type { Language } from '../texts/language.ts';
import english from './en.json';

const words = catalogue(
  english,
  () => import('./hi.json'),
  () => import('./ar.json'),
);

/** What a word of the wire is called: a status, a role, a category, the name of a field. */
export type ToWord = (key: string) => string;

/** Sealed reports tell a factor by its English name. */
const factorOf = new Map(
  Object.entries(english)
    .filter(([id]) => id.startsWith('factor.'))
    .map(([id, label]) => [label, id]),
);

/** What a factor of a rating is called; in the method's own words where only a newer server knows the factor. */
export function useFactorNames(): (factor: { factor?: string; category?: string; label: string }) => string {
  const t = useCatalogue(words);
  return ({ factor, category, label }) => {
    if (category && t.has(category)) return t(category);
    const id = factor ? `factor.${factor}` : factorOf.get(label);
    return id && t.has(id) ? t(id) : label;
  };
}

/** What a report recommends; a word that only a newer server knows reads well enough as it is. */
export function useAdvice(): ToWord {
  const t = useCatalogue(words);
  return useCallback(
    (advice) => {
      const id = `advice.${advice}`;
      return t.has(id) ? t(id) : toWords(advice);
    },
    [t],
  );
}

/** The titles that items of the master lists begin with: entity types, categories of risk, report types, reasons. */
const firstTitles = new Map(
  Object.entries(english)
    .filter(([id]) => id.startsWith('title.') || DISPOSITION_REASONS.some((code) => code === id))
    .map(([id, title]) => [title, id as keyof typeof english]),
);

/** A title of a master list: in the reader's language while it is the first one, else as an administrator wrote it. */
export function useMasterTitles(): (title: string) => string {
  const t = useCatalogue(words);
  return useCallback(
    (title) => {
      const id = firstTitles.get(title);
      return id ? t(id) : title;
    },
    [t],
  );
}

/** The names of the words of the contract outside of components; a word that stands for nothing stays as it is. */
export async function loadWords(language: Language): Promise<ToWord> {
  const t = await words.load(language);
  return (word) => {
    const key = word.replaceAll(' ', '_');
    return t.has(key) ? t(key) : word;
  };
}

/** The names of statuses, roles, categories, fields and other words of the contract, in the reader's language. */
export function useWords(): ToWord {
  const t = useCatalogue(words);
  // A word that only a newer server knows reads well enough as it is.
  return useMemo(() => (key) => (t.has(key) ? t(key) : toWords(key)), [t]);
}

/** Who did something: people by their names, the firm as its clients call it, and the server. */
export function useActorNames(): (name: string) => string {
  const t = useCatalogue(words);
  return useCallback(
    (name) => {
      if (name === ASSESSMENT_TEAM) return t('assessmentTeam');
      return name === 'system' ? t('system') : name;
    },
    [t],
  );
}

/** What kind of number an identifier is: `national_id`, `LEI`, `crypto_XBT`; a list's or a person's own word as it is. */
export function useIdentifierNames(): (scheme: string) => string {
  const t = useCatalogue(words);
  return useCallback(
    (scheme) => {
      const [, currency] = /^crypto_(.+)$/.exec(scheme) ?? [];
      if (currency) return t('cryptoAddress', { currency });
      return t.has(scheme) ? t(scheme) : scheme;
    },
    [t],
  );
}
