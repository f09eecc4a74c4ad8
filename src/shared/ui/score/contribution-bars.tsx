import type { ReportData } from '../../../../contract/reports/report-data.ts';
import { Reasons } from '../../server-texts/reason-sentence.tsx';
import { useFactorNames } from '../../words/use-words.ts';
import { useTexts } from '../texts/index.ts';
import styles from './score.module.css';
import { ScoreBar } from './score-bar.tsx';

export type Contribution = ReportData['rating']['contributions'][number];

type ContributionBarsProps = { contributions: readonly Contribution[]; total: number; top?: number };

/** The parts a score is made of, largest first; all parts add up to the total. Each bar is filled against its own weight. */
export function ContributionBars({ contributions, total, top }: ContributionBarsProps) {
  const t = useTexts();
  const nameOf = useFactorNames();
  const sorted = [...contributions].sort((a, b) => b.contribution - a.contribution);
  const shown = sorted.slice(0, top ?? sorted.length);
  const rest = sorted.slice(shown.length).reduce((sum, one) => sum + one.contribution, 0);
  return (
    <div className={styles.bars}>
      {shown.map((one) => (
        <ScoreBar
          key={one.label}
          label={nameOf(one)}
          value={one.contribution}
          max={one.weight}
          text={t('toFixedOfWeight', { toFixed: one.contribution.toFixed(1), weight: one.weight })}
          detail={<Reasons reasons={one.reasons} english={one.because} />}
        />
      ))}
      {rest > 0 && <p className={styles.sum}>{t('otherFactorsToFixed', { toFixed: rest.toFixed(1) })}</p>}
      <p className={styles.sum}>
        {t.rich('sumToFixedOf100', { toFixed: <strong>{total.toFixed(1)}</strong> })}
      </p>
    </div>
  );
}
