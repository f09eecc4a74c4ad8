import type { RatingBand } from '../../../../contract/words.ts';
import { useTexts } from '../texts/index.ts';
import styles from './risk-chip.module.css';

const MARKS = {
  high: { mark: '▲', word: 'high' },
  medium: { mark: '◆', word: 'medium' },
  low: { mark: '●', word: 'low' },
  unrated: { mark: '○', word: 'notRated' },
} as const;

type RiskChipProps = { band: RatingBand | null | undefined; provisional?: boolean; score?: number | null };

/** Risk in shape, word and colour; provisional is outlined and dashed. The only way risk is drawn. */
export function RiskChip({ band, provisional = false, score }: RiskChipProps) {
  const t = useTexts();
  const tone = band ?? 'unrated';
  const { mark, word } = MARKS[tone];
  return (
    <span
      className={`${styles.chip} ${styles[tone]} ${provisional ? styles.provisional : ''}`}
      data-risk={tone}
      data-provisional={provisional || undefined}
      title={provisional ? t('provisionalMatchesOrFindingsAreStill') : undefined}
    >
      <span aria-hidden="true">{mark}</span>
      {t(word)}
      {score !== undefined && score !== null && <span className={styles.score}>{score.toFixed(1)}</span>}
      {provisional && <span className={styles.word}>{t('provisional')}</span>}
    </span>
  );
}
