import type { ReactNode } from 'react';
import styles from './data-table.module.css';

type RowCardProps = {
  title: ReactNode;
  /** The client whose it is, for readers who see those of several. */
  client?: string | false;
  /** Chips, or what happened, under the title. */
  marks?: ReactNode;
  /** Quieter facts at the foot. */
  note?: ReactNode;
  action?: ReactNode;
};

/** What a row says on a phone: its name, its state, its facts and the one act at hand. */
export function RowCard({ title, client, marks, note, action }: RowCardProps) {
  return (
    <>
      <div className={styles.cardTitle}>
        <bdi>{title}</bdi>
      </div>
      {client && (
        <div className={styles.cardNote}>
          <bdi>{client}</bdi>
        </div>
      )}
      {marks && <div className={styles.cardMarks}>{marks}</div>}
      {(note || action) && (
        <div className={styles.cardFoot}>
          <span className={styles.cardNote}>{note}</span>
          {action}
        </div>
      )}
    </>
  );
}
