import { type ReactNode, useId, useState } from 'react';
import { toWords } from '@/shared/format';
import layout from '../layout.module.css';
import { percent } from './match-words.ts';
import styles from './matches.module.css';

type FoldedMatchProps = {
  match: { similarity: number; strength: string };
  /** Who it is about, in the line that stays. */
  names: ReactNode;
  isFirst: boolean;
  children: ReactNode;
};

/** Something alike that is closed to a line, or open with what speaks for and against it; the first one is open. */
export function FoldedMatch({ match, names, isFirst, children }: FoldedMatchProps) {
  const body = useId();
  const [isOpen, setOpen] = useState(isFirst);
  return (
    <li className={styles.card}>
      <div className={styles.line}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={body}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={styles.names}>{names}</span>
          <span className={styles.marks}>
            <span className={styles.similarity}>{percent(match.similarity)}</span>
            <span className={layout.tag}>{toWords(match.strength)}</span>
          </span>
        </button>
      </div>
      {isOpen && <div id={body}>{children}</div>}
    </li>
  );
}
