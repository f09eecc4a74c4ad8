import { formatSimilarity } from '@/shared/format';
import type { Match } from '../../analysis.ts';
import { useTexts } from '../../texts/index.ts';
import styles from '../matches.module.css';
import { useEvidenceTexts } from './texts/index.ts';

type Part = Match['explanation']['parts'][number];

/** The parts of a similarity, one below the other: each begins where the one before ended, and they end at the sum. */
export function SimilarityParts({ parts, similarity }: { parts: readonly Part[]; similarity: number }) {
  const t = useTexts();
  const say = useEvidenceTexts();
  return (
    <ul className={styles.parts} aria-label={t('partsOfTheSimilarity')}>
      {steps(parts).map(({ kind, label, value, from }) => (
        <li key={kind} className={styles.part}>
          <span>{say('whyPart', { kind, label })}</span>
          <span className={styles.track} aria-hidden="true">
            <span
              className={`${styles.fill} ${value < 0 ? styles.less : ''}`}
              style={{ insetInlineStart: `${from * 100}%`, inlineSize: `${Math.abs(value) * 100}%` }}
            />
          </span>
          <span className={styles.value}>
            <bdi dir="ltr">
              {value < 0 ? '−' : '+'}
              {formatSimilarity(Math.abs(value))}
            </bdi>
          </span>
        </li>
      ))}
      <li className={`${styles.part} ${styles.sum}`}>
        <span>{t('similarity')}</span>
        <span className={styles.track} aria-hidden="true">
          <span className={styles.fill} style={{ insetInlineStart: 0, inlineSize: `${similarity * 100}%` }} />
        </span>
        <span className={styles.value}>
          <bdi dir="ltr">{formatSimilarity(similarity)}</bdi>
        </span>
      </li>
    </ul>
  );
}

/** Where each bar begins on the scale 0–1. */
function steps(parts: readonly Part[]) {
  let reached = 0;
  return parts.map((part) => {
    const before = reached;
    reached = Math.min(1, Math.max(0, reached + part.value));
    return { ...part, from: Math.min(before, reached) };
  });
}
