import type { RatingBasis } from '../../../../contract/rating-basis.ts';
import type { RatingOutlook } from '../../../../contract/ratings/ratings.ts';
import type { RatingBand } from '../../../../contract/words.ts';
import { formatDay } from '../../format/index.ts';
import { type Translate, useTexts } from '../texts/index.ts';
import styles from './risk-chip.module.css';

const MARKS = {
  high: { mark: '▲', word: 'high' },
  medium: { mark: '◆', word: 'medium' },
  low: { mark: '●', word: 'low' },
  unrated: { mark: '○', word: 'notRated' },
} as const;

/** Why a rating is what its score alone would not make it. */
const REASONS = {
  sanctions_match: 'confirmedSanctionsMatch',
  call_for_action: 'countryUnderFatfCallForAction',
  possible_match: 'possibleMatch',
  pep: 'politicallyExposedPerson',
  criminal_charge: 'openCriminalCharge',
  sanctioned_ownership: 'basis.sanctioned_ownership',
  sanctioned_share: 'basis.sanctioned_share',
  serious_conviction: 'basis.serious_conviction',
  official_intermediary: 'basis.official_intermediary',
  conviction: 'basis.conviction',
  investigation: 'basis.investigation',
  settlement: 'basis.settlement',
  penalty: 'basis.penalty',
  insolvency: 'basis.insolvency',
  undecided_ownership: 'basis.undecided_ownership',
  listed_match: 'basis.listed_match',
  standing: 'ratedHigherBefore',
  override: 'overridden',
} as const satisfies Record<Exclude<RatingBasis, 'score'>, string>;

type RiskChipProps = {
  band: RatingBand | null | undefined;
  provisional?: boolean;
  score?: number | null;
  /** What sets the rating, where that is known. */
  basis?: RatingBasis | null;
  /** The last day of an override. */
  until?: string | null;
  /** What deciding the open matches can make of it. */
  outlook?: RatingOutlook | null;
};

/** Risk in shape, word and colour; provisional is outlined and dashed. The only way risk is drawn. */
export function RiskChip({
  band,
  provisional = false,
  score = null,
  basis = null,
  until,
  outlook,
}: RiskChipProps) {
  const t = useTexts();
  const isOpen = outlook && outlook.ifConfirmed !== outlook.ifCleared;
  const tone = isOpen ? outlook.ifConfirmed : (band ?? 'unrated');
  const { mark, word } = MARKS[tone];
  const reason = basis === null || basis === 'score' ? null : REASONS[basis];
  const dashed = provisional || isOpen;
  return (
    <span
      className={[styles.chip, styles[tone], dashed && styles.provisional].filter(Boolean).join(' ')}
      data-risk={band ?? 'unrated'}
      data-provisional={dashed || undefined}
      title={dashed ? t('provisionalMatchesOrFindingsAreStill') : undefined}
    >
      <span aria-hidden="true">{mark}</span>
      {isOpen ? (
        <span>
          {t('bandIfConfirmedBandIfNot', {
            confirmed: t(outlook.ifConfirmed),
            cleared: t(outlook.ifCleared),
          })}
        </span>
      ) : reason ? (
        <span>
          {raised(t, t(word), t(reason), score)}
          {until && ` ${t('untilDay', { day: formatDay(until) })}`}
        </span>
      ) : (
        <>
          {t(word)}
          {score !== null && <span className={styles.score}>{score.toFixed(1)}</span>}
          {provisional && <span className={styles.word}>{t('provisional')}</span>}
        </>
      )}
    </span>
  );
}

const raised = (t: Translate, band: string, reason: string, score: number | null) =>
  score === null
    ? t('bandReason', { band, reason })
    : t('scoreToBandReason', { score: score.toFixed(1), band, reason });
