import { formatDay } from '@/shared/format';
import { useIndustryNames } from '@/shared/server-texts/reason-sentence';
import type { useSectionTitles } from '@/shared/server-texts/section-title';
import { useCountryNames } from '@/shared/words/country-names';
import { type ToWord, useWords } from '@/shared/words/use-words';
import { TIMELINE_KINDS, type TimelineKind } from '../../../../contract/words.ts';

const ofTheFirm: readonly TimelineKind[] = ['analysis', 'following'];

/** What the timeline can be narrowed to. */
export const kindOptions = (firm: boolean, word: ToWord) =>
  TIMELINE_KINDS.filter((kind) => firm || !ofTheFirm.includes(kind)).map((value) => ({
    value,
    label: word(value),
  }));

type ToTitle = ReturnType<typeof useSectionTitles>;

/** `intake.legalName` → `Legal name`, `section.summary` → `Section: Executive summary`. */
export function fieldWords(field: string, word: ToWord, titleOf: ToTitle): string {
  const [first = '', second] = field.split('.');
  if (!second) return word(first);
  return first === 'intake'
    ? word(second)
    : `${word(first)}: ${titleOf({ key: second, title: word(second) })}`;
}

/** Fields that hold a word of the wire, not of a person. */
const coded = [
  'status',
  'priority',
  'category',
  'categories',
  'severity',
  'credibility',
  'stage',
  'role',
  'disposition',
  'reasonCode',
  'overall',
  'band',
  'computed',
  'rating',
  'entityType',
  'gender',
  'relationshipType',
  'reportType',
];

const countries = ['countryOfIncorporation', 'nationality', 'countriesOfOperation'];

/** How a value of a field is read: words and countries have names, days are in words; texts of people stay as they are. */
export function useFieldValues(): (field: string, value: unknown) => unknown {
  const word = useWords();
  const industryName = useIndustryNames();
  const { nameOf } = useCountryNames();
  const nameIn = (field: string) => {
    const key = field.split('.').at(-1) ?? '';
    if (key === 'industry') return industryName;
    if (countries.includes(key)) return nameOf;
    return coded.includes(key) ? word : undefined;
  };
  return function valueIn(field, value): unknown {
    if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDay(value);
    const name = nameIn(field);
    if (!name) return value;
    if (Array.isArray(value)) return value.map((item) => valueIn(field, item));
    return typeof value === 'string' && value !== '' ? name(value) : value;
  };
}
