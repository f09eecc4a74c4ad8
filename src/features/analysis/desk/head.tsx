import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Avatar, RiskChip } from '@/shared/ui';
import { type ToWord, useActorNames, useWords } from '@/shared/words/use-words';
import type { Rating, RequestDetail } from '../analysis.ts';
import { type Translate, useTexts } from '../texts/index.ts';
import { DueDate } from './due-date.tsx';
import styles from './head.module.css';

type HeadProps = { request: RequestDetail; rating: Rating | null; children?: ReactNode };

/** How high the risk is, when the report is due and who works on it: one line that stays in view, above the tabs. */
export function Head({ request, rating, children }: HeadProps) {
  const t = useTexts();
  const word = useWords();
  const actorOf = useActorNames();
  const { top, isStuck } = useStuck();
  const note = rating && noteOf(rating, t, word, actorOf);
  return (
    <>
      <div ref={top} className={styles.top} aria-hidden="true" />
      <div className={styles.head}>
        {isStuck && (
          <strong className={styles.name} title={request.legalName}>
            <bdi>{request.legalName}</bdi>
          </strong>
        )}
        {rating ? (
          <RiskChip
            band={rating.counts}
            provisional={rating.provisional}
            score={rating.score}
            basis={rating.basis}
            outlook={rating.outlook}
          />
        ) : (
          <RiskChip band={null} />
        )}
        <DueDate request={request} />
        <span>
          {t('drafter')} {request.drafterName && <Avatar name={request.drafterName} size="small" />}{' '}
          <strong>{request.drafterName ?? t('nobodyYet')}</strong>
        </span>
        {request.allocatorName && (
          <span>
            {t.rich('allocatorAllocatorName', { allocatorName: <strong>{request.allocatorName}</strong> })}
          </span>
        )}
        {!isStuck && children}
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
}

/** Whether the line has been scrolled up to the bar of the application. */
function useStuck() {
  const top = useRef<HTMLDivElement>(null);
  const [isStuck, setIsStuck] = useState(false);
  useEffect(() => {
    if (!top.current || typeof IntersectionObserver === 'undefined') return;
    const watch = new IntersectionObserver(
      ([entry]) => setIsStuck(entry !== undefined && !entry.isIntersecting),
      { rootMargin: '-57px 0px 0px 0px' },
    );
    watch.observe(top.current);
    return () => watch.disconnect();
  }, []);
  return { top, isStuck };
}

function noteOf(
  { override, asked, proposal }: Rating,
  t: Translate,
  word: ToWord,
  actorOf: ToWord,
): string | null {
  if (asked) return t('byRequestsBandASecondPerson', { by: asked.by, band: word(asked.band) });
  if (override)
    return t('overriddenFromComputedUntilExpiresOnReason', {
      computed: word(override.computed),
      expiresOn: override.expiresOn,
      reason: override.reason,
      by: override.by,
      approvedBy: override.approvedBy ?? '–',
    });
  if (!proposal) return null;
  const by = actorOf(proposal.by);
  const { reason } = proposal;
  const band = word(proposal.band);
  return reason ? t('byConfirmsBandReason', { by, band, reason }) : t('byConfirmsBand', { by, band });
}
