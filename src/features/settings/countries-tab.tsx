import { Table, Tag } from 'antd';
import { useState } from 'react';
import { ErrorState, SearchInput, SkeletonList, useCall } from '@/shared/ui';
import { useCountryNames } from '@/shared/words/country-names';
import { useWords } from '@/shared/words/use-words';
import { sourcesOf } from './countries-sources.ts';
import { useTexts } from './texts/index.ts';

const FATF_LISTS = ['call_for_action', 'increased_monitoring'];

/** Country facts that the rating uses, with their source and date. */
export function CountriesTab() {
  const t = useTexts();
  const word = useWords();
  const { nameOf } = useCountryNames();
  const { data, error, reload } = useCall('GET /reports/v1.0/countries', {}, { quiet: true });
  const [search, setSearch] = useState('');
  if (error && !data) return <ErrorState error={error} onRetry={reload} />;
  if (!data) return <SkeletonList />;
  const wanted = search.trim().toLowerCase();
  const rows = data.Data.map((row) => ({ ...row, called: nameOf(row.code) })).filter((row) =>
    `${row.called} ${row.name} ${row.code}`.toLowerCase().includes(wanted),
  );
  return (
    <>
      <p>{t('countries.sources', { sources: sourcesOf(data.sources, t.language) })}</p>
      <SearchInput
        value={search}
        onChange={setSearch}
        placeholder={t('countries.search')}
        aria-label={t('countries.search')}
        style={{ maxWidth: 260, marginBottom: 16 }}
      />
      <Table
        size="small"
        rowKey="code"
        dataSource={rows}
        pagination={{ pageSize: 50, showTotal: (total) => t('countries.count', { count: total }) }}
        columns={[
          {
            title: t('countries.country'),
            dataIndex: 'called',
            sorter: (a, b) => a.called.localeCompare(b.called),
          },
          { title: t('countries.code'), dataIndex: 'code', width: 90 },
          {
            title: t('countries.cpi'),
            dataIndex: 'cpi',
            align: 'right',
            width: 200,
            render: (cpi: number | null) => cpi ?? t('countries.notScored'),
            sorter: (a, b) => (a.cpi ?? -1) - (b.cpi ?? -1),
          },
          {
            title: 'FATF',
            dataIndex: 'fatf',
            width: 200,
            render: (fatf: string) => fatf !== 'none' && <Tag>{word(fatf)}</Tag>,
            filters: FATF_LISTS.map((value) => ({ text: word(value), value })),
            onFilter: (value, row) => row.fatf === value,
          },
        ]}
      />
    </>
  );
}
