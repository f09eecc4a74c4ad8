import { Table } from 'antd';
import { formatNumber } from '@/shared/format';
import { ScrollRegion } from '@/shared/ui';
import { useWords } from '@/shared/words/use-words';
import type { mediaModels } from '../../../../contract/index.ts';
import { MEDIA_LABELS, type MediaLabel } from '../../../../contract/words.ts';
import { useTexts } from '../texts/index.ts';

type ConfusionTableProps = { confusion: mediaModels.MediaMeasures['confusion'] };

/** How often passages of one label were answered with each other one; the right answers are bold. */
export function ConfusionTable({ confusion }: ConfusionTableProps) {
  const t = useTexts();
  const word = useWords();
  return (
    <ScrollRegion label={t('retrain.confusion')}>
      <Table<{ label: MediaLabel }>
        rowKey="label"
        size="small"
        pagination={false}
        dataSource={MEDIA_LABELS.map((label) => ({ label }))}
        columns={[
          { title: t('retrain.labelled'), dataIndex: 'label', render: (label: MediaLabel) => word(label) },
          ...MEDIA_LABELS.map((answer) => ({
            title: word(answer),
            key: answer,
            align: 'right' as const,
            render: (_: unknown, { label }: { label: MediaLabel }) => {
              const times = formatNumber(confusion[label][answer]);
              return label === answer ? <strong>{times}</strong> : times;
            },
          })),
        ]}
      />
    </ScrollRegion>
  );
}
