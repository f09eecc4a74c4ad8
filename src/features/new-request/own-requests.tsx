import { history, Link } from '@umijs/max';
import { Button } from 'antd';
import { formatDay } from '@/shared/format';
import { call } from '@/shared/http';
import {
  type DataColumn,
  DataTable,
  EmptyState,
  type ListQuery,
  RowCard,
  requestListColumns,
  StatusChip,
  TimeText,
} from '@/shared/ui';
import type { requests } from '../../../contract/index.ts';

type Row = requests.RequestRow;

const open = ['draft', 'submitted', 'allocated', 'in_analysis', 'clarification', 'in_review'];
const load = (query: ListQuery) =>
  call('GET /reports/v1.0/requestdetails', { status: open, ...query } as never, { quiet: true });
const addressOf = (row: Row) =>
  row.status === 'draft'
    ? `/pages/newrequest?request=${row.id}`
    : `/pages/requestanalysis?client=${row.clientId}&request=${row.id}`;

const next: Record<string, string> = {
  draft: 'Complete and submit',
  clarification: 'Answer the question',
};

const common = requestListColumns<Row>({ number: 'number', addressOf, statuses: open });

const columns: DataColumn<Row>[] = [
  common.number,
  { ...common.legalName, width: 300 },
  {
    ...common.status,
    width: 190,
    render: (_, row) => <StatusChip status={row.status} overdue={row.overdue} />,
  },
  {
    key: 'next',
    title: 'Waits for',
    width: 190,
    render: (_, row) => (next[row.status] ? <strong>{next[row.status]}</strong> : 'The firm'),
    csv: (row) => next[row.status] ?? 'The firm',
  },
  { ...common.dueOn, width: 130, render: (_, row) => (row.dueOn ? formatDay(row.dueOn) : '–') },
  {
    key: 'updatedAt',
    title: 'Changed',
    width: 140,
    sorter: true,
    render: (_, row) => <TimeText at={row.updatedAt} />,
    csv: (row) => row.updatedAt,
    kind: 'time',
  },
];

/** What the client has under way. */
export function OwnRequests() {
  return (
    <DataTable<Row>
      name="own-requests"
      columns={columns}
      rowKey={(row) => row.id}
      load={load}
      defaultSort="-updatedAt"
      searchPlaceholder="Search number or third party"
      onOpen={(row) => history.push(addressOf(row))}
      card={(row) => (
        <RowCard
          title={<Link to={addressOf(row)}>{row.legalName || 'Unnamed draft'}</Link>}
          marks={
            <>
              <StatusChip status={row.status} overdue={row.overdue} />
              {next[row.status]}
            </>
          }
          note={`${row.number}${row.dueOn ? ` · due ${formatDay(row.dueOn)}` : ''}`}
        />
      )}
      empty={
        <EmptyState
          title="No open requests"
          text="Drafts and open requests will appear here."
          action={
            <Button type="primary" onClick={() => history.push('/pages/newrequest?new=1')}>
              New request
            </Button>
          }
        />
      }
    />
  );
}
