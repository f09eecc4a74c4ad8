import { useWords } from '../../words/use-words.ts';
import { useTexts } from '../texts/index.ts';
import styles from './status-chip.module.css';

type StatusChipProps = {
  status: string;
  /** When the wire's word is not what people say. */
  label?: string;
  /** Filled: done; half: under way; hollow: not begun or ended without result. */
  dot?: 'hollow' | 'half' | 'filled';
  /** Overdue is said in a word and a sign, not in red alone. */
  overdue?: boolean;
};

const DOTS: Record<string, StatusChipProps['dot']> = {
  draft: 'hollow',
  invited: 'hollow',
  queued: 'hollow',
  pending: 'hollow',
  cancelled: 'hollow',
  rejected: 'hollow',
  disabled: 'hollow',
  terminated: 'hollow',
  erased: 'hollow',
  failed: 'hollow',
  released: 'filled',
  approved: 'filled',
  done: 'filled',
  active: 'filled',
};

/** A neutral chip: colour is reserved for risk. */
export function StatusChip({
  status,
  label,
  dot = DOTS[status] ?? 'half',
  overdue = false,
}: StatusChipProps) {
  const word = useWords();
  const t = useTexts();
  return (
    <span className={styles.chip} data-status={status}>
      <span className={`${styles.dot} ${styles[dot]}`} aria-hidden="true" />
      {label ?? word(status)}
      {overdue && (
        <span className={styles.overdue}>
          {t.rich('spanOverdue', { span: <span aria-hidden="true">⚑</span> })}
        </span>
      )}
    </span>
  );
}
