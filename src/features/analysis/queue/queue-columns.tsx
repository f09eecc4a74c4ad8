import { Link } from '@umijs/max';
import { type DataColumn, requestListColumns, StatusChip } from '@/shared/ui';
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

const common = requestListColumns<QueueRow>({ number: 'requestNumber', addressOf: addressOfRow, statuses });

export const queueColumns: DataColumn<QueueRow>[] = [
  common.number,
  common.legalName,
  common.clientName,
  {
    ...common.status,
    width: 190,
    render: (_, row) => (
      <>
        <StatusChip status={row.status} />
        {row.returned && ' Returned'}
      </>
    ),
    csv: (row) => (row.returned ? `${row.status}, returned` : row.status),
  },
  common.dueOn,
  common.drafterName,
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
  common.rating,
];
