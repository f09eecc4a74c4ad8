import { Table } from 'antd';
import { formatNumber } from '@/shared/format';
import { ScrollRegion } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import type { mediaModels } from '../../../../contract/index.ts';
import { MEDIA_LABELS, type MediaLabel } from '../../../../contract/words.ts';
import { useTexts } from '../texts/index.ts';

type Measures = mediaModels.MediaMeasures;
type MeasuresTableProps = { measures: Measures; before: Measures | null };

const figure = (share: number | undefined) => (share === undefined ? '' : share.toFixed(3));
const measured = ['precision', 'recall', 'f1'] as const;

/** Precision, recall and F1 by label; where a version was active at the time, its figures on the same passages. */
export function MeasuresTable({ measures, before }: MeasuresTableProps) {
  const t = useTexts();
  const word = useWords();
  return (
    <ScrollRegion label={t('retrain.measures')}>
      <Table<{ label: MediaLabel }>
        rowKey="label"
        size="small"
        pagination={false}
        dataSource={MEDIA_LABELS.map((label) => ({ label }))}
        columns={[
          { title: t('retrain.label'), dataIndex: 'label', render: (label: MediaLabel) => word(label) },
          ...measured.map((key) => ({
            title: key === 'f1' ? 'F1' : t(`measure.${key}`),
            key,
            align: 'right' as const,
            render: (_: unknown, { label }: { label: MediaLabel }) => figure(measures.byLabel[label][key]),
          })),
          ...(before
            ? [
                {
                  title: t('retrain.f1Then'),
                  key: 'before',
                  align: 'right' as const,
                  render: (_: unknown, { label }: { label: MediaLabel }) => figure(before.byLabel[label].f1),
                },
              ]
            : []),
          {
            title: t('retrain.passages'),
            key: 'support',
            align: 'right',
            render: (_, { label }) => formatNumber(measures.byLabel[label].support),
          },
        ]}
      />
    </ScrollRegion>
  );
}
