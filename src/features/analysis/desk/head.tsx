import type { ReactNode } from 'react';
import { ContributionBars, RiskChip } from '@/shared/ui';
import type { Rating, RequestDetail } from '../analysis.ts';
import { DueDate } from './due-date.tsx';
import styles from './head.module.css';
import { Stepper } from './stepper.tsx';
import { stepsOf } from './steps.ts';

const TOP_FACTORS = 5;
const BRIEF_FACTORS = 3;

type HeadProps = { request: RequestDetail; rating: Rating | null; isBrief: boolean; children?: ReactNode };

/** Where the request stands, how high the risk is, and what makes it so; in brief above the tabs where people work. */
export function Head({ request, rating, isBrief, children }: HeadProps) {
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
            Drafter <strong>{request.drafterName ?? 'nobody yet'}</strong>
          </span>
          {request.allocatorName && (
            <span>
              Allocator <strong>{request.allocatorName}</strong>
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
  return (
    <div className={styles.why}>
      <h2>Score breakdown</h2>
      {rating ? (
        <ContributionBars
          contributions={rating.contributions.map((one) => ({ ...one, because: '' }))}
          total={rating.score}
          top={TOP_FACTORS}
        />
      ) : (
        <p className={styles.because}>The rating appears when the first screening has finished.</p>
      )}
    </div>
  );
}

function Verdict({ rating, isBrief }: { rating: Rating; isBrief: boolean }) {
  const lifted = rating.overall !== rating.band;
  const said = saidOf(rating);
  return (
    <>
      <div className={styles.figure}>
        <span className={styles.score}>
          {rating.score.toFixed(1)} <span className={styles.scale}>of 100</span>
        </span>
        <RiskChip band={rating.counts} provisional={rating.provisional} />
        {isBrief && <span className={styles.scale}>{mostOf(rating)}</span>}
      </div>
      {!isBrief && lifted && rating.floors.length > 0 && (
        <p className={styles.because}>
          The score alone would be {rating.band}. {rating.floors.map(({ because }) => because).join(' ')}
        </p>
      )}
      {!isBrief && said && <p className={styles.because}>{said}</p>}
    </>
  );
}

function saidOf({ override, asked, proposal }: Rating): string | null {
  if (asked) return `${asked.by} asks for ${asked.band}; a second person has not decided yet.`;
  if (override)
    return `Overridden from ${override.computed} until ${override.expiresOn}: ${override.reason} (${override.by}, approved by ${override.approvedBy})`;
  return (
    proposal && `${proposal.by} confirms ${proposal.band}${proposal.reason ? `: ${proposal.reason}` : '.'}`
  );
}

const mostOf = ({ contributions }: Rating) =>
  [...contributions]
    .sort((a, b) => b.contribution - a.contribution)
    .slice(0, BRIEF_FACTORS)
    .map(({ label, contribution }) => `${label} ${contribution.toFixed(1)}`)
    .join(' + ')
    .concat(' + …');
