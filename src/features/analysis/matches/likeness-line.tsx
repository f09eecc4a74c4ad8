import type { ReactNode } from 'react';
import { formatSimilarity } from '@/shared/format';
import { useWords } from '@/shared/words/use-words';
import layout from '../layout.module.css';
import styles from './matches.module.css';

type LikenessLineProps = {
  match: { similarity: number; strength: string };
  /** Who it is about. */
  names: ReactNode;
  /** What else is known, after how alike they are. */
  children?: ReactNode;
};

/** Who resembles whom, and how much. */
export function LikenessLine({ match: { similarity, strength }, names, children }: LikenessLineProps) {
  const word = useWords();
  return (
    <>
      <span className={styles.names}>{names}</span>
      <span className={styles.marks}>
        <span className={styles.similarity}>{formatSimilarity(similarity)}</span>
        <span className={layout.tag}>{word(strength)}</span>
        {children}
      </span>
    </>
  );
}
