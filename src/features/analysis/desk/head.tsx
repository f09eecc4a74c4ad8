import type { ReactNode } from 'react';
import { ContributionBars, RiskChip } from '@/shared/ui';
import { type ToWord, useWords } from '@/shared/words/use-words';
import type { Rating, RequestDetail } from '../analysis.ts';
import { type Translate, useTexts } from '../texts/index.ts';
import { DueDate } from './due-date.tsx';
import styles from './head.module.css';
import { Stepper } from './stepper.tsx';
import { stepsOf } from './steps.ts';

const TOP_FACTORS = 5;
const BRIEF_FACTORS = 3;

type HeadProps = { request: RequestDetail; rating: Rating | null; isBrief: boolean; children?: ReactNode };

/** Where the request stands, how high the risk is, and what makes it so; in brief above the tabs where people work. */
export function Head({ request, rating, isBrief, children }: HeadProps) {
  const t = useTexts();
  return (
    <div className={styles.head}>
      <div className={styles.course}>
        <Stepper steps={stepsOf(request, false)} />
      </div>
      <div className={isBrief ? styles.brief : styles.verdict}>
        {rating ? <Verdict rating={rating} isBrief={isBrief} /> : <RiskChip band={null} />}
        <div className={styles.people}>
          <DueDate request={request} />
          <span>
            {t('drafter')} <strong>{request.drafterName ?? t('nobodyYet')}</strong>
          </span>
          {request.allocatorName && (
            <span>
              {t.rich('allocatorAllocatorName', { allocatorName: <strong>{request.allocatorName}</strong> })}
            </span>
          )}
        </div>
      </div>
      {!isBrief && <Why rating={rating} />}
      {children}
    </div>
  );
}

function Why({ rating }: { rating: Rating | null }) {
  const t = useTexts();
  return (
    <div className={styles.why}>
      <h2>{t('scoreBreakdown')}</h2>
      {rating ? (
        <ContributionBars
          contributions={rating.contributions.map((one) => ({ ...one, because: '' }))}
          total={rating.score}
          top={TOP_FACTORS}
        />
      ) : (
        <p className={styles.because}>{t('theRatingAppearsWhenTheFirst')}</p>
      )}
    </div>
  );
}

function Verdict({ rating, isBrief }: { rating: Rating; isBrief: boolean }) {
  const word = useWords();
  const t = useTexts();
  const lifted = rating.overall !== rating.band;
  const said = saidOf(rating, t, word);
  return (
    <>
      <div className={styles.figure}>
        <RiskChip
          band={rating.counts}
          provisional={rating.provisional}
          score={rating.score}
          basis={rating.basis}
          outlook={rating.outlook}
        />
        {isBrief && <span className={styles.scale}>{mostOf(rating)}</span>}
      </div>
      {!isBrief && lifted && rating.floors.length > 0 && (
        <p className={styles.because}>
          {t('theScoreAloneWouldBe')} {rating.band}. {rating.floors.map(({ because }) => because).join(' ')}
        </p>
      )}
      {!isBrief && said && <p className={styles.because}>{said}</p>}
    </>
  );
}

function saidOf({ override, asked, proposal }: Rating, t: Translate, word: ToWord): string | null {
  if (asked) return t('byRequestsBandASecondPerson', { by: asked.by, band: word(asked.band).toLowerCase() });
  if (override)
    return t('overriddenFromComputedUntilExpiresOnReason', {
      computed: word(override.computed).toLowerCase(),
      expiresOn: override.expiresOn,
      reason: override.reason,
      by: override.by,
      approvedBy: override.approvedBy ?? '–',
    });
  return (
    proposal &&
    t('byConfirmsBandReason', {
      by: proposal.by,
      band: word(proposal.band).toLowerCase(),
      reason: proposal.reason ? `: ${proposal.reason}` : '.',
    })
  );
}

const mostOf = ({ contributions }: Rating) =>
  [...contributions]
    .sort((a, b) => b.contribution - a.contribution)
    .slice(0, BRIEF_FACTORS)
    .map(({ label, contribution }) => `${label} ${contribution.toFixed(1)}`)
    .join(' + ')
    .concat(' + …');
