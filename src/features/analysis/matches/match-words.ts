import type { ToWord } from '@/shared/words/use-words';
import { supportsReason } from '../../../../contract/supports-reason.ts';
import { DECISIONS } from '../../../../contract/words.ts';
import type { Match, Working } from '../analysis.ts';

/** Reasons that are about one type of listed party. */
const ONLY_OF: Record<string, (type: string) => boolean> = {
  different_birth_date: (type) => type === 'person',
  different_person: (type) => type === 'person',
  different_business: (type) => type !== 'person',
};

type Fitting = { match?: Match; given?: string };

/**
 * The reasons for a decision that can be meant of its match, those first that the compared details support. One that
 * was given before stays readable. `needsComment`: nothing that was compared supports it.
 */
export const reasonsFor = (
  reasons: Working['reasons'],
  disposition: string,
  { match, given = '' }: Fitting = {},
) =>
  reasons
    .filter(
      ({ code, active, dispositions }) =>
        code === given ||
        (active &&
          dispositions.some((one) => one === disposition) &&
          (!match || (ONLY_OF[code]?.(match.entry.type) ?? true))),
    )
    .map(({ code, label }) => ({
      value: code,
      label,
      needsComment: match !== undefined && !supportsReason(code, match),
    }))
    .sort((a, b) => Number(a.needsComment) - Number(b.needsComment));

export const dispositionOptions = (word: ToWord) => DECISIONS.map((value) => ({ value, label: word(value) }));
