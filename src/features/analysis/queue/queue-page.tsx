import { history, useSearchParams } from '@umijs/max';
import { Segmented } from 'antd';
import { call } from '@/shared/http';
import { useSession } from '@/shared/session';
import { DataTable, EmptyState, type ListQuery, Page } from '@/shared/ui';
import { SecondLooksLink } from '../second-look/second-looks-link.tsx';
import { QueueCard } from './queue-card.tsx';
import { addressOfRow, type QueueRow, queueColumns } from './queue-columns.tsx';

const POLL_MS = 60_000;

const views = [
  { value: 'all', label: 'All' },
  { value: 'mine', label: 'Mine' },
  { value: 'returned', label: 'Returned' },
  { value: 'in_review', label: 'In review' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'at_risk', label: 'At risk' },
  { value: 'unanswered', label: 'Unanswered' },
];

const load = (query: ListQuery) => call('GET /reports/v1.0/analysisdetails', query as never, { quiet: true });

/** Requests in work, the soonest due first, with what is open in each. */
export function QueuePage() {
  const { role } = useSession();
  const [params, setParams] = useSearchParams();
  const shown = views.filter(({ value }) => value !== 'mine' || role === 'drafter');
  return (
    <Page
      title="Analysis"
      lead={
        role === 'drafter'
          ? 'What you work on, the soonest due first.'
          : 'What is in work, the soonest due first.'
      }
      action={<SecondLooksLink />}
      filters={
        <Segmented
          aria-label="View"
          value={params.get('view') ?? 'all'}
          onChange={(view) => setParams(view === 'all' ? {} : { view: String(view) })}
          options={shown}
        />
      }
    >
      <DataTable<QueueRow>
        name="analysis"
        views
        columns={queueColumns}
        rowKey={(row) => row.id}
        load={load}
        addressFilters={['view']}
        defaultSort="dueOn"
        pollEvery={POLL_MS}
        searchPlaceholder="Search number, entity, client"
        onOpen={(row) => history.push(addressOfRow(row))}
        card={(row) => <QueueCard row={row} />}
        empty={
          <EmptyState
            title="No requests in progress"
            text="Requests appear here from submission to release."
          />
        }
      />
    </Page>
  );
}
