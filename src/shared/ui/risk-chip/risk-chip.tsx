import type { RatingBand } from '../../../../contract/words.ts';
import styles from './risk-chip.module.css';

const MARKS = {
  high: { mark: '▲', word: 'High' },
  medium: { mark: '◆', word: 'Medium' },
  low: { mark: '●', word: 'Low' },
  unrated: { mark: '○', word: 'Not rated' },
} as const;

type RiskChipProps = { band: RatingBand | null | undefined; provisional?: boolean; score?: number | null };

/** Risk in shape, word and colour; provisional is outlined and dashed. The only way risk is drawn. */
export function RiskChip({ band, provisional = false, score }: RiskChipProps) {
  const tone = band ?? 'unrated';
  const { mark, word } = MARKS[tone];
  return (
    <span
      className={`${styles.chip} ${styles[tone]} ${provisional ? styles.provisional : ''}`}
      data-risk={tone}
      data-provisional={provisional || undefined}
      title={provisional ? 'Provisional: matches or findings are still open' : undefined}
    >
      <span aria-hidden="true">{mark}</span>
      {word}
      {score !== undefined && score !== null && <span className={styles.score}>{score.toFixed(1)}</span>}
      {provisional && <span className={styles.word}>provisional</span>}
    </span>
  );
}
