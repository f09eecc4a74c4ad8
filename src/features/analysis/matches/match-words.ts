import type { ToWord } from '@/shared/words/use-words';
import { DECISIONS } from '../../../../contract/words.ts';
import type { Working } from '../analysis.ts';

/** The reasons that are offered for a decision; one that was given before stays readable. */
export const reasonsFor = (reasons: Working['reasons'], disposition: string, given = '') =>
  reasons
    .filter(
      ({ code, active, dispositions }) =>
        code === given || (active && dispositions.some((one) => one === disposition)),
    )
    .map(({ code, label }) => ({ value: code, label }));

export const dispositionOptions = (word: ToWord) => DECISIONS.map((value) => ({ value, label: word(value) }));

export const percent = (similarity: number) => `${(similarity * 100).toFixed(1)} %`;
