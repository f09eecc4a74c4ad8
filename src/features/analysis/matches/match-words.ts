import { toWords } from '@/shared/format';
import { DISPOSITION_REASONS, DISPOSITIONS } from '../../../../contract/words.ts';

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

export const reasonOptions = DISPOSITION_REASONS.map((value) => ({ value, label: toWords(value) }));

/** `unspecified` takes a decision back, so it comes last and is called so. */
export const dispositionOptions = DISPOSITIONS.filter((value) => value !== 'unspecified').map((value) => ({
  value,
  label: toWords(value),
}));

export const percent = (similarity: number) => `${(similarity * 100).toFixed(1)} %`;
