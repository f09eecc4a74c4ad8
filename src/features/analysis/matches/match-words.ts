import type { ToWord } from '@/shared/words/use-words';
import { DECISIONS } from '../../../../contract/words.ts';
import type { Match, Working } from '../analysis.ts';

/** The detail of which each of the first reasons says that it differs. */
const DIFFERS: Record<string, string> = {
  different_birth_date: 'birth',
  different_country: 'country',
  different_identifier: 'identifier',
};
/** Reasons that are about one type of listed party. */
const ONLY_OF: Record<string, (type: string) => boolean> = {
  different_birth_date: (type) => type === 'person',
  different_person: (type) => type === 'person',
  different_business: (type) => type !== 'person',
};

/** A reason that the evidence itself refutes does not fit: another birth date where the two agree, or that of a company. */
function fits(code: string, { entry, corroboration }: Match): boolean {
  const field = DIFFERS[code];
  const agrees = corroboration.some((item) => item.field === field && item.verdict === 'supports');
  return !agrees && (ONLY_OF[code]?.(entry.type) ?? true);
}

type Fitting = { match?: Match; given?: string };

/** The reasons that fit a decision and what is known of its match; one that was given before stays readable. */
export const reasonsFor = (
  reasons: Working['reasons'],
  disposition: string,
  { match, given = '' }: Fitting = {},
) =>
  reasons
    .filter(
      ({ code, active, dispositions }) =>
        code === given ||
        (active && dispositions.some((one) => one === disposition) && (!match || fits(code, match))),
    )
    .map(({ code, label }) => ({ value: code, label }));

export const dispositionOptions = (word: ToWord) => DECISIONS.map((value) => ({ value, label: word(value) }));
