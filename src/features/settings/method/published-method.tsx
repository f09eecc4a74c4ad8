import { Collapse, Table } from 'antd';
import { RiskChip, ScoreBar } from '@/shared/ui';
import type { AnswerOf } from '../../../../contract/index.ts';
import { CountryTable } from './country-table.tsx';

type Methods = AnswerOf<'GET /reports/v1.0/ratingmethods'>['Data'];

/** A version of the rating method as it counts or counted: weights, bands, floors and every table. */
export function PublishedMethod({ method, countries }: Pick<Methods, 'method' | 'countries'>) {
  const { bands } = method;
  return (
    <>
      <h2>{method.title}</h2>
      <p>
        Every factor scores 0 to 100 and adds weight × score. <RiskChip band="low" /> under {bands.medium},{' '}
        <RiskChip band="medium" /> from {bands.medium}, <RiskChip band="high" /> from {bands.high}.
      </p>
      {method.weights.map((row) => (
        <ScoreBar
          key={row.key}
          label={row.label}
          value={row.value}
          max={Math.max(...method.weights.map(({ value }) => value))}
          text={String(row.value)}
        />
      ))}
      <h3>Floors</h3>
      <ul>
        {method.floors.map((floor) => (
          <li key={floor.rule}>
            <RiskChip band={floor.band} /> {floor.text}
          </li>
        ))}
      </ul>
      <Collapse
        items={[
          {
            key: 'countries',
            label: 'Countries: corruption perceptions index and FATF lists',
            children: <CountryTable countries={countries} />,
          },
          ...method.tables
            .filter(({ name }) => name !== 'countries')
            .map((table) => ({
              key: table.name,
              label: table.title,
              children: (
                <>
                  <p>{table.source}</p>
                  <Table
                    size="small"
                    rowKey="key"
                    pagination={false}
                    dataSource={table.rows}
                    columns={[
                      { title: 'Entry', dataIndex: 'label' },
                      { title: 'Value', dataIndex: 'value', align: 'right', width: 120 },
                    ]}
                  />
                </>
              ),
            })),
        ]}
      />
    </>
  );
}
