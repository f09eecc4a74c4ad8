import { type ReactNode, useId, useState } from 'react';
import styles from './matches.module.css';

type FoldedMatchProps = {
  /** What stays when it is closed. */
  line: ReactNode;
  isFirst: boolean;
  children: ReactNode;
};

/** Something alike that is closed to a line, or open with what speaks for and against it; the first one is open. */
export function FoldedMatch({ line, isFirst, children }: FoldedMatchProps) {
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
          {line}
        </button>
      </div>
      {isOpen && <div id={body}>{children}</div>}
    </li>
  );
}
