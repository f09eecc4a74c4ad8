import { toWords } from '@/shared/format';
import type { Role } from '../../../../contract/words.ts';
import styles from './policy.module.css';

type Row = { roles: readonly string[]; open?: string };

/** A column a role: a tick where it may. */
export const roleColumns = (roles: readonly Role[]) =>
  roles.map((role) => ({
    title: toWords(role),
    key: role,
    width: 84,
    align: 'center' as const,
    render: (_: unknown, row: Row) => <Mark may={Boolean(row.open) || row.roles.includes(role)} />,
  }));

function Mark({ may }: { may: boolean }) {
  return (
    <span className={may ? styles.may : styles.mayNot} role="img" aria-label={may ? 'may' : 'may not'}>
      {may ? '✓' : '–'}
    </span>
  );
}
