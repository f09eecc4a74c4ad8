import { Table, Tag } from 'antd';
import { toWords } from '@/shared/format';
import type { AnswerOf } from '../../../../contract/index.ts';

type Countries = AnswerOf<'GET /reports/v1.0/ratingmethods'>['Data']['countries'];

/** The figures of countries that this version rates by, with where they come from and the day they are of. */
export function CountryTable({ countries }: { countries: Countries }) {
  return (
    <>
      <p>Sources: {countries.sources.map(({ name, asOf }) => `${name} (${asOf})`).join('; ')}.</p>
      <Table
        size="small"
        rowKey="code"
        dataSource={countries.rows}
        pagination={{ pageSize: 25, showSizeChanger: false, showTotal: (total) => `${total} countries` }}
        columns={[
          { title: 'Country', dataIndex: 'name', sorter: (a, b) => a.name.localeCompare(b.name) },
          {
            title: 'CPI score',
            dataIndex: 'cpi',
            align: 'right',
            width: 120,
            sorter: (a, b) => (a.cpi ?? -1) - (b.cpi ?? -1),
            render: (cpi: number | null) => cpi ?? 'none',
          },
          {
            title: 'FATF',
            dataIndex: 'fatf',
            width: 200,
            render: (fatf: string | null) => fatf && <Tag>{toWords(fatf)}</Tag>,
          },
        ]}
      />
    </>
  );
}
