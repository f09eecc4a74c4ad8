import { identifierKey, sameIdentifier } from '../index/identifiers.ts';
import type { Corroboration, ListEntry, Subject } from '../types.ts';
import { mayBeSameDate } from './birth-span.ts';

type Verdict = Corroboration['verdict'];

/** What the other data say about a name match, field by field. It never changes the similarity. */
export function corroborate(subject: Subject, entry: ListEntry): Corroboration[] {
  return [country(subject, entry), birth(subject, entry), identifier(subject, entry), gender(subject, entry)];
}

function country(subject: Subject, entry: ListEntry): Corroboration {
  const ours = (subject.countries ?? []).map((code) => code.toUpperCase());
  const theirs = entry.countries.map((code) => code.toUpperCase());
  const shared = ours.some((code) => theirs.includes(code));
  const verdict = ours.length === 0 || theirs.length === 0 ? 'unknown' : shared ? 'supports' : 'contradicts';
  return entryOf('country', verdict, ours.join(', '), theirs.join(', '));
}

/** A list may give several dates, each a day, a year, or a range; one that can be ours supports. */
function birth(subject: Subject, entry: ListEntry): Corroboration {
  const ours = subject.born ?? '';
  const answers = entry.births.map((date) => mayBeSameDate(ours, date)).filter((same) => same !== undefined);
  const verdict = answers.length === 0 ? 'unknown' : answers.includes(true) ? 'supports' : 'contradicts';
  return entryOf('birth', verdict, ours, entry.births.join(', '));
}

/** Identifiers of one scheme and country that differ speak against; of different schemes they say nothing. */
function identifier(subject: Subject, entry: ListEntry): Corroboration {
  const ours = subject.identifiers ?? [];
  const theirs = entry.identifiers;
  const same = ours.find((mine) => theirs.some((other) => sameIdentifier(mine, other)));
  if (same) return entryOf('identifier', 'supports', same.value, same.value);
  for (const mine of ours) {
    const rival = theirs.find(
      (other) => mine.scheme && sameText(mine.scheme, other.scheme) && sameText(mine.country, other.country),
    );
    if (rival && identifierKey(mine.value))
      return entryOf('identifier', 'contradicts', mine.value, rival.value);
  }
  return entryOf(
    'identifier',
    'unknown',
    ours.map((item) => item.value).join(', '),
    theirs.map((item) => item.value).join(', '),
  );
}

function sameText(a: string | undefined, b: string | undefined): boolean {
  return (a ?? '').toUpperCase() === (b ?? '').toUpperCase();
}

function gender(subject: Subject, entry: ListEntry): Corroboration {
  const verdict =
    !subject.gender || !entry.gender
      ? 'unknown'
      : subject.gender === entry.gender
        ? 'supports'
        : 'contradicts';
  return entryOf('gender', verdict, subject.gender ?? '', entry.gender ?? '');
}

function entryOf(
  field: Corroboration['field'],
  verdict: Verdict,
  ours: string,
  theirs: string,
): Corroboration {
  return { field, verdict, ...(ours ? { ours } : {}), ...(theirs ? { theirs } : {}) };
}
