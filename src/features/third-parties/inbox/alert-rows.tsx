import type { ReactNode } from 'react';
import { StatusChip, TimeText } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import type { alerts } from '../../../../contract/index.ts';
import { useTexts } from '../texts/index.ts';
import styles from './inbox.module.css';

type AlertRowsProps = {
  rows: readonly alerts.AlertRow[];
  shown: alerts.AlertRow | undefined;
  firm: boolean;
  onChoose: (place: number) => void;
  /** Under the row that is shown, where there is no room beside the list. */
  pane: ReactNode;
};

export function AlertRows({ rows, shown, firm, onChoose, pane }: AlertRowsProps) {
  const t = useTexts();
  const word = useWords();
  return (
    <ul className={styles.rows} aria-label={t('alerts')}>
      {rows.map((row, place) => (
        <li key={row.id}>
          <button
            type="button"
            className={styles.row}
            aria-current={row.id === shown?.id}
            onClick={() => onChoose(place)}
          >
            <span className={styles.line}>
              <strong>
                <bdi>{row.thirdParty.name}</bdi>
              </strong>
              {row.outcome && <StatusChip status={row.outcome} dot="filled" />}
            </span>
            <span className={styles.line}>
              <span>{word(row.kind)}</span>
              <span className={styles.small}>
                <TimeText at={row.raisedAt} />
              </span>
            </span>
            {firm && (
              <span className={styles.small}>
                <bdi>{row.thirdParty.clientName}</bdi>
              </span>
            )}
          </button>
          {row.id === shown?.id && pane}
        </li>
      ))}
    </ul>
  );
}
