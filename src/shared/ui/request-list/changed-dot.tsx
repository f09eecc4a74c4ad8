import type { TimelineKind } from '../../../../contract/words.ts';
import { useWords } from '../../words/use-words.ts';
import { useTexts } from '../texts/index.ts';
import styles from './changed-dot.module.css';

/** Before the name of a request that others changed since the reader last opened it: quietly what. */
export function ChangedDot({ changed }: { changed: TimelineKind | null | undefined }) {
  const t = useTexts();
  const word = useWords();
  if (!changed) return null;
  const title = t('changedSinceYourLastVisit', { what: word(changed) });
  return <span role="img" aria-label={title} title={title} className={styles.dot} />;
}
