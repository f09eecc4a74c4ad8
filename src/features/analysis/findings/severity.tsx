import { useWords } from '@/shared/words/use-words';
import { LEVELS } from '../../../../contract/words.ts';
import type { Finding } from '../analysis.ts';
import { useTexts } from '../texts/index.ts';
import styles from './findings.module.css';

/** Severity in a word and bars: the risk colours belong to ratings. */
export function Severity({ level }: { level: Finding['severity'] }) {
  const t = useTexts();
  const word = useWords();
  const height = LEVELS.indexOf(level);
  return (
    <span className={styles.severity}>
      <span aria-hidden="true" style={{ display: 'inline-flex', gap: 2 }}>
        {LEVELS.map((one, place) => (
          <i key={one} data-on={place <= height} />
        ))}
      </span>
      {t('levelSeverity', { level: word(level) })}
    </span>
  );
}
