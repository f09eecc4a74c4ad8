import type { RequestRow } from '../../../../contract/reports/requests.ts';
import { RiskChip } from './risk-chip.tsx';

type RequestRiskProps = {
  of: Partial<
    Pick<
      RequestRow,
      'rating' | 'ratingScore' | 'ratingBasis' | 'provisional' | 'ratingOutlook' | 'overrideUntil'
    >
  >;
  /** Of a rating that its score sets; what raises a rating above its score is always shown with the score. */
  withScore?: boolean;
};

/** The risk of a request: what its open matches can make of it, or the rating with what raises it above its score. */
export function RequestRisk({ of, withScore = false }: RequestRiskProps) {
  const { rating, ratingScore, ratingBasis, provisional, ratingOutlook, overrideUntil } = of;
  const isRaised = ratingBasis && ratingBasis !== 'score';
  return (
    <RiskChip
      band={rating}
      provisional={Boolean(rating) && provisional === true}
      score={withScore || isRaised ? ratingScore : null}
      basis={ratingBasis}
      until={overrideUntil}
      outlook={ratingOutlook}
    />
  );
}
