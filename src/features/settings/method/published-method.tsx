import { Collapse, Table } from 'antd';
import { Panel, RiskChip, ScoreBar } from '@/shared/ui';
import type { AnswerOf } from '../../../../contract/index.ts';
import { useTexts } from '../texts/index.ts';
import { CountryTable } from './country-table.tsx';
import { floorName, tableName, useEntryNames } from './method-names.ts';

type Methods = AnswerOf<'GET /reports/v1.0/ratingmethods'>['Data'];

/** A version of the rating method as it counts or counted: weights, bands, floors and every table. */
export function PublishedMethod({ method, countries }: Pick<Methods, 'method' | 'countries'>) {
  const t = useTexts();
  const entryName = useEntryNames();
  const { bands } = method;
  return (
    <Panel title={t('method.method', { number: method.version })}>
      <p>
        {t.rich('method.scale', {
          low: <RiskChip band="low" />,
          medium: bands.medium,
          mediumChip: <RiskChip band="medium" />,
          high: bands.high,
          highChip: <RiskChip band="high" />,
        })}
      </p>
      {method.weights.map((row) => (
        <ScoreBar
          key={row.key}
          label={entryName(`weights.${row.key}`, row.label)}
          value={row.value}
          max={Math.max(...method.weights.map(({ value }) => value))}
          text={String(row.value)}
        />
      ))}
      <h3>{t('method.floors')}</h3>
      <ul>
        {method.floors.map((floor) => (
          <li key={floor.rule}>
            <RiskChip band={floor.band} /> {floorName(t, floor)}
          </li>
        ))}
      </ul>
      <Collapse
        items={[
          {
            key: 'countries',
            label: t('method.countries'),
            children: <CountryTable countries={countries} />,
          },
          ...method.tables
            .filter(({ name }) => name !== 'countries')
            .map((table) => ({
              key: table.name,
              label: tableName(t, table),
              children: (
                <>
                  <p>
                    <bdi>{table.source}</bdi>
                  </p>
                  <Table
                    size="small"
                    rowKey="key"
                    pagination={false}
                    dataSource={table.rows}
                    columns={[
                      {
                        title: t('method.entry'),
                        dataIndex: 'label',
                        render: (label: string, { key }) => entryName(`${table.name}.${key}`, label),
                      },
                      { title: t('method.value'), dataIndex: 'value', align: 'right', width: 120 },
                    ]}
                  />
                </>
              ),
            })),
        ]}
      />
    </Panel>
  );
}
