import type { requests } from '../../../../contract/index.ts';
import { formatDay } from '../../format/index.ts';
import { useNearTip } from '../near-tip/use-near-tip.tsx';
import { type Translate, useTexts } from '../texts/index.ts';
import styles from './due-day.module.css';

type Forecasted = requests.RequestRow['forecast'];
type DueDayProps = { dueOn: string | null; overdue: boolean; forecast?: Forecasted };

/** The promised day; that it has passed, or will be missed as things go, is said in a word and a sign. */
export function DueDay({ dueOn, overdue, forecast }: DueDayProps) {
  const t = useTexts();
  if (!dueOn) return <>–</>;
  return (
    <span>
      <span className={styles.mark}>{formatDay(dueOn)}</span>
      {overdue && (
        <strong className={styles.mark}>
          {' '}
          {t.rich('spanOverdue', { span: <span aria-hidden="true">⚑</span> })}
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
function AtRisk({ forecast }: { forecast: NonNullable<Forecasted> }) {
  const t = useTexts();
  const { asked, tip } = useNearTip(() => sentenceOf(t, forecast));
  return (
    <strong {...asked}>{t.rich('spanAtRiskTip', { span: <span aria-hidden="true">◔</span>, tip })}</strong>
  );
}

/** When the report is to be expected, and what tells so. */
export function Forecast({ forecast }: { forecast: NonNullable<Forecasted> }) {
  const t = useTexts();
  return <>{sentenceOf(t, forecast)}</>;
}

function sentenceOf(t: Translate, { expectedOn, needed, left, basis }: NonNullable<Forecasted>): string {
  return t('forecast', {
    day: formatDay(expectedOn),
    needed: t('businessDays', { count: needed }),
    basis: basis > 0 ? t('theMedianOfTheLastBasis', { basis }) : t('theStandardTimeForItsType'),
    left,
  });
}
