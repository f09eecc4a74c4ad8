import { formatMonth } from '@/shared/format';
import { useTexts } from '../texts/index.ts';
import type { Trends } from './trend-figures.ts';
import styles from './trends.module.css';

/** The title of the figures below, and over which months they go once that is known. */
export function TrendHead({ months }: { months: Trends['months'] | undefined }) {
  const t = useTexts();
  const [first, last] = [months?.[0], months?.at(-1)];
  return (
    <h2 className={styles.head}>
      {t('trend.title')}{' '}
      {first && last && (
        <span className={styles.period}>
          {formatMonth(first.month)} – {formatMonth(last.month)}
        </span>
      )}
    </h2>
  );
}
