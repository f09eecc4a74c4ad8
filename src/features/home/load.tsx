import { Link } from '@umijs/max';
import { plural } from '@/shared/format';
import { BarList } from './bar-list.tsx';
import type { Figures } from './figures.ts';

/** Open work of each drafter; overdue is said in words. */
export function Load({ rows }: { rows: Figures['load'] }) {
  return (
    <BarList
      bars={rows.map(({ drafterId, name, open, overdue, available }) => ({
        key: drafterId,
        label: (
          <Link to={`/pages/requestdetails?drafter=${drafterId}`}>
            {name}
            {!available && ' (away)'}
          </Link>
        ),
        value: open,
        title: `${plural(open, 'open request')}, ${overdue} overdue`,
        text: (
          <>
            {open}
            {overdue > 0 && <small> {overdue} overdue</small>}
          </>
        ),
      }))}
    />
  );
}
