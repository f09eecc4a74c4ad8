import { EyeOutlined } from '@ant-design/icons';
import { Button, Space, Tag } from 'antd';
import { listText } from '@/shared/format';
import {
  type DataColumn,
  filterOf,
  StatusChip,
  TimeText,
  TwoLines,
  type useRequestListColumns,
} from '@/shared/ui';
import type { CountryNames } from '@/shared/words/country-names';
import type { ToWord } from '@/shared/words/use-words';
import { ENTITY_TYPES, RATINGS } from '../../../contract/words.ts';
import { AllocateButton } from './allocate-button.tsx';
import { CountryName } from './country-name.tsx';
import type { RequestRow } from './request-row.ts';
import type { Translate } from './texts/index.ts';

type Named = { key: string; title: string };
type ColumnOptions = {
  common: ReturnType<typeof useRequestListColumns<RequestRow>>;
  t: Translate;
  word: ToWord;
  clientSide: boolean;
  reportTypes: readonly Named[];
  /** Codes that can be chosen, and their names. */
  countries: readonly string[];
  nameOf: CountryNames['nameOf'];
  tags: readonly string[];
  onPreview: (row: RequestRow) => void;
  onAllocate?: (row: RequestRow) => void;
};

export function requestColumns({
  common,
  t,
  word,
  clientSide,
  reportTypes,
  countries,
  nameOf,
  tags,
  onPreview,
  onAllocate,
}: ColumnOptions): DataColumn<RequestRow>[] {
  const titleOf = (key: string | null) =>
    reportTypes.find((type) => type.key === key)?.title ?? word(key ?? '');
  return [
    common.number,
    common.legalName,
    {
      ...common.status,
      render: (_, row) => (
        <>
          <StatusChip status={row.status} />
          {row.reopenAsked && ` ${t('reopenRequested')}`}
        </>
      ),
    },
    { ...common.rating, sorter: true, filters: filterOf(RATINGS, word) },
    common.dueOn,
    ...(clientSide ? [] : [common.clientName, common.drafterName]),
    {
      key: 'entityType',
      title: t('type'),
      width: 120,
      filters: filterOf(ENTITY_TYPES, word),
      render: (_, row) => word(row.entityType),
      csv: (row) => row.entityType,
    },
    {
      key: 'country',
      title: t('country'),
      width: 170,
      sorter: true,
      filterSearch: true,
      filters: countries.map((code) => ({ text: nameOf(code), value: code })),
      render: (_, row) => <CountryName code={row.country} />,
      csv: (row) => row.country,
    },
    {
      key: 'reportType',
      title: t('report'),
      width: 190,
      sorter: true,
      filters: reportTypes.map(({ key, title }) => ({ text: title, value: key })),
      render: (_, row) => titleOf(row.reportType) || '–',
      csv: (row) => row.reportType,
    },
    {
      key: 'priority',
      title: t('priority'),
      width: 100,
      render: (_, row) => word(row.priority),
      csv: (row) => row.priority,
    },
    ...(clientSide ? [] : [tagColumn(tags, t)]),
    {
      key: 'statusSince',
      title: t('inStatusSince'),
      width: 140,
      render: (_, row) => <TimeText at={row.statusSince} />,
      csv: (row) => row.statusSince,
      kind: 'time',
    },
    {
      key: 'authorName',
      title: t('raisedBy'),
      width: 150,
      ellipsis: true,
      dataIndex: 'authorName',
    },
    {
      key: 'createdAt',
      title: t('created'),
      width: 130,
      sorter: true,
      render: (_, row) => <TimeText at={row.createdAt} form="day" />,
      csv: (row) => row.createdAt,
      kind: 'time',
    },
    {
      key: 'updatedAt',
      title: t('updated'),
      width: 130,
      sorter: true,
      render: (_, row) => <TimeText at={row.updatedAt} />,
      csv: (row) => row.updatedAt,
      kind: 'time',
    },
    { key: 'attachments', title: t('files'), width: 80, align: 'right', dataIndex: 'attachments' },
    {
      key: 'act',
      title: t('actions'),
      width: onAllocate ? 134 : 96,
      fixed: 'right',
      render: (_, row) => (
        <Space size={4}>
          <Button
            size="small"
            type="text"
            icon={<EyeOutlined />}
            title={t('preview')}
            onClick={() => onPreview(row)}
            aria-label={t('previewNumber', { number: row.number })}
          />
          {onAllocate && row.status === 'submitted' && <AllocateButton row={row} onAllocate={onAllocate} />}
        </Space>
      ),
    },
  ];
}

const tagColumn = (tags: readonly string[], t: Translate): DataColumn<RequestRow> => ({
  key: 'tag',
  title: t('tags'),
  width: 180,
  filterSearch: true,
  filters: tags.map((tag) => ({ text: tag, value: tag })),
  render: (_, row) =>
    row.tags.length > 0 ? (
      <TwoLines text={listText(row.tags, t.language)}>
        {row.tags.map((tag) => (
          <Tag key={tag} dir="auto">
            {tag}
          </Tag>
        ))}
      </TwoLines>
    ) : (
      '–'
    ),
  csv: (row) => row.tags.join(', '),
});
