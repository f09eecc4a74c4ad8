import type { ratingMethods } from '../../../../contract/index.ts';
import type { RatingBand } from '../../../../contract/words.ts';
import type { Translate } from '../texts/index.ts';

type Field = ratingMethods.MethodField;
type Draft = Pick<ratingMethods.MethodDraft, 'fields' | 'floors'>;

/** What a person changed and did not save yet, over the draft that the server knows; null is an emptied field. */
export type DraftEdits = { values: Record<string, number | null>; floors: Record<string, RatingBand> };
export const noEdits: DraftEdits = { values: {}, floors: {} };

export const countEdits = ({ values, floors }: DraftEdits) =>
  Object.keys(values).length + Object.keys(floors).length;

/** A value typed back to what is saved is no change. */
export function withValue(edits: DraftEdits, field: Field, value: number | null): DraftEdits {
  const { [field.path]: _, ...others } = edits.values;
  return { ...edits, values: value === field.value ? others : { ...others, [field.path]: value } };
}

export function withFloor(edits: DraftEdits, floor: Draft['floors'][number], band: RatingBand): DraftEdits {
  const { [floor.rule]: _, ...others } = edits.floors;
  return { ...edits, floors: band === floor.band ? others : { ...others, [floor.rule]: band } };
}

export const valueIn = (edits: DraftEdits, field: Field): number | null =>
  field.path in edits.values ? (edits.values[field.path] ?? null) : field.value;

export const sumOfWeights = ({ fields }: Draft, edits: DraftEdits) =>
  fields
    .filter(({ group }) => group === 'weights')
    .reduce((sum, field) => sum + (valueIn(edits, field) ?? 0), 0);

/** What the server would refuse, said before it travels, by the path of the field. */
export function problemsOf(draft: Draft, edits: DraftEdits, t: Translate): Record<string, string> {
  const found: Record<string, string> = {};
  for (const field of draft.fields) {
    const { path, min, max, decimals } = field;
    const value = valueIn(edits, field);
    if (value === null || value < min || value > max) found[path] = t('method.numberRange', { min, max });
    else if (Math.abs(value * 10 ** decimals - Math.round(value * 10 ** decimals)) > 1e-9)
      found[path] = decimals === 0 ? t('method.wholeNumber') : t('method.decimals', { count: decimals });
  }
  const sum = sumOfWeights(draft, edits);
  if (sum !== 100) found.weights = t('method.weightsSum', { sum });
  const band = (path: string) => {
    const field = draft.fields.find((one) => one.path === path);
    return field ? (valueIn(edits, field) ?? 0) : 0;
  };
  if (band('bands.medium') >= band('bands.high'))
    found['bands.high'] = t('method.highAboveMedium', { medium: band('bands.medium') });
  return found;
}
