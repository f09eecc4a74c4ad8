import { toWords } from '@/shared/format';
import { DECISIONS } from '../../../../contract/words.ts';
import type { Working } from '../analysis.ts';

const fields: Record<string, string> = {
  birth: 'Date of birth',
  country: 'Country',
  identifier: 'Identifier',
  gender: 'Gender',
  role: 'Role',
};

export const fieldWord = (field: string) => fields[field] ?? toWords(field);

export const dispositionWord = (disposition: string) =>
  disposition === 'unspecified' ? 'Open' : toWords(disposition);

/** The reasons that are offered for a decision; one that was given before stays readable. */
export const reasonsFor = (reasons: Working['reasons'], disposition: string, given = '') =>
  reasons
    .filter(
      ({ code, active, dispositions }) =>
        code === given || (active && dispositions.some((one) => one === disposition)),
    )
    .map(({ code, label }) => ({ value: code, label }));

export const dispositionOptions = DECISIONS.map((value) => ({ value, label: toWords(value) }));

export const percent = (similarity: number) => `${(similarity * 100).toFixed(1)} %`;
