import { identifierKey, sameIdentifier } from './identifiers.ts';
import type { Corroboration, ListEntry, Subject } from './types.ts';

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

/** Dates agree when the shorter is the beginning of the longer; a bare year may be one off. */
function birth(subject: Subject, entry: ListEntry): Corroboration {
  const ours = subject.born ?? '';
  const known = ours !== '' && entry.births.length > 0;
  const verdict = !known
    ? 'unknown'
    : entry.births.some((date) => sameDate(ours, date))
      ? 'supports'
      : 'contradicts';
  return entryOf('birth', verdict, ours, entry.births.join(', '));
}

function sameDate(a: string, b: string): boolean {
  if (a.startsWith(b) || b.startsWith(a)) return true;
  const bare = a.length === 4 || b.length === 4;
  return bare && Math.abs(Number(a.slice(0, 4)) - Number(b.slice(0, 4))) <= 1;
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
