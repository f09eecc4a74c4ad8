import { useInViewport } from 'ahooks';
import { useRef, useState } from 'react';
import { useAccess } from '@/shared/session';
import { Loaded, useCall } from '@/shared/ui';
import { lazyPart } from '@/shared/ui/loading/lazy-part';
import { useTexts } from '../texts/index.ts';
import { TrendHead } from './trend-head.tsx';
import styles from './trends.module.css';

const WorkByMonth = lazyPart(async () => (await import('./month-panels.tsx')).WorkByMonth);
const InTimeByMonth = lazyPart(async () => (await import('./month-panels.tsx')).InTimeByMonth);
const RiskByMonth = lazyPart(async () => (await import('./month-panels.tsx')).RiskByMonth);

/** The last months below the figures. The charts load once the reader scrolls near them. */
export function HomeTrends() {
  const t = useTexts();
  const trends = useCall('GET /reports/v1.0/trends', {});
  const section = useRef<HTMLElement>(null);
  const [inView] = useInViewport(section, { rootMargin: '160px' });
  const [seen, setSeen] = useState(false);
  if (inView && !seen) setSeen(true);
  const { isClientSide } = useAccess();
  return (
    <section ref={section} aria-label={t('trend.title')}>
      <TrendHead months={trends.data?.Data.months} />
      {seen ? (
        <Loaded of={trends} title={t('trend.title')}>
          {({ Data: { months } }) => (
            <div className={styles.grid}>
              <WorkByMonth months={months} />
              {isClientSide ? <RiskByMonth months={months} /> : <InTimeByMonth months={months} />}
            </div>
          )}
        </Loaded>
      ) : (
        <div className={styles.ahead} />
      )}
    </section>
  );
}
