import { Link } from '@umijs/max';
import { BarList } from './bar-list.tsx';
import type { Figures } from './figures.ts';
import { useTexts } from './texts/index.ts';

/** Open work of each drafter; overdue is said in words. */
export function Load({ rows }: { rows: Figures['load'] }) {
  const t = useTexts();
  return (
    <BarList
      bars={rows.map(({ drafterId, name, open, overdue, available }) => ({
        key: drafterId,
        label: (
          <Link to={`/pages/requestdetails?view=open&drafter=${drafterId}`}>
            {name}
            {!available && ` ${t('away')}`}
          </Link>
        ),
        value: open,
        title: t('openOpenRequestsOverdueOverdue', { open, overdue }),
        text: (
          <>
            {overdue > 0 && <small>{t('overdueOverdue', { overdue })} </small>}
            {open}
          </>
        ),
      }))}
    />
  );
}
