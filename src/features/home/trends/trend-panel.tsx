import { DownloadOutlined } from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import { type ReactNode, useState } from 'react';
import { downloadCsv } from '@/shared/http';
import { Panel, ScrollRegion } from '@/shared/ui';
import { useTexts } from '../texts/index.ts';
import styles from './trends.module.css';

export type Cell = string | number | null;

type TrendPanelProps = {
  title: string;
  /** What the figures come to, in a sentence. */
  lead?: ReactNode;
  /** Keys of the rows with their headings; the first names the row. */
  columns: readonly (readonly [key: string, heading: string])[];
  rows: readonly Record<string, Cell>[];
  /** Of the file. */
  name: string;
  /** Null where the table says it best. */
  chart: ReactNode;
};

/** Figures as a picture or as a table, and as a file. */
export function TrendPanel({ title, lead, columns, rows, name, chart }: TrendPanelProps) {
  const t = useTexts();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const csvRows = rows.map((row) =>
    Object.fromEntries(columns.map(([key, heading]) => [heading, row[key] ?? ''])),
  );
  return (
    <Panel
      title={title}
      action={
        <span className={styles.tools}>
          {chart && (
            <Segmented
              size="small"
              aria-label={t('trend.showAs', { title })}
              value={view}
              onChange={setView}
              options={[
                { value: 'chart', label: t('trend.chart') },
                { value: 'table', label: t('trend.table') },
              ]}
            />
          )}
          <Button
            size="small"
            type="text"
            icon={<DownloadOutlined />}
            aria-label={t('trend.download', { title })}
            onClick={() => void downloadCsv(name, csvRows)}
          />
        </span>
      }
    >
      {lead && <p className={styles.lead}>{lead}</p>}
      {chart && view === 'chart' ? (
        chart
      ) : (
        <ScrollRegion label={t('trend.tableOf', { title })}>
          <table className={styles.table}>
            <thead>
              <tr>
                {columns.map(([key, heading]) => (
                  <th key={key} scope="col">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={columns.map(([key]) => row[key]).join()}>
                  {columns.map(([key], place) =>
                    place === 0 ? (
                      <th key={key} scope="row" dir="auto">
                        {row[key]}
                      </th>
                    ) : (
                      <td key={key}>{row[key] ?? '–'}</td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </Panel>
  );
}
