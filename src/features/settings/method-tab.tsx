import { Collapse, Table } from 'antd';
import { ErrorState, RiskChip, ScoreBar, SkeletonList, useCall } from '@/shared/ui';

/** The rating method as it counts: weights, bands, floors and every table. Read-only. */
export function MethodTab() {
  const { data, error, reload } = useCall('GET /reports/v1.0/ratings', {}, { quiet: true });
  if (error) return <ErrorState error={error} onRetry={reload} />;
  const method = data?.Data.method;
  if (!method) return <SkeletonList />;
  const { bands } = method;
  return (
    <div style={{ maxWidth: 900 }}>
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
        items={method.tables.map((table) => ({
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
        }))}
      />
    </div>
  );
}
