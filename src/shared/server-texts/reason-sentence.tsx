import { useCallback } from 'react';
import { PLAIN_REASONS } from '../../../contract/texts/plain-reasons.ts';
import { toWords } from '../format/index.ts';
import { catalogue, type Translate, useCatalogue } from '../texts/catalogue.ts';
import { directionOf } from '../texts/direction-of.ts';
import { countryNames } from '../words/country-names.ts';

type Reason = { code: string; values: Record<string, string | number> };

// In English the server says it, but for what is said more plainly than it was stored.
const texts = catalogue<string>(
  PLAIN_REASONS,
  () => import('../../../contract/texts/reasons.hi.json'),
  () => import('../../../contract/texts/reasons.ar.json'),
);

type ReasonsProps = {
  reasons: readonly Reason[];
  /** In English: for readers of English, and where reasons are of a newer server. */
  english: string;
};

/** Why something is so, in the reader's language. */
export function Reasons({ reasons, english }: ReasonsProps) {
  const t = useCatalogue(texts);
  const isKnown = reasons.every(({ code }) => t.has(code));
  return isKnown ? (
    <bdi dir={directionOf(t.language)}>{reasons.map((one) => sentence(t, one)).join(' ')}</bdi>
  ) : (
    <bdi lang="en">{english}</bdi>
  );
}

/** What a row of the rating's tables is called: `industry:mining`, `age:3`; `label` is what the table itself calls it. */
export function useRowNames(): (row: string, label: string) => string {
  const t = useCatalogue(texts);
  return useCallback((row, label) => (t.has(row) ? t(row) : label), [t]);
}

/** What an industry of the rating's table is called; `label` is what the table itself calls it. */
export function useIndustryNames(): (key: string, label?: string) => string {
  const rowName = useRowNames();
  return useCallback((key, label = toWords(key)) => rowName(`industry:${key}`, label), [rowName]);
}

const sentence = (t: Translate<string>, { code, values }: Reason) => {
  const called = Object.entries(values).map(([name, value]) => [name, calledIn(t, name, value)]);
  return t(code, Object.fromEntries(called));
};

/** The catalogue says what its values are called; countries are called what Unicode calls them. */
function calledIn(t: Translate<string>, name: string, value: string | number): string | number {
  if (name === 'country') return countryNames(t.language).nameOf(String(value));
  const id = `${name}:${value}`;
  return t.has(id) ? t(id) : value;
}
