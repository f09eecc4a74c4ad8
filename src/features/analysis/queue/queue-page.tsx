import { history } from '@umijs/max';
import { useAccess } from '@/shared/session';
import { DataTable, EmptyState, Page, readList, TakeNext, ViewSwitch } from '@/shared/ui';
import { SecondLooksLink } from '../second-look/second-looks-link.tsx';
import { useTexts } from '../texts/index.ts';
import { QueueCard } from './queue-card.tsx';
import { addressOfRow, type QueueRow, useQueueColumns } from './queue-columns.tsx';

const POLL_MS = 60_000;

const views = [
  { value: 'mine', label: 'mine' },
  { value: 'returned', label: 'returned' },
  { value: 'in_review', label: 'inReview' },
  { value: 'overdue', label: 'overdue' },
  { value: 'at_risk', label: 'atRisk' },
  { value: 'unanswered', label: 'unanswered' },
] as const;

const list = readList('GET /reports/v1.0/analysisdetails');

/** Requests in work, the soonest due first, with what is open in each. */
export function QueuePage() {
  const t = useTexts();
  const { drafts } = useAccess();
  const columns = useQueueColumns();
  const shown = views.filter(({ value }) => value !== 'mine' || drafts);
  return (
    <Page
      title={t('analysis')}
      lead={drafts ? t('yourWorkEarliestDueDateFirst') : t('workInProgressEarliestDueDate')}
      action={
        <>
          <SecondLooksLink />
          <TakeNext />
        </>
      }
      filters={
        <ViewSwitch list="analysis" options={shown.map(({ value, label }) => ({ value, label: t(label) }))} />
      }
    >
      <DataTable<QueueRow>
        name="analysis"
        {...list}
        views
        fitted
        columns={columns}
        rowKey={(row) => row.id}
        addressFilters={['view']}
        defaultSort="dueOn"
        pollEvery={POLL_MS}
        searchPlaceholder={t('searchNumberThirdPartyClient')}
        onOpen={(row) => history.push(addressOfRow(row))}
        card={(row) => <QueueCard row={row} />}
        empty={
          <EmptyState title={t('noRequestsInProgress')} text={t('requestsAppearHereFromSubmissionTo')} />
        }
      />
    </Page>
  );
}
