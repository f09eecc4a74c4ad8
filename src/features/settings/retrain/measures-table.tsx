import { Table } from 'antd';
import { formatNumber, toWords } from '@/shared/format';
import type { mediaModels } from '../../../../contract/index.ts';
import { MEDIA_LABELS, type MediaLabel } from '../../../../contract/words.ts';

type Measures = mediaModels.MediaMeasures;
type MeasuresTableProps = { measures: Measures; before: Measures | null };

const figure = (share: number | undefined) => (share === undefined ? '' : share.toFixed(3));
const measured = [
  ['precision', 'Precision'],
  ['recall', 'Recall'],
  ['f1', 'F1'],
] as const;

/** Precision, recall and F1 by label; where a version was active at the time, its figures on the same passages. */
export function MeasuresTable({ measures, before }: MeasuresTableProps) {
  return (
    <Table<{ label: MediaLabel }>
      rowKey="label"
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={MEDIA_LABELS.map((label) => ({ label }))}
      columns={[
        { title: 'Label', dataIndex: 'label', render: (label: MediaLabel) => toWords(label) },
        ...measured.map(([key, title]) => ({
          title,
          key,
          align: 'right' as const,
          render: (_: unknown, { label }: { label: MediaLabel }) => figure(measures.byLabel[label][key]),
        })),
        ...(before
          ? [
              {
                title: 'F1 of the then active version',
                key: 'before',
                align: 'right' as const,
                render: (_: unknown, { label }: { label: MediaLabel }) => figure(before.byLabel[label].f1),
              },
            ]
          : []),
        {
          title: 'Passages',
          key: 'support',
          align: 'right',
          render: (_, { label }) => formatNumber(measures.byLabel[label].support),
        },
      ]}
    />
  );
}
