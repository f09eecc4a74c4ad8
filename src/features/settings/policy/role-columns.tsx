import type { ToWord } from '@/shared/words/use-words';
import type { Role } from '../../../../contract/words.ts';
import { useTexts } from '../texts/index.ts';
import styles from './policy.module.css';

type Row = { roles: readonly string[]; open?: string };

/** A column a role: a tick where it may. */
export const roleColumns = (roles: readonly Role[], word: ToWord) =>
  roles.map((role) => ({
    title: word(role),
    key: role,
    width: 72,
    align: 'center' as const,
    render: (_: unknown, row: Row) => <Mark may={Boolean(row.open) || row.roles.includes(role)} />,
  }));

function Mark({ may }: { may: boolean }) {
  const t = useTexts();
  return (
    <span
      className={may ? styles.may : styles.mayNot}
      role="img"
      aria-label={may ? t('policy.may') : t('policy.mayNot')}
    >
      {may ? '✓' : '–'}
    </span>
  );
}
