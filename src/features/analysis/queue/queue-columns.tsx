import { Link } from '@umijs/max';
import { useMemo } from 'react';
import { type DataColumn, StatusChip, useRequestListColumns } from '@/shared/ui';
import type { AnswerOf } from '../../../../contract/index.ts';
import { OPEN_STATUSES } from '../../../../contract/request-statuses.ts';
import { type Translate, useTexts } from '../texts/index.ts';

export type QueueRow = AnswerOf<'GET /reports/v1.0/analysisdetails'>['Data'][number];

export const addressOfRow = (row: Pick<QueueRow, 'clientId' | 'requestId'>, tab?: string) =>
  `/pages/requestanalysis?client=${row.clientId}&request=${row.requestId}${tab ? `&tab=${tab}` : ''}`;

const screeningWords = {
  none: 'notScreened',
  queued: 'queued',
  running: 'running',
  done: 'done',
  failed: 'failed',
} as const;

const listed = { number: 'requestNumber', addressOf: addressOfRow, statuses: OPEN_STATUSES } as const;

export function useQueueColumns() {
  const t = useTexts();
  const common = useRequestListColumns<QueueRow>(listed);
  return useMemo(() => queueColumns(common, t), [common, t]);
}

const queueColumns = (
  common: ReturnType<typeof useRequestListColumns<QueueRow>>,
  t: Translate,
): DataColumn<QueueRow>[] => [
  common.number,
  common.legalName,
  {
    ...common.status,
    render: (_, row) => (
      <>
        <StatusChip status={row.status} />
        {row.returned && ` ${t('returned')}`}
      </>
    ),
    csv: (row) => (row.returned ? `${row.status}, returned` : row.status),
  },
  common.rating,
  common.dueOn,
  {
    key: 'openMatches',
    title: t('openMatches'),
    width: 110,
    align: 'right',
    render: (_, row) =>
      row.matches === 0 ? (
        '–'
      ) : (
        <Link to={addressOfRow(row, 'matches')}>
          {t('openMatchesOfMatches', { openMatches: row.openMatches, matches: row.matches })}
        </Link>
      ),
    csv: (row) => row.openMatches,
  },
  {
    key: 'findings',
    title: t('findings'),
    width: 80,
    align: 'right',
    render: (_, row) =>
      row.findings === 0 ? '–' : <Link to={addressOfRow(row, 'findings')}>{row.findings}</Link>,
    csv: (row) => row.findings,
  },
  common.clientName,
  common.drafterName,
  {
    key: 'screening',
    title: t('screening'),
    width: 130,
    render: (_, row) => t(screeningWords[row.screening]),
    csv: (row) => row.screening,
  },
];
