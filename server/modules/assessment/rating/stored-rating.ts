import type { z } from 'zod';
import { rating } from '../../../../contract/ratings/ratings.ts';
import { canonicalJson, type Json } from '../../../../engine/audit-chain/index.ts';
import {
  type Band,
  type Rating as Computed,
  type RatingInput,
  type RatingMethod,
  type Reason,
  rate,
} from '../../../../engine/rating/index.ts';
import { reasonInEnglish } from '../../screening/index.ts';

/** What is stored of a computed rating, and replayed. Points with one decimal. */
export const storedResult = rating
  .pick({
    methodVersion: true,
    score: true,
    band: true,
    overall: true,
    residual: true,
    provisional: true,
    contributions: true,
    floors: true,
  })
  .extend({ categories: rating.shape.categories.element.omit({ basis: true, inScope: true }).array() });
export type StoredRating = z.infer<typeof storedResult>;

const points = (tenths: number) => tenths / 10;

/** Everything a rating was made of: the same inputs under the same method give the same result. */
export type RatingInputs = {
  input: RatingInput;
  /** What stood when the machine rated again: it raises and never lowers. Null when a person acted. */
  standing: Band | null;
  /** No screening has finished for what the request says now. */
  unfinished: boolean;
};

/** Computes a rating from stored inputs: the same inputs under the same method give the same result. */
export const computeRating = (inputs: RatingInputs, method: RatingMethod): StoredRating =>
  storedRating(rate(inputs.input, method), inputs, method);

/** Whether the inputs still give the stored result. */
export const replays = (
  { inputs, result }: { inputs: RatingInputs; result: StoredRating },
  method: RatingMethod,
): boolean => canonicalJson(computeRating(inputs, method) as Json) === canonicalJson(result as Json);

function storedRating(
  computed: Computed,
  { standing, unfinished }: RatingInputs,
  { country }: RatingMethod,
): StoredRating {
  // In English a country is called what the method's table calls it, so that a rating replays word by word.
  const names = new Map(country.facts.map(({ iso2, name }) => [iso2, name]));
  const inEnglish = ({ code, values }: Reason) =>
    reasonInEnglish(
      code,
      'country' in values ? { ...values, country: names.get(String(values.country)) ?? '' } : values,
    );
  const because = (reasons: Reason[]) => ({ because: reasons.map(inEnglish).join(' '), reasons });
  const held = standing && order.indexOf(standing) > order.indexOf(computed.overall) ? standing : null;
  return {
    methodVersion: computed.version,
    score: points(computed.scoreTenths),
    band: computed.band,
    overall: held ?? computed.overall,
    residual: held && order.indexOf(held) > order.indexOf(computed.residual) ? held : computed.residual,
    provisional: computed.provisional || unfinished,
    contributions: computed.contributions.map((part) => ({
      factor: part.factor,
      ...(part.category ? { category: part.category } : {}),
      label: part.label,
      weight: part.weight,
      raw: points(part.rawTenths),
      contribution: points(part.contributionTenths),
      ...because(part.reasons),
      ...(part.findings
        ? {
            findings: part.findings.map(({ id = '', impact, contributionTenths }) => ({
              ...{ finding: id, impact, contribution: points(contributionTenths) },
            })),
          }
        : {}),
    })),
    floors: [
      ...computed.floors.map(({ rule, band, reason }) => ({ rule, band, ...because([reason]) })),
      ...(held ? [{ rule: 'standing', band: held, ...standingReason }] : []),
    ],
    categories: computed.categories.map(({ category, band, scoreTenths }) => ({
      category,
      band,
      score: points(scoreTenths),
    })),
  };
}

const standingReason = {
  because: reasonInEnglish('floor.standing'),
  reasons: [{ code: 'floor.standing', values: {} }],
};

const order: readonly Band[] = ['low', 'medium', 'high'];
