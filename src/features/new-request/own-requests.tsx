import { history, Link } from '@umijs/max';
import { Button } from 'antd';
import { useMemo } from 'react';
import { formatDay } from '@/shared/format';
import {
  type DataColumn,
  DataTable,
  EmptyState,
  type ListQuery,
  RowCard,
  readList,
  StatusChip,
  TimeText,
  useRequestListColumns,
} from '@/shared/ui';
import type { requests } from '../../../contract/index.ts';
import { OPEN_STATUSES } from '../../../contract/request-statuses.ts';
import { type Translate, useTexts } from './texts/index.ts';

type Row = requests.RequestRow;

const statuses = ['draft', ...OPEN_STATUSES];
const list = readList('GET /reports/v1.0/requestdetails');
const load = (query: ListQuery, signal?: AbortSignal) => list.load({ status: statuses, ...query }, signal);
const addressOf = (row: Row) =>
  row.status === 'draft'
    ? `/pages/newrequest?request=${row.id}`
    : `/pages/requestanalysis?client=${row.clientId}&request=${row.id}`;

const next = { draft: 'completeAndSubmit', clarification: 'answerTheQuestion' } as const;
const nextOf = ({ status }: Row, t: Translate) =>
  status === 'draft' || status === 'clarification' ? t(next[status]) : '';

const listed = { number: 'number', addressOf, statuses } as const;

const ownColumns = (
  common: ReturnType<typeof useRequestListColumns<Row>>,
  t: Translate,
): DataColumn<Row>[] => [
  common.number,
  { ...common.legalName, width: 300 },
  {
    ...common.status,
    width: 190,
    render: (_, row) => <StatusChip status={row.status} overdue={row.overdue} />,
  },
  {
    key: 'next',
    title: t('waitingFor'),
    width: 190,
    render: (_, row) => (nextOf(row, t) ? <strong>{nextOf(row, t)}</strong> : t('theFirm')),
    csv: (row) => nextOf(row, t) || t('theFirm'),
  },
  { ...common.dueOn, width: 130, render: (_, row) => (row.dueOn ? formatDay(row.dueOn) : '–') },
  {
    key: 'updatedAt',
    title: t('updated'),
    width: 140,
    sorter: true,
    render: (_, row) => <TimeText at={row.updatedAt} />,
    csv: (row) => row.updatedAt,
    kind: 'time',
  },
];

/** What the client has under way. */
export function OwnRequests() {
  const t = useTexts();
  const common = useRequestListColumns<Row>(listed);
  const columns = useMemo(() => ownColumns(common, t), [common, t]);
  return (
    <DataTable<Row>
      name="own-requests"
      reads={list.reads}
      columns={columns}
      rowKey={(row) => row.id}
      load={load}
      fitted
      defaultSort="-updatedAt"
      searchPlaceholder={t('searchNumberOrThirdParty')}
      onOpen={(row) => history.push(addressOf(row))}
      card={(row) => (
        <RowCard
          title={<Link to={addressOf(row)}>{row.legalName || t('unnamedDraft')}</Link>}
          marks={
            <>
              <StatusChip status={row.status} overdue={row.overdue} />
              {nextOf(row, t)}
            </>
          }
          note={`${row.number}${row.dueOn ? ` ${t('dueDueOn', { dueOn: formatDay(row.dueOn) })}` : ''}`}
        />
      )}
      empty={
        <EmptyState
          title={t('noOpenRequests')}
          text={t('draftsAndOpenRequestsWillAppear')}
          action={
            <Button type="primary" onClick={() => history.push('/pages/newrequest?new=1')}>
              {t('newRequest')}
            </Button>
          }
        />
      }
    />
  );
}
