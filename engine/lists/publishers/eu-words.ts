import type { NameKind } from '../entry.ts';

/** Codes of the EU's list for kinds of documents and numbers. */
const schemes: Readonly<Record<string, string>> = {
  passport: 'passport',
  diplompassport: 'passport',
  id: 'national_id',
  ssn: 'national_id',
  birthcert: 'national_id',
  residentperm: 'national_id',
  fiscalcode: 'tax_id',
  tradelic: 'registration',
  regnumber: 'registration',
  imo: 'IMO',
  swiftbic: 'SWIFT',
  lei: 'LEI',
};

/** Anything but Latin letters: the list gives native spellings as aliases of their own. */
const foreignScript =
  /\p{Script=Arabic}|\p{Script=Cyrillic}|\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hebrew}/u;

/** Our name for the list's code of a document; undefined for codes that say nothing (`other`). */
export const euScheme = (code: string): string | undefined => schemes[code.toLowerCase()];

/** The first Latin name is the primary one; the list itself marks no name as such. */
export function euNameKind(name: string, { first, weak }: { first: boolean; weak: boolean }): NameKind {
  if (foreignScript.test(name)) return 'native';
  if (weak) return 'weak';
  return first ? 'primary' : 'aka';
}

type EuBirth = { date: string; year: string; from: string; to: string; circa: boolean };

/** EDTF of what the list knows of a birth: the day, the year, or a range of years; undefined when nothing. */
export function euBirth({ date, year, from, to, circa }: EuBirth): string | undefined {
  const about = circa ? '~' : '';
  if (from && to && from !== to) return `${from}/${to}`;
  if (/^\d{4}-\d{2}-\d{2}$/.test(date)) return `${date}${about}`;
  const known = year || from;
  return /^\d{4}$/.test(known) ? `${known}${about}` : undefined;
}
