import type { ToWord } from '@/shared/words/use-words';
import type { Assessment, Working } from '../analysis.ts';
import type { Translate } from '../texts/index.ts';

/** `section/summary/text` → `Executive summary`, `finding/<id>/severity` → `Finding “Fined in …”, severity`. */
export function nameOfField(
  t: Translate,
  word: ToWord,
  key: string,
  ...workings: readonly Working[]
): string {
  const [kind, id, field] = key.split('/');
  if (kind === 'rating') return t('proposedRating');
  for (const { sections, findings, matches } of workings) {
    const section = sections.find((one) => kind === 'section' && one.key === id);
    if (section) {
      const { title } = section;
      if (field === 'answer') return t('titleAnswer', { title });
      return field === 'findings' ? t('titleSupportingFindings', { title }) : title;
    }
    const finding = findings.find((one) => kind === 'finding' && one.id === id);
    if (finding)
      return t('findingSliceToWords', {
        slice: finding.summary.slice(0, 60),
        field: field ? `, ${word(field).toLowerCase()}` : '',
      });
    const match = matches.find((one) => kind === 'match' && one.id === id);
    if (match) return t('matchNameText', { name: match.subject.name, text: match.matchedName.text });
  }
  return word(key);
}

/** Findings that a section rests on by what they say, not by their ids. */
export function sayField(
  t: Translate,
  key: string,
  value: unknown,
  ...workings: readonly Working[]
): unknown {
  if (key.endsWith('/answer')) return value ? sayAnswer(t, value as Assessment) : '';
  if (!key.endsWith('/findings') || !Array.isArray(value)) return value;
  const known = new Map(workings.flatMap(({ findings }) => findings.map(({ id, summary }) => [id, summary])));
  return value.map((id: string) => known.get(id)?.slice(0, 80) ?? t('aFinding'));
}

function sayAnswer(
  t: Translate,
  { outcome, searchedOn = '', sources = [], reason = '' }: Assessment,
): string {
  if (outcome === 'not_assessed') return `${t('notAssessed')}: ${reason}`;
  return [t('nothingFoundOn', { day: searchedOn }), ...sources].join('\n');
}
