import { createIntl, createIntlCache, IntlContext } from '@@/plugin-locale/localeExports';
import {
  cloneElement,
  isValidElement,
  type ReactNode,
  useContext,
  useEffect,
  useSyncExternalStore,
} from 'react';
import { loadDateWords } from './date-words.ts';
import { type Language, numberLocale, spokenFor } from './language.ts';

type Values = Record<string, string | number>;
type Texts<Id extends string> = Record<Id, string>;
type Load<Id extends string> = () => Promise<{ default: Texts<Id> }>;

export type Translate<Id extends string> = {
  (id: Id, values?: Values): string;
  /** A text with elements among its values, such as a name in bold. */
  rich(id: Id, values: Record<string, ReactNode>): ReactNode;
  has(id: string): id is Id;
  language: Language;
};

type Catalogue<Id extends string> = {
  /** Undefined while they are on their way. */
  ready: (language: Language) => Translate<Id> | undefined;
  load: (language: Language) => Promise<Translate<Id>>;
  /** Calls back when what stood in for a language is replaced. */
  subscribe: (onReplaced: () => void) => () => void;
};

/**
 * A catalogue of texts in ICU syntax, which loads with the code that names it. English comes along with the code: it
 * types the ids and stands in for a language that could not be loaded. Of the other languages only the reader's is
 * fetched.
 */
export function catalogue<Id extends string>(
  english: Texts<Id>,
  hindi: Load<Id>,
  arabic: Load<Id>,
): Catalogue<Id> {
  const loads = { 'en-US': async () => ({ default: english }), 'hi-IN': hindi, 'ar-SA': arabic };
  const translated = new Map<Language, Translate<Id>>();
  const loading = new Map<Language, Promise<Translate<Id>>>();
  const listeners = new Set<() => void>();

  const load = async (language: Language) => {
    const loaded = Promise.all([loads[language](), loadDateWords(language)]);
    const all = await loaded.then(
      ([texts]) => translate(language, texts.default),
      () => {
        // The next one who asks tries again.
        loading.delete(language);
        return translated.get(language) ?? translate('en-US', english);
      },
    );
    const isReplaced = translated.has(language) && translated.get(language) !== all;
    translated.set(language, all);
    if (isReplaced) for (const listener of listeners) listener();
    return all;
  };
  const loadOnce = (language: Language) => {
    const promise = loading.get(language) ?? load(language);
    loading.set(language, promise);
    return promise;
  };
  const ready = (language: Language) => {
    // Not when this module is loaded: app.tsx asks for it before Umi has its locale plugin.
    if (language === 'en-US' && !translated.has(language))
      translated.set(language, translate(language, english));
    return translated.get(language);
  };
  const subscribe = (onReplaced: () => void) => {
    listeners.add(onReplaced);
    return () => listeners.delete(onReplaced);
  };
  return { ready, load: loadOnce, subscribe };
}

export const useLanguage = (): Language => spokenFor(useContext(IntlContext)?.locale ?? 'en-US');

/** The texts in the reader's language; the same function until the language changes. */
export function useCatalogue<Id extends string>({ ready, load, subscribe }: Catalogue<Id>): Translate<Id> {
  const language = useLanguage();
  const translated = useSyncExternalStore(subscribe, () => ready(language));
  const isStandIn = translated !== undefined && translated.language !== language;
  useEffect(() => {
    if (!isStandIn) return;
    const again = () => void load(language);
    again();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isStandIn, load, language]);
  // React waits for what is thrown. `use` would mix up two catalogues of one component when only one has come.
  if (!translated) throw load(language);
  return translated;
}

/** The texts of one language, outside of components. */
export function translate<Id extends string>(language: Language, texts: Texts<Id>): Translate<Id> {
  const intl = createIntl({ locale: numberLocale(language), messages: texts }, createIntlCache());
  const format = intl.formatMessage as (
    message: { id: string },
    values: Record<string, unknown>,
  ) => ReactNode;
  // Names and numbers keep their own direction among Arabic words, and are told from the words in every language.
  const isolated = (value: unknown) =>
    language !== 'en-US' && typeof value === 'string' ? `\u2068${value}\u2069` : value;
  // What a text chooses by is no word of it.
  const chooses = (id: Id, name: string) => texts[id]?.includes(`{${name}, select,`);
  const fill = (id: Id, values: Record<string, unknown> = {}) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, chooses(id, name) ? value : isolated(value)]),
    );
  const t = (id: Id, values?: Values) => format({ id }, fill(id, values)) as string;
  return Object.assign(t, {
    rich: (id: Id, values: Record<string, ReactNode>) => {
      const parts = format({ id }, fill(id, values));
      return Array.isArray(parts) ? parts.map(withKey) : parts;
    },
    has: (id: string): id is Id => Object.hasOwn(texts, id),
    language,
  });
}

const withKey = (part: ReactNode, at: number): ReactNode =>
  isValidElement(part) && part.key === null ? cloneElement(part, { key: at }) : part;
