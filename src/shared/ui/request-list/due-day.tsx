import type { requests } from '../../../../contract/index.ts';
import { formatDay, plural } from '../../format/index.ts';
import { useNearTip } from '../near-tip/use-near-tip.tsx';
import styles from './due-day.module.css';

type Forecast = requests.RequestRow['forecast'];
type DueDayProps = { dueOn: string | null; overdue: boolean; forecast?: Forecast };

/** The promised day; that it has passed, or will be missed as things go, is said in a word and a sign. */
export function DueDay({ dueOn, overdue, forecast }: DueDayProps) {
  if (!dueOn) return <>–</>;
  return (
    <span>
      <span className={styles.mark}>{formatDay(dueOn)}</span>
      {overdue && (
        <strong className={styles.mark}>
          {' '}
          <span aria-hidden="true">⚑</span> Overdue
        </strong>
      )}
      {!overdue && forecast?.atRisk && (
        <>
          {' '}
          <AtRisk forecast={forecast} />
        </>
      )}
    </span>
  );
}

/** The forecast in one sentence. */
export function AtRisk({ forecast }: { forecast: NonNullable<Forecast> }) {
  const { asked, tip } = useNearTip(() => sentenceOf(forecast));
  return (
    <strong {...asked}>
      <span aria-hidden="true">◔</span> At risk
      {tip}
    </strong>
  );
}

export function sentenceOf({ expectedOn, needed, left, basis }: NonNullable<Forecast>): string {
  const learnt =
    basis > 0
      ? `the median of the last ${plural(basis, 'finished report')} of its type`
      : 'the promised days of its type, as too few are finished to learn from';
  return `From here it needs ${plural(needed, 'business day')} by ${learnt}, and ${left} ${left === 1 ? 'is' : 'are'} left: expected on ${formatDay(expectedOn)}.`;
}
