import { Table, Tag } from 'antd';
import { apart } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import type { AnswerOf } from '../../../../contract/index.ts';
import { sourcesOf } from '../countries-sources.ts';
import { useTexts } from '../texts/index.ts';

type Countries = AnswerOf<'GET /reports/v1.0/ratingmethods'>['Data']['countries'];

/** The figures of countries that this version rates by, with where they come from and the day they are of. */
export function CountryTable({ countries }: { countries: Countries }) {
  const t = useTexts();
  const word = useWords();
  return (
    <>
      <p>{t('countries.sources', { sources: sourcesOf(countries.sources, t.language) })}</p>
      <Table
        size="small"
        rowKey="code"
        dataSource={countries.rows}
        pagination={{
          pageSize: 25,
          showSizeChanger: false,
          showTotal: (total) => t('countries.count', { count: total }),
        }}
        columns={[
          {
            title: t('countries.country'),
            dataIndex: 'name',
            render: apart,
            sorter: (a, b) => a.name.localeCompare(b.name),
          },
          {
            title: t('countries.cpiShort'),
            dataIndex: 'cpi',
            align: 'right',
            width: 120,
            sorter: (a, b) => (a.cpi ?? -1) - (b.cpi ?? -1),
            render: (cpi: number | null) => cpi ?? t('countries.notScored'),
          },
          {
            title: 'FATF',
            dataIndex: 'fatf',
            width: 200,
            render: (fatf: string | null) => fatf && <Tag>{word(fatf)}</Tag>,
          },
        ]}
      />
    </>
  );
}
