import { Reasons } from '@/shared/server-texts/reason-sentence';
import { EmptyState, Panel, RiskChip, TimeText } from '@/shared/ui';
import { riskOutcome } from '../../../../contract/risk-outcome.ts';
import type { Finding, Rating } from '../analysis.ts';
import type { Desk } from '../desk/desk.ts';
import layout from '../layout.module.css';
import { PlaceReview } from '../review/place-review.tsx';
import { useTexts } from '../texts/index.ts';
import { CategoryRatings } from './category-ratings.tsx';
import { ContributionsTable } from './contributions-table.tsx';
import { OverridePanel } from './override-panel.tsx';
import { ProposalForm } from './proposal-form.tsx';
import { RatingDisagreement } from './rating-disagreement.tsx';
import { RatingHistory } from './rating-history.tsx';

/** How the rating came about, and what its drafter makes of it. */
export function RatingTab({ desk }: { desk: Desk }) {
  const t = useTexts();
  const { rating } = desk.working;
  if (!rating) return <EmptyState title={t('noRatingYet')} text={t('theRatingAppearsWhenTheFirst')} />;
  return (
    <div className={layout.stack} id="rating-rating">
      <RatingDisagreement rating={rating} />
      <Panel
        title={t('howTheScoreAddsUp')}
        action={
          <span className={layout.small}>
            {t.rich('methodMethodVersionComputedComputedAt', {
              methodVersion: rating.methodVersion,
              computedAt: <TimeText at={rating.computedAt} />,
            })}
          </span>
        }
      >
        <PlaceReview desk={desk} at={{ place: 'rating', ref: 'rating' }} title={t('rating')} />
        <ContributionsTable
          contributions={rating.contributions}
          score={rating.score}
          findingName={(id) => summaryOf(desk.working.findings.find((finding) => finding.id === id))}
        />
      </Panel>
      <div className={layout.columns}>
        <Panel title={t('fromTheScoreToTheRating')}>
          <Steps rating={rating} />
        </Panel>
        <Panel title={t('byCategory')}>
          <CategoryRatings categories={withOutcomes(rating, desk)} isSealed={false} />
        </Panel>
      </div>
      <Panel title={t('proposal')}>
        <ProposalForm rating={rating} desk={desk} />
      </Panel>
      <OverridePanel rating={rating} desk={desk} />
      <RatingHistory request={desk.request} version={desk.working.version} />
    </div>
  );
}

const SHORT = 90;

const summaryOf = (finding: Finding | undefined) => {
  const summary = finding?.summary ?? '–';
  return summary.length <= SHORT ? summary : `${summary.slice(0, SHORT).toWellFormed()}…`;
};

/** What people did about each risk so far. */
const withOutcomes = ({ categories }: Rating, { working }: Desk) =>
  categories.map((one) => {
    const section = working.sections.find(({ risk }) => risk?.category === one.category);
    const outcome = section && riskOutcome(section);
    return outcome ? { ...one, outcome, reason: section.assessment?.reason ?? '' } : one;
  });

function Steps({ rating }: { rating: Rating }) {
  const t = useTexts();
  const { score, band, floors, overall, residual, provisional, override, counts, basis, outlook } = rating;
  return (
    <ol className={layout.plainList}>
      <li className={layout.row}>
        {t.rich('theScoreAloneRiskchip', { riskchip: <RiskChip band={band} score={score} /> })}
      </li>
      {floors.map((floor) => (
        <li key={`${floor.rule} ${floor.because}`} className={layout.row}>
          {t.rich('atLeastRiskchipBecause', {
            riskchip: <RiskChip band={floor.band} />,
            because: <Reasons reasons={floor.reasons} english={floor.because} />,
          })}
        </li>
      ))}
      <li className={layout.row}>
        {t.rich('afterFloorsRiskchip', { riskchip: <RiskChip band={overall} /> })}
      </li>
      <li className={layout.row}>
        {t.rich('residualWithEvidencedConditionsRiskchip', { riskchip: <RiskChip band={residual} /> })}
      </li>
      {override && (
        <li className={layout.row}>
          {t.rich('overriddenByByApprovedByApprovedBy', {
            by: override.by,
            approvedBy: override.approvedBy,
            riskchip: <RiskChip band={override.band} />,
          })}
        </li>
      )}
      <li className={layout.row}>
        <strong>{t('finalRating')}</strong>{' '}
        <RiskChip {...{ band: counts, provisional, score, basis, outlook }} />
      </li>
    </ol>
  );
}
