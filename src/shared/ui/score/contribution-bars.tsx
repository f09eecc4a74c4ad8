import type { ReportData } from '../../../../contract/reports/report-data.ts';
import { Reasons } from '../../server-texts/reason-sentence.tsx';
import { useFactorNames } from '../../words/use-words.ts';
import { useTexts } from '../texts/index.ts';
import styles from './score.module.css';
import { ScoreBar } from './score-bar.tsx';

export type Contribution = ReportData['rating']['contributions'][number];

type ContributionBarsProps = { contributions: readonly Contribution[]; total: number };

/** The parts a score is made of, largest first; all parts add up to the total. Each bar is filled against the most that it can add. */
export function ContributionBars({ contributions, total }: ContributionBarsProps) {
  const t = useTexts();
  const nameOf = useFactorNames();
  const sorted = [...contributions].sort((a, b) => b.contribution - a.contribution);
  return (
    <div className={styles.bars}>
      {sorted.map((one) => (
        <ScoreBar
          key={one.category ?? one.label}
          label={nameOf(one)}
          value={one.contribution}
          max={one.weight ?? 100}
          text={t('toFixedOfWeight', { toFixed: one.contribution.toFixed(1), weight: one.weight ?? 100 })}
          detail={<Reasons reasons={one.reasons} english={one.because} />}
        />
      ))}
      <p className={styles.sum}>
        {t.rich('sumToFixedOf100', { toFixed: <strong>{total.toFixed(1)}</strong> })}
      </p>
    </div>
  );
}
