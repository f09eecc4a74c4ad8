import { Button, Space, Tag } from 'antd';
import { toWords } from '@/shared/format';
import { type DataColumn, filterOf, requestListColumns, StatusChip, TimeText } from '@/shared/ui';
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

const common = requestListColumns<RequestRow>({
  number: 'number',
  addressOf: addressOfRequest,
  statuses: REQUEST_STATUSES,
});

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
  return [
    common.number,
    common.legalName,
    ...(clientSide ? [] : [common.clientName]),
    {
      ...common.status,
      render: (_, row) => (
        <>
          <StatusChip status={row.status} />
          {row.reopenAsked && ' Reopen requested'}
        </>
      ),
    },
    { ...common.rating, sorter: true, filters: filterOf(RATINGS) },
    common.dueOn,
    common.drafterName,
    {
      key: 'entityType',
      title: 'Type',
      width: 120,
      filters: filterOf(ENTITY_TYPES),
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
    ...(clientSide ? [] : [tagColumn(tags)]),
    {
      key: 'statusSince',
      title: 'In status since',
      width: 140,
      render: (_, row) => <TimeText at={row.statusSince} />,
      csv: (row) => row.statusSince,
      kind: 'time',
    },
    { key: 'authorName', title: 'Raised by', width: 150, dataIndex: 'authorName' },
    {
      key: 'createdAt',
      title: 'Created',
      width: 130,
      sorter: true,
      render: (_, row) => <TimeText at={row.createdAt} form="day" />,
      csv: (row) => row.createdAt,
      kind: 'time',
    },
    {
      key: 'updatedAt',
      title: 'Changed',
      width: 130,
      sorter: true,
      render: (_, row) => <TimeText at={row.updatedAt} />,
      csv: (row) => row.updatedAt,
      kind: 'time',
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
}

const tagColumn = (tags: readonly string[]): DataColumn<RequestRow> => ({
  key: 'tag',
  title: 'Tags',
  width: 180,
  filterSearch: true,
  filters: tags.map((tag) => ({ text: tag, value: tag })),
  render: (_, row) => (row.tags.length > 0 ? row.tags.map((tag) => <Tag key={tag}>{tag}</Tag>) : '–'),
  csv: (row) => row.tags.join(', '),
});
