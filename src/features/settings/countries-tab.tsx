import { Table, Tag } from 'antd';
import { useState } from 'react';
import { ErrorState, SearchInput, SkeletonList, useCall } from '@/shared/ui';

const fatfWords = {
  call_for_action: 'Call for action',
  increased_monitoring: 'Increased monitoring',
  none: '',
};

/** Country facts that the rating uses, with their source and date. */
export function CountriesTab() {
  const { data, error, reload } = useCall('GET /reports/v1.0/countries', {}, { quiet: true });
  const [search, setSearch] = useState('');
  if (error) return <ErrorState error={error} onRetry={reload} />;
  if (!data) return <SkeletonList />;
  const wanted = search.trim().toLowerCase();
  const rows = data.Data.filter((row) => `${row.name} ${row.code}`.toLowerCase().includes(wanted));
  return (
    <>
      <p>Sources: {data.sources.map((source) => `${source.name} (${source.asOf})`).join('; ')}.</p>
      <SearchInput
        value={search}
        onChange={setSearch}
        placeholder="Search country"
        aria-label="Search country"
        style={{ maxWidth: 260, marginBottom: 16 }}
      />
      <Table
        size="small"
        rowKey="code"
        dataSource={rows}
        pagination={{ pageSize: 50, showTotal: (total) => `${total} countries` }}
        columns={[
          { title: 'Country', dataIndex: 'name', sorter: (a, b) => a.name.localeCompare(b.name) },
          { title: 'Code', dataIndex: 'code', width: 90 },
          {
            title: 'CPI score (100 = clean)',
            dataIndex: 'cpi',
            align: 'right',
            width: 200,
            render: (cpi: number | null) => cpi ?? 'not scored',
            sorter: (a, b) => (a.cpi ?? -1) - (b.cpi ?? -1),
          },
          {
            title: 'FATF',
            dataIndex: 'fatf',
            width: 200,
            render: (fatf: keyof typeof fatfWords) => fatfWords[fatf] && <Tag>{fatfWords[fatf]}</Tag>,
            filters: Object.entries(fatfWords)
              .filter(([, text]) => text)
              .map(([value, text]) => ({ text, value })),
            onFilter: (value, row) => row.fatf === value,
          },
        ]}
      />
    </>
  );
}
