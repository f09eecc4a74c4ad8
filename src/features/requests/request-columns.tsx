import { Link } from '@umijs/max';
import { Button, Space, Tag } from 'antd';
import { formatDay, toWords } from '@/shared/format';
import { type DataColumn, RiskChip, StatusChip, TimeText } from '@/shared/ui';
import { ENTITY_TYPES, RATINGS, REQUEST_STATUSES } from '../../../contract/words.ts';
import { CountryName } from './country-name.tsx';
import { addressOfRequest, type RequestRow } from './request-row.ts';

type Named = { key: string; title: string };
type Country = { code: string; name: string };
type ColumnOptions = {
  clientSide: boolean;
  reportTypes: readonly Named[];
  countries: readonly Country[];
  tags: readonly string[];
  onPreview: (row: RequestRow) => void;
  onAllocate?: (row: RequestRow) => void;
};

const filter = (values: readonly string[]) => values.map((value) => ({ text: toWords(value), value }));

export function requestColumns({
  clientSide,
  reportTypes,
  countries,
  tags,
  onPreview,
  onAllocate,
}: ColumnOptions): DataColumn<RequestRow>[] {
  const titleOf = (key: string | null) =>
    reportTypes.find((type) => type.key === key)?.title ?? toWords(key ?? '');
  const columns: DataColumn<RequestRow>[] = [
    {
      key: 'number',
      title: 'Request',
      width: 112,
      sorter: true,
      fixed: 'left',
      render: (_, row) => <Link to={addressOfRequest(row)}>{row.number}</Link>,
      csv: (row) => row.number,
    },
    {
      key: 'legalName',
      title: 'Third party',
      width: 240,
      sorter: true,
      render: (_, row) => (
        <span title={row.legalName} dir="auto">
          {row.legalName || 'Unnamed draft'}
        </span>
      ),
      csv: (row) => row.legalName,
    },
    {
      key: 'status',
      title: 'Status',
      width: 136,
      sorter: true,
      filters: filter(REQUEST_STATUSES),
      render: (_, row) => (
        <>
          <StatusChip status={row.status} />
          {row.reopenAsked && ' reopening asked'}
        </>
      ),
      csv: (row) => row.status,
    },
    {
      key: 'rating',
      title: 'Risk',
      width: 176,
      sorter: true,
      filters: filter(RATINGS),
      render: (_, row) => <RiskChip band={row.rating} provisional={row.rating !== null && row.provisional} />,
      csv: (row) => row.rating,
    },
    {
      key: 'dueOn',
      title: 'Due',
      width: 170,
      sorter: true,
      render: (_, row) => <Due row={row} />,
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
      key: 'entityType',
      title: 'Type',
      width: 120,
      filters: filter(ENTITY_TYPES),
      render: (_, row) => toWords(row.entityType),
      csv: (row) => row.entityType,
    },
    {
      key: 'country',
      title: 'Country',
      width: 170,
      sorter: true,
      filterSearch: true,
      filters: countries.map(({ code, name }) => ({ text: name, value: code })),
      render: (_, row) => <CountryName code={row.country} countries={countries} />,
      csv: (row) => row.country,
    },
    {
      key: 'reportType',
      title: 'Report',
      width: 190,
      sorter: true,
      filters: reportTypes.map(({ key, title }) => ({ text: title, value: key })),
      render: (_, row) => titleOf(row.reportType) || '–',
      csv: (row) => row.reportType,
    },
    {
      key: 'priority',
      title: 'Priority',
      width: 100,
      render: (_, row) => toWords(row.priority),
      csv: (row) => row.priority,
    },
    {
      key: 'statusSince',
      title: 'In status since',
      width: 140,
      render: (_, row) => <TimeText at={row.statusSince} />,
      csv: (row) => row.statusSince,
    },
    { key: 'authorName', title: 'Raised by', width: 150, dataIndex: 'authorName' },
    {
      key: 'createdAt',
      title: 'Begun',
      width: 130,
      sorter: true,
      render: (_, row) => <TimeText at={row.createdAt} form="day" />,
      csv: (row) => row.createdAt,
    },
    {
      key: 'updatedAt',
      title: 'Changed',
      width: 130,
      sorter: true,
      render: (_, row) => <TimeText at={row.updatedAt} />,
      csv: (row) => row.updatedAt,
    },
    { key: 'attachments', title: 'Files', width: 80, align: 'right', dataIndex: 'attachments' },
    {
      key: 'act',
      title: 'Actions',
      width: onAllocate ? 170 : 90,
      fixed: 'right',
      render: (_, row) => (
        <Space>
          <Button size="small" onClick={() => onPreview(row)} aria-label={`Preview ${row.number}`}>
            Preview
          </Button>
          {onAllocate && row.status === 'submitted' && (
            <Button
              size="small"
              type="primary"
              onClick={() => onAllocate(row)}
              aria-label={`Allocate ${row.number}`}
            >
              Allocate
            </Button>
          )}
        </Space>
      ),
    },
  ];
  if (!clientSide)
    columns.splice(10, 0, {
      key: 'tag',
      title: 'Tags',
      width: 180,
      filterSearch: true,
      filters: tags.map((tag) => ({ text: tag, value: tag })),
      render: (_, row) => (row.tags.length > 0 ? row.tags.map((tag) => <Tag key={tag}>{tag}</Tag>) : '–'),
      csv: (row) => row.tags.join(', '),
    });
  if (!clientSide)
    columns.splice(2, 0, {
      key: 'clientName',
      title: 'Client',
      width: 200,
      sorter: true,
      dataIndex: 'clientName',
    });
  return columns;
}

function Due({ row }: { row: RequestRow }) {
  if (!row.dueOn) return <>–</>;
  return (
    <span>
      {formatDay(row.dueOn)}
      {row.overdue && (
        <strong style={{ whiteSpace: 'nowrap' }}>
          {' '}
          <span aria-hidden="true">⚑</span> Overdue
        </strong>
      )}
    </span>
  );
}
