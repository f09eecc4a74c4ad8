import { WarningOutlined } from '@ant-design/icons';
import { Link } from '@umijs/max';
import { formatDay, toWords } from '@/shared/format';
import { type DataColumn, RiskChip, StatusChip } from '@/shared/ui';
import type { AnswerOf } from '../../../../contract/index.ts';

export type QueueRow = AnswerOf<'GET /reports/v1.0/analysisdetails'>['Data'][number];

export const addressOfRow = (row: Pick<QueueRow, 'clientId' | 'requestId'>, tab?: string) =>
  `/pages/requestanalysis?client=${row.clientId}&request=${row.requestId}${tab ? `&tab=${tab}` : ''}`;

const screeningWords = {
  none: 'Not screened',
  queued: 'Waits',
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
} as const;

const statuses = ['submitted', 'allocated', 'in_analysis', 'clarification', 'in_review'];

export const queueColumns: DataColumn<QueueRow>[] = [
  {
    key: 'requestNumber',
    title: 'Request',
    width: 120,
    sorter: true,
    fixed: 'left',
    render: (_, row) => <Link to={addressOfRow(row)}>{row.requestNumber}</Link>,
    csv: (row) => row.requestNumber,
  },
  {
    key: 'legalName',
    title: 'Third party',
    width: 260,
    sorter: true,
    render: (_, row) => (
      <span title={row.legalName} dir="auto">
        {row.legalName}
      </span>
    ),
    csv: (row) => row.legalName,
  },
  { key: 'clientName', title: 'Client', width: 200, sorter: true, dataIndex: 'clientName' },
  {
    key: 'status',
    title: 'Status',
    width: 190,
    sorter: true,
    filters: statuses.map((value) => ({ text: toWords(value), value })),
    render: (_, row) => (
      <>
        <StatusChip status={row.status} />
        {row.returned && ' Returned'}
      </>
    ),
    csv: (row) => (row.returned ? `${row.status}, returned` : row.status),
  },
  {
    key: 'dueOn',
    title: 'Due',
    width: 190,
    sorter: true,
    render: (_, row) => <QueueDue row={row} />,
    csv: (row) => row.dueOn,
  },
  {
    key: 'drafterName',
    title: 'Drafter',
    width: 160,
    render: (_, row) => row.drafterName ?? '–',
    csv: (row) => row.drafterName,
  },
  {
    key: 'screening',
    title: 'Screening',
    width: 130,
    render: (_, row) => screeningWords[row.screening],
    csv: (row) => row.screening,
  },
  {
    key: 'openMatches',
    title: 'Open matches',
    width: 130,
    align: 'right',
    render: (_, row) =>
      row.matches === 0 ? (
        '–'
      ) : (
        <Link to={addressOfRow(row, 'matches')}>{`${row.openMatches} of ${row.matches}`}</Link>
      ),
    csv: (row) => row.openMatches,
  },
  {
    key: 'findings',
    title: 'Findings',
    width: 100,
    align: 'right',
    render: (_, row) =>
      row.findings === 0 ? '–' : <Link to={addressOfRow(row, 'findings')}>{row.findings}</Link>,
    csv: (row) => row.findings,
  },
  {
    key: 'rating',
    title: 'Risk',
    width: 130,
    render: (_, row) => <RiskChip band={row.rating} />,
    csv: (row) => row.rating,
  },
];

export function QueueDue({ row }: { row: QueueRow }) {
  if (!row.dueOn) return <>–</>;
  return (
    <span>
      {formatDay(row.dueOn)}
      {row.overdue && (
        <strong>
          {' '}
          <WarningOutlined /> Overdue
        </strong>
      )}
    </span>
  );
}
