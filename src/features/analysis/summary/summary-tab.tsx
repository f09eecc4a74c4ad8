import { usePointSentences } from '@/shared/server-texts/point-sentence';
import { ContributionBars, IdentifierChecks, Panel } from '@/shared/ui';
import { ASSESSMENT_STATUSES } from '../../../../contract/request-statuses.ts';
import { Readiness } from '../acts/readiness.tsx';
import type { Desk } from '../desk/desk.ts';
import { Stepper } from '../desk/stepper.tsx';
import { stepsOf } from '../desk/steps.ts';
import layout from '../layout.module.css';
import { RatingDisagreement } from '../rating/rating-disagreement.tsx';
import { useTexts } from '../texts/index.ts';
import { Facts } from './facts.tsx';
import { NearMatches } from './near-matches.tsx';
import { Screening } from './screening.tsx';

/** How far the work is, what makes the score, and the facts as the client states them. */
export function SummaryTab({ desk }: { desk: Desk }) {
  const t = useTexts();
  const sentences = usePointSentences();
  const { request, working } = desk;
  const { rating } = working;
  return (
    <div className={layout.columns}>
      <div className={`${layout.panel} ${layout.wide}`}>
        <Stepper steps={stepsOf(request, false)} />
      </div>
      <Panel title={t('factsOfTheRequest')}>
        <Facts request={request} />
      </Panel>
      <div className={layout.stack}>
        {ASSESSMENT_STATUSES.includes(request.status) && (
          <Panel title={t('requiredBeforeReviewAndRelease')}>
            <Readiness points={sentences(working.points, working.openPoints)} />
          </Panel>
        )}
        <Panel title={t('scoreBreakdown')}>
          {rating ? (
            <>
              <RatingDisagreement rating={rating} />
              <ContributionBars contributions={rating.contributions} total={rating.score} />
            </>
          ) : (
            <p className={layout.prose}>{t('theRatingAppearsWhenTheFirst')}</p>
          )}
        </Panel>
        <Screening desk={desk} />
        {working.identifiers.length > 0 && (
          <Panel title={t('cINAndLLPIN')}>
            <IdentifierChecks checks={working.identifiers} register={working.register} />
          </Panel>
        )}
        <NearMatches matches={working.nearMatches} register={working.register} />
      </div>
    </div>
  );
}
